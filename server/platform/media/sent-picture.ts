import { refuse } from '../http/handler.ts'
import { QueueFull } from '../semaphore.ts'
import { type Media, PictureRefused } from './media.ts'

/**
 * The picture of a data URL or bare base64 in a call's body, as a JPEG of our own encoding, at most `width` pixels
 * wide where that is given. Refuses with `validation_failed` for its `field`, and with `overloaded`.
 */
export async function sentPicture(
  sent: string,
  media: Pick<Media, 'portrait'>,
  { field, width }: { field: string; width?: number },
): Promise<Buffer> {
  const base64 = sent.replace(/^data:[^,]{0,100},/, '').trim()
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) refusePicture(field, 'The picture cannot be read.')
  return media.portrait(Buffer.from(base64, 'base64'), width).catch((error: unknown) => {
    if (error instanceof PictureRefused) refusePicture(field, error.message)
    if (error instanceof QueueFull) refuse('overloaded')
    throw error
  })
}

function refusePicture(field: string, message: string): never {
  refuse('validation_failed', { message, errors: { [field]: [message] } })
}
