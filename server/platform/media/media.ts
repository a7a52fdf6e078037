import type { AcceptedPicture } from './accepted.ts'
import { answerPicture, type PictureAnswer } from './answer.ts'
import type { Format } from './formats.ts'
import { Maker, type MakerLimits } from './maker.ts'
import { type MediaStore, originalsIn } from './originals.ts'
import { photographType } from './photograph-type.ts'
import type { PictureRequest } from './request.ts'
import type { Store } from './store.ts'
import { type Bounds, type Log, Variants } from './variants.ts'

export { type AcceptedPicture, PictureRefused } from './accepted.ts'
export type { PictureAnswer } from './answer.ts'
export { widths } from './formats.ts'
export { openStore } from './open-store.ts'
export type { MediaStore } from './originals.ts'
export type { PictureRequest } from './request.ts'
export { type Store, StoreUnavailable } from './store.ts'

export interface Media extends MediaStore {
  /** Answers `/media/…` for any web server. Never throws. */
  answer(request: PictureRequest): Promise<PictureAnswer>
  /** Makes variants ahead, as AVIF unless told otherwise; answers how many are ready. */
  warm(hashes: Iterable<string>, widths: readonly number[], format?: Format): Promise<number>
  /**
   * Makes a photograph from outside fit to be put: upright, of bounded size, without hidden data.
   * Throws `PictureRefused` with words for the person who sent it.
   */
  accept(sent: Buffer): Promise<AcceptedPicture>
  /**
   * A photograph from outside as a JPEG, in memory only: one that is a JPEG by its content stays as it
   * came. Throws `PictureRefused`.
   */
  portrait(sent: Buffer): Promise<Buffer>
  /** Ends warming and the process that makes pictures. */
  close(): void
}

/** The mall's pictures: `openMedia(openStore(config), log)`. */
export function openMedia(store: Store, log: Log, bounds: Bounds & MakerLimits = {}): Media {
  const maker = new Maker(bounds)
  const originals = originalsIn(store)
  const variants = new Variants(store, originals, maker, log, bounds)
  return {
    ...originals,
    answer: (request) => answerPicture(request, variants, log),
    warm: (hashes, widths, format = 'avif') => variants.warm(hashes, widths, format),
    accept: (sent) => maker.accept(sent),
    portrait: async (sent) => {
      if (photographType(sent) === 'image/jpeg') return sent
      const { bytes, width } = await maker.accept(sent)
      return maker.variant(bytes, width, 'jpg')
    },
    close() {
      variants.close()
      maker.close()
    },
  }
}
