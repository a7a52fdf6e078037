import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a message's values: the database has codes only in this form. Bound to the message's
 * reference, so that they decrypt in no other row. Layout: nonce, tag, text.
 */
export function seal(values: object, reference: string, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(reference))
  const text = Buffer.concat([cipher.update(JSON.stringify(values)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Throws where the key differs or the bytes were changed. */
export function unseal(sealed: Buffer, reference: string, key: Buffer): unknown {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(reference))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const text = decipher.update(sealed.subarray(ivBytes + tagBytes))
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString())
}
