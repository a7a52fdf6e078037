import type { AcceptedPicture } from './accepted.ts'

/** The type of a photograph by its first bytes; null: none of the three. */
export function photographType(bytes: Buffer): AcceptedPicture['type'] | null {
  const starts = (signature: string, at = 0) =>
    bytes.toString('latin1', at, at + signature.length) === signature
  if (starts('\xff\xd8\xff')) return 'image/jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  return null
}
