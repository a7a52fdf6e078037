import type { UploadedFile } from '#contract/endpoint.ts'
import { refuse } from '../http/handler.ts'
import { QueueFull } from '../semaphore.ts'
import { photographType, signatureBytes } from './accepted.ts'
import { type AcceptedPicture, type Media, PictureRefused } from './media.ts'

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
  return orRefused(field, media.portrait(Buffer.from(base64, 'base64'), width))
}

/**
 * The picture of a call that takes a file, ready to be stored. Its first bytes are looked at before the rest is read.
 * Refuses with `validation_failed` for `file`, and with `overloaded`.
 */
export async function uploadedPicture(
  file: UploadedFile,
  media: Pick<Media, 'accept'>,
): Promise<AcceptedPicture> {
  const chunks: Uint8Array[] = []
  let size = 0
  let isPhotograph = false
  for await (const chunk of file) {
    chunks.push(chunk)
    size += chunk.length
    if (isPhotograph || size < signatureBytes) continue
    isPhotograph = photographType(Buffer.concat(chunks)) !== null
    if (!isPhotograph) refusePicture('file', 'The picture must be a JPEG, PNG or WebP file.')
  }
  return orRefused('file', media.accept(Buffer.concat(chunks)))
}

async function orRefused<T>(field: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof PictureRefused) refusePicture(field, error.message)
    if (error instanceof QueueFull) refuse('overloaded')
    throw error
  })
}

function refusePicture(field: string, message: string): never {
  refuse('validation_failed', { message, errors: { [field]: [message] } })
}
