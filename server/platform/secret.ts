import { createSecretKey, hkdfSync, type KeyObject, randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that all processes of one mall share: `MALL_SECRET`, or one that the first start generates
 * and stores in `DATA_DIR/mall.secret`.
 */
export function openSecret(given: string | undefined, dataDir: string): string {
  return given ?? storedSecret(dataDir)
}

/** The secret of a mall that has started before; null: there is none in `DATA_DIR`. */
export function knownSecret(given: string | undefined, dataDir: string): string | null {
  const path = join(dataDir, 'mall.secret')
  return given ?? (existsSync(path) ? readFileSync(path, 'utf8') : null)
}

/**
 * Derives a 256-bit key for one purpose (HKDF); one purpose's key reveals nothing of another's. A key object, since Node
 * makes one of a key's bytes at every use, which takes longer than to encrypt a message.
 */
export function deriveKey(purpose: string, secret: string | Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `oja ${purpose}`, 32)))
}

function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'mall.secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}

/** Without characters that sound or look alike: no I, L, O, U, 0, 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An unguessable code that can be read out by phone: ten characters are 49 bits. */
export function publicCode(length = 10): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
