import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { refuseField } from './mistakes.ts'
import { raiseVersion } from './version.ts'

/** A picture in the media store, as `media.accept` measured it. */
export interface NewPicture {
  hash: string
  /** Pixels. */
  width: number
  height: number
  /** `#rrggbb`, while it loads. */
  placeholderColor: string
  /** What it shows, for those who do not see it. */
  alt: string
}

const maxPictures = 20

/** Refuses `validation_failed` where there are too many, one has no words, or the media store has none of it. */
export async function requirePictures(
  { hasPicture }: Pick<ManageDeps, 'hasPicture'>,
  pictures: NewPicture[],
): Promise<void> {
  if (pictures.length > maxPictures) {
    refuseField('pictures', `A product has at most ${maxPictures} pictures.`)
  }
  if (pictures.some(({ alt }) => alt.trim() === '')) {
    refuseField('pictures', 'Say in words what each picture shows.')
  }
  if (pictures.some(({ placeholderColor }) => !/^#[0-9a-f]{6}$/.test(placeholderColor))) {
    refuseField('pictures', 'A color is # and six hexadecimal digits.')
  }
  const hashes = [...new Set(pictures.map(({ hash }) => hash))]
  const found = await Promise.all(hashes.map(hasPicture))
  if (found.includes(false)) refuseField('pictures', 'There is no such picture.')
}

/** The same for the one picture of a category or brand, which is decoration. */
export async function requirePicture(
  { hasPicture }: Pick<ManageDeps, 'hasPicture'>,
  hash: string,
): Promise<void> {
  if (!(await hasPicture(hash))) refuseField('picture_hash', 'There is no such picture.')
}

/** Adds pictures to a product that has none. */
export async function insertPictures(
  tx: Tx,
  productId: number,
  pictures: NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const placed = pictures.map((picture, position) => ({ ...picture, position }))
  await run(tx, insert, [productId, JSON.stringify(placed)])
}

const insert = rareStatement(
  'manage-add-pictures',
  {},
  `INSERT INTO product_images (product_id, position, hash, width, height, placeholder_color, alt)
   SELECT $1, position, hash, width, height, "placeholderColor", alt
   FROM jsonb_to_recordset($2) AS picture (position smallint, hash text, width integer, height integer,
     "placeholderColor" text, alt text)
   ORDER BY position`,
)

/** Gives a product these pictures, in this order, in place of those that it has. Refuses as `addProduct`. */
export async function changePictures(
  deps: ManageDeps,
  { pictures, ...edit }: Edit & { pictures: NewPicture[] },
): Promise<{ version: number }> {
  await requirePictures(deps, pictures)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    await run(tx, deleteAll, [edit.id])
    await insertPictures(tx, edit.id, pictures)
    return { version }
  })
}

const deleteAll = rareStatement(
  'manage-delete-pictures',
  {},
  'DELETE FROM product_images WHERE product_id = $1',
)
