import { Semaphore } from '../semaphore.ts'
import type { AcceptedPicture } from './accepted.ts'
import { type Format, formats, recipe, widths } from './address.ts'
import { answerPicture, type PictureAnswer } from './answer.ts'
import { ImageWorker, type ImageWorkerLimits } from './image-worker.ts'
import { type MediaStore, originalsIn } from './originals.ts'
import type { PictureRequest } from './request.ts'
import { isHash, originalKey, type Store, variantKey } from './store.ts'
import { type Bounds, type Log, Variants } from './variants.ts'

export {
  type AcceptedPicture,
  type PictureFacts,
  PictureRefused,
  pictureFacts,
} from './accepted.ts'
export { pictureAddress, startOfHash, widths, withAddress } from './address.ts'
export type { PictureAnswer } from './answer.ts'
export { openStore, unhurried } from './open-store.ts'
export type { MediaStore } from './originals.ts'
export type { PictureRequest } from './request.ts'
export { hashOf, type Store, StoreUnavailable } from './store.ts'

export interface Media extends MediaStore {
  /** Answers `/media/…` for any web server. Never throws. */
  answer(request: PictureRequest): Promise<PictureAnswer>
  /** Makes variants ahead, as AVIF by default, by hashes or what they begin with; returns how many are ready. */
  warm(hashes: Iterable<string>, widths: readonly number[], format?: Format): Promise<number>
  /**
   * Re-encodes an uploaded photograph for `put`: upright, of bounded size, without metadata.
   * Throws `PictureRefused` with a message for the person who sent it, and `QueueFull` where many wait.
   */
  accept(sent: Buffer): Promise<AcceptedPicture>
  /**
   * An uploaded photograph as a JPEG, in memory only: decoded to its end and encoded anew, so that it has no
   * metadata and nothing behind the picture; at most `width` pixels wide where that is given. Throws
   * `PictureRefused`, and `QueueFull` where many wait.
   */
  portrait(sent: Buffer, width?: number): Promise<Buffer>
  /** Deletes an original with its variants, for good; idempotent. Throws `StoreUnavailable`. */
  remove(hash: string): Promise<void>
  /** Stops warming and ends the worker process. */
  close(): void
}

/** The mall's pictures: `openMedia(openStore(config), log)`. */
export function openMedia(store: Store, log: Log, bounds: Bounds & ImageWorkerLimits = {}): Media {
  const worker = new ImageWorker(bounds)
  const originals = originalsIn(store)
  // Of the largest picture that is allowed, each takes a second or two of a core.
  const uploads = new Semaphore({ concurrency: 1, maxQueued: 20 })
  const variants = new Variants(store, originals, worker, log, bounds)
  return {
    put: originals.put,
    get: originals.get,
    answer: (request) => answerPicture(request, variants, log),
    warm: (hashes, widths, format = 'avif') => variants.warm(hashes, widths, format),
    accept: (sent) => uploads.run(() => worker.accept(sent)),
    async remove(hash) {
      if (!isHash(hash)) return
      // First what is served without the original.
      for (const width of widths) {
        for (const format of formats) await store.remove(variantKey(hash, recipe, width, format))
      }
      await store.remove(originalKey(hash))
    },
    portrait: (sent, maxWidth = Number.POSITIVE_INFINITY) =>
      uploads.run(async () => {
        const { bytes, type, width } = await worker.accept(sent)
        const isFit = type === 'image/jpeg' && width <= maxWidth
        return isFit ? bytes : worker.variant(bytes, Math.min(width, maxWidth), 'jpg')
      }),
    close() {
      variants.close()
      worker.close()
    },
  }
}
