import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text, for the browser alone; only the hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/** SHA-256. A token can't be guessed, so its hash needs to be neither slow nor salted. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}
