import { number, type Row, text } from '../database/columns.ts'

/** What pages must know of a picture before it is there; tables of pictures have these columns. */
export const pictureFacts = {
  /** Pixels. */
  width: number,
  height: number,
  /** Its average colour, `#rrggbb`, to paint until then. */
  placeholder_color: text,
}
export type PictureFacts = Row<typeof pictureFacts>

/** An original ready to be stored. */
export interface AcceptedPicture extends PictureFacts {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png' | 'image/webp'
}

/** The upload is no picture that we accept; the message is fit for the person who sent it. */
export class PictureRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PictureRefused'
  }
}

/** How many first bytes tell the type of a photograph. */
export const signatureBytes = 12

/** The type of a photograph by its first bytes; null: none of the three. */
export function photographType(bytes: Buffer): AcceptedPicture['type'] | null {
  const starts = (signature: string, at = 0) =>
    bytes.toString('latin1', at, at + signature.length) === signature
  if (starts('\xff\xd8\xff')) return 'image/jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  return null
}
