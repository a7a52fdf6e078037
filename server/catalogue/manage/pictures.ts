import { maxProductPictures } from '#contract/limits.ts'
import { definitionOf, namesOf } from '#server/platform/database/columns.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type PictureFacts, pictureFacts } from '#server/platform/media/media.ts'
import { type Edit, inChange, type ManageDeps } from './change.ts'
import { refuseField } from './mistakes.ts'
import { requireStillWhole } from './states.ts'
import { raiseVersion } from './version.ts'

/** A picture in the media store, as `media.accept` measured it. */
export interface NewPicture extends PictureFacts {
  hash: string
  /** What it shows, for those who do not see it. */
  alt: string
}

/** A picture of a new product. */
export interface PlacedPicture extends NewPicture {
  /** The value that it shows: the places of its option and of itself, from 0. Left out: any choice. */
  place?: { option: number; value: number }
}

/** A picture of a product that is there. */
export interface ProductPicture extends NewPicture {
  /** The value that it shows; left out: any choice. */
  valueId?: number
}

/** Refuses `validation_failed` where there are too many, one has no words, or the media store has none of it. */
export async function requirePictures(
  { hasPicture }: Pick<ManageDeps, 'hasPicture'>,
  pictures: (PlacedPicture | ProductPicture)[],
): Promise<void> {
  const choices = Map.groupBy(pictures, (picture) =>
    JSON.stringify('place' in picture ? picture.place : 'valueId' in picture && picture.valueId),
  )
  if ([...choices.values()].some(({ length }) => length > maxProductPictures)) {
    refuseField('pictures', `A product has at most ${maxProductPictures} pictures of each choice.`)
  }
  if (pictures.some(({ alt }) => alt.trim() === '')) {
    refuseField('pictures', 'Say in words what each picture shows.')
  }
  if (pictures.some(({ placeholder_color: color }) => !/^#[0-9a-f]{6}$/.test(color))) {
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

/** The pictures with the ids of their values, which stand as in the product's options. Refuses `validation_failed`. */
export function withValues(pictures: PlacedPicture[], valueIds: number[][]): ProductPicture[] {
  return pictures.map(({ place, ...picture }) => {
    if (!place) return picture
    const valueId = valueIds[place.option]?.[place.value]
    if (valueId === undefined) refuseField('pictures', 'The product has no such value.')
    return { ...picture, valueId }
  })
}

/** Adds pictures to a product that has none. */
export async function insertPictures(
  tx: Tx,
  productId: number,
  pictures: ProductPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const placed = pictures.map((picture, position) => ({ ...picture, position }))
  await run(tx, insert, [productId, JSON.stringify(placed)])
}

const insert = rareStatement(
  'manage-add-pictures',
  {},
  `INSERT INTO product_images (product_id, position, hash, ${namesOf(pictureFacts)}, alt,
     option_value_id)
   SELECT $1, position, hash, ${namesOf(pictureFacts)}, alt, "valueId"
   FROM jsonb_to_recordset($2) AS picture (position smallint, hash text, ${definitionOf(pictureFacts)},
     alt text, "valueId" integer)
   ORDER BY position`,
)

/** Gives a product these pictures, in this order, in place of those that it has. Refuses as `addProduct`. */
export async function changePictures(
  deps: ManageDeps,
  { pictures, ...edit }: Edit & { pictures: ProductPicture[] },
): Promise<{ version: number }> {
  await requirePictures(deps, pictures)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    await run(tx, deleteAll, [edit.id])
    await insertPictures(tx, edit.id, pictures)
    await requireStillWhole(tx, edit.id)
    return { version }
  })
}

const deleteAll = rareStatement(
  'manage-delete-pictures',
  {},
  'DELETE FROM product_images WHERE product_id = $1',
)
