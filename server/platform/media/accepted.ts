/** An original ready to be stored, and what pages must know of it. */
export interface AcceptedPicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  /** Its average colour, `#rrggbb`, to paint until it is there. */
  placeholderColor: string
}

/** The upload is no picture that we accept; the message is fit for the person who sent it. */
export class PictureRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PictureRefused'
  }
}
