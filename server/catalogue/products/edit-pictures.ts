import type { z } from 'zod'
import type { products } from '#contract/office/products.ts'
import { namesOf, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type PictureFacts, pictureFacts } from '#server/platform/media/media.ts'
import type { Edit, ManageDeps } from '../manage/change.ts'
import { refuseField } from '../manage/mistakes.ts'
import { changePictures } from '../manage/pictures.ts'
import { picturesText } from './whole.ts'

/** Locks stored pictures that a record takes up, and answers their facts by hash (server/pictures). */
export type TakePictures = (
  tx: Tx,
  hashes: Iterable<string>,
  field?: string,
) => Promise<Map<string, PictureFacts>>

type SentPicture = z.output<typeof products.editPictures.body>['pictures'][number]

/** The change of a product's pictures, as the page's section sends it. */
export function editPictures(
  deps: ManageDeps & { takePictures: TakePictures },
  sent: SentPicture[],
) {
  return {
    sent: { pictures: picturesText(sent) },
    async change(tx: Tx, edit: Edit) {
      const own = await many(tx, ownPictures, [edit.id])
      const facts = new Map<string, PictureFacts>(own.map(({ hash, ...its }) => [hash, its]))
      const added = sent.map(({ hash }) => hash).filter((hash) => !facts.has(hash))
      for (const [hash, its] of await deps.takePictures(tx, added)) facts.set(hash, its)
      const pictures = sent.map(({ hash, alt, value_id }) => ({
        hash,
        alt,
        ...(facts.get(hash) ?? refuseField('pictures', 'There is no such picture.')),
        ...(value_id !== null && { valueId: value_id }),
      }))
      await changePictures(deps, { ...edit, pictures })
    },
  }
}

const ownPictures = rareStatement(
  'office-product-pictures',
  { hash: text, ...pictureFacts },
  `SELECT hash, ${namesOf(pictureFacts)} FROM product_images WHERE product_id = $1`,
)
