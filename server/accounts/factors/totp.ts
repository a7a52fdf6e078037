import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { z } from 'zod'
import type { Keys } from '#server/platform/keys/keys.ts'

/** Seconds for which a code is displayed (RFC 6238, section 5.2); what apps take for granted. */
const periodSeconds = 30
/** Time steps before and after that are accepted too: clocks differ, and people type slowly. */
const windowSteps = 1

/** 160 bits in Base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The time step that a code is of, counted from 1970; null where it is none of those around `now`. A step
 * that was used once must not be used again.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: windowSteps })
  return delta === null ? null : Math.floor(timestamp / (periodSeconds * 1000)) + delta
}

/** The digits that an app displays at a time. */
export function digitsAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() })
}

/** The address that authenticator apps read: `otpauth://totp/Oja:ada%40example.com?…`. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString()
}

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  const rules = { algorithm: 'SHA1', digits: 6, period: periodSeconds }
  return new TOTP({ ...about, ...rules, secret: Secret.fromBase32(secret) })
}

/** A QR code as an SVG path, one rectangle for each run of dark squares, with a quiet zone of four. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => {
    const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...squares.matchAll(/#+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    )
  })
  return { size, path: runs.join('') }
}

/** Encrypts an account's secret, so that a copy of the database has none. */
export function sealTotp(secret: string, accountId: number, keys: Keys): Buffer {
  return keys.seal('factors', { secret }, `totp ${accountId}`)
}

/** Throws `CannotUnseal` where it was sealed for another account or with another key. */
export async function unsealTotp(sealed: Buffer, accountId: number, keys: Keys): Promise<string> {
  return Sealed.parse(await keys.unseal('factors', sealed, `totp ${accountId}`)).secret
}

const Sealed = z.object({ secret: z.string() })
