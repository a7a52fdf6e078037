import { number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Change, ManageDeps } from './deps.ts'
import { insertPictures, type NewPicture, requirePictures } from './pictures.ts'
import { type Price, requirePrice } from './price.ts'
import { factValues, type ProductFacts } from './product-facts.ts'
import { asEdited, type NewVariations, requireVariations } from './variations.ts'
import { writeVariations } from './write-variations.ts'

/** Sold as one item. */
export interface Fixed extends Price {
  /** Units. */
  onHand: number
}

export interface NewProduct extends Change {
  facts: ProductFacts
  /** How it is sold: as one item, or by variations. */
  sold: Fixed | NewVariations
  /** In their order. */
  pictures: NewPicture[]
}

/**
 * Adds a product, with its stock. Refuses `validation_failed` with the field: no such sub-category, brand, seller or
 * picture, an address or code that is taken, a price that is not above zero or not below the price before, a
 * combination of values that are not there.
 */
export async function addProduct(
  deps: ManageDeps,
  { facts, sold, pictures, ...change }: NewProduct,
): Promise<{ id: number }> {
  await requirePictures(deps, pictures)
  const isFixed = !('options' in sold)
  if (isFixed) requirePrice(sold)
  else requireVariations(asEdited(sold))
  return inChange(deps, change, async (tx) => {
    const [amountKobo, previousAmountKobo] = isFixed
      ? [sold.amountKobo, sold.previousAmountKobo]
      : lowestOf(sold)
    const price = [isFixed, amountKobo, previousAmountKobo, deps.clock.now()]
    const { id } = await one(tx, insert, [...factValues(facts), ...price])
    await insertPictures(tx, id, pictures)
    if (isFixed) await run(tx, insertStock, [id, sold.onHand])
    else await writeVariations(tx, id, asEdited(sold))
    return { id }
  })
}

/** As the trigger will set it, where two cost the same: the first. */
function lowestOf({ combinations }: NewVariations): [number, number | null] {
  const [first, ...others] = combinations
  if (!first) throw new Error('a product with variations has combinations')
  const lowest = others.reduce(
    (least, one) => (one.amountKobo < least.amountKobo ? one : least),
    first,
  )
  return [lowest.amountKobo, lowest.previousAmountKobo]
}

const insert = rareStatement(
  'manage-add-product',
  { id: number },
  `INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id, seller_id, form,
     weight_grams, color, key_features, description_html, bulk_text, popularity, is_fixed, amount_kobo,
     previous_amount_kobo, created_at)
   VALUES ($1, $2, $3, $4, (SELECT parent_id FROM categories WHERE id = $4), $5, $6, $7, $8, $9, $10, $11,
     $12, $13, $14, $15, $16, $17)
   RETURNING id`,
)

const insertStock = rareStatement(
  'manage-add-fixed-stock',
  {},
  'INSERT INTO stock (product_id, on_hand) VALUES ($1, $2)',
)
