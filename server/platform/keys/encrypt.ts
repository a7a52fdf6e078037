import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts bytes, bound to the context in which alone they decrypt. Layout: nonce, tag, text. */
export function encrypt(bytes: Buffer, context: string, key: KeyObject): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Answers null where the key or the context differs, or the bytes were changed. */
export function decrypt(sealed: Buffer, context: string, key: KeyObject): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = decipher.update(sealed.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, decipher.final()])
  } catch {
    return null
  }
}
