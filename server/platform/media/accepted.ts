/** Bytes fit to be kept as an original, and what pages must know of them. */
export interface AcceptedPicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  /** Its average colour, `#rrggbb`, to paint until it is there. */
  ground: string
}

/** What came is no picture that we take; the message is fit for the person who sent it. */
export class PictureRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PictureRefused'
  }
}
