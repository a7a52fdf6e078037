import { answerPicture, type PictureAnswer } from './answer.ts'
import { type MediaStore, originalsIn } from './originals.ts'
import type { PictureRequest } from './request.ts'
import type { Store } from './store.ts'
import type { Format } from './variant.ts'
import { type Bounds, type Log, Variants } from './variants.ts'

export { type AcceptedPicture, acceptDrawing, acceptPicture, PictureRefused } from './accept.ts'
export type { PictureAnswer } from './answer.ts'
export { openStore } from './open-store.ts'
export type { MediaStore } from './originals.ts'
export type { PictureRequest } from './request.ts'
export { type Store, StoreUnavailable } from './store.ts'
export { widths } from './variant.ts'

export interface Media extends MediaStore {
  /** Answers `/media/…` for any web server. Never throws. */
  answer(request: PictureRequest): Promise<PictureAnswer>
  /** Makes variants ahead, as AVIF unless told otherwise; answers how many are ready. */
  warm(hashes: Iterable<string>, widths: readonly number[], format?: Format): Promise<number>
  /** Ends warming. */
  close(): void
}

/** The mall's pictures: `openMedia(openStore(config), log)`. */
export function openMedia(store: Store, log: Log, bounds?: Bounds): Media {
  const originals = originalsIn(store)
  const variants = new Variants(store, originals, log, bounds)
  return {
    ...originals,
    answer: (request) => answerPicture(request, variants, log),
    warm: (hashes, widths, format = 'avif') => variants.warm(hashes, widths, format),
    close: () => variants.close(),
  }
}
