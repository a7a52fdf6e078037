import {
  json,
  list,
  nullable,
  number,
  object,
  type Row,
} from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { brokenRow, sliceRow, walkOf, walkTexts } from '#server/platform/walk.ts'
import { priceDiffers } from './faults.ts'
import type { ItemQuantity } from './product/stock.ts'

/* What must be zero in the catalogue: walks, whose slices cost the same in a catalogue of any size. */

const oversoldTexts = walkTexts({
  key: 'id',
  from: 'FROM stock WHERE',
  broken: `
    SELECT slice.id::bigint AS id, greatest(held - on_hand, -on_hand)::bigint AS size
    FROM slice JOIN stock ON stock.id = slice.id WHERE held > on_hand OR on_hand < 0`,
})

/** Units that are held and not there, by the id of their stock. */
export const oversoldStock = walkOf(
  rareStatement('stock-oversold', sliceRow, oversoldTexts.next),
  rareStatement('stock-oversold-again', brokenRow, oversoldTexts.again),
)

/** Units that orders hold of these items, and that the store does not hold for them. In the caller's snapshot. */
export async function promisedUnits(db: Db, items: readonly ItemQuantity[]): Promise<number> {
  const { promised } = await one(db, promisedOf, [
    items.map(({ productId }) => productId),
    items.map(({ combinationId }) => combinationId),
    items.map(({ quantity }) => quantity),
  ])
  return promised
}

const promisedOf = rareStatement(
  'stock-promised',
  { promised: number },
  `SELECT coalesce(sum(greatest(ordered.quantity - coalesce(stock.held, 0), 0)), 0)::bigint AS promised
   FROM unnest($1::integer[], $2::integer[], $3::integer[])
     AS ordered (product_id, combination_id, quantity)
   LEFT JOIN stock ON stock.product_id = ordered.product_id
     AND coalesce(stock.combination_id, 0) = coalesce(ordered.combination_id, 0)`,
)

const heldRow = { id: number, product_id: number, combination_id: nullable(number), held: number }
export type HeldStock = Row<typeof heldRow>

/** Of `limit` items behind the id `after`, those of which units are held. `last` is null where there is none. */
export async function heldStockAfter(db: Db, after: number, limit: number) {
  const { last, items } = await one(db, heldAfter, [after, limit])
  return { last, items }
}

const heldAfter = rareStatement(
  'stock-held-after',
  { last: nullable(number), items: json(list(object(heldRow))) },
  `WITH slice AS MATERIALIZED (
     SELECT id, product_id, combination_id, held FROM stock WHERE id > $1 ORDER BY id LIMIT $2
   ), reserved AS (SELECT id, product_id, combination_id, held FROM slice WHERE held > 0)
   SELECT (SELECT max(id) FROM slice) AS last,
     coalesce((SELECT json_agg(reserved) FROM reserved), '[]') AS items`,
)

/** The same of the items with these ids. */
export async function heldStockOf(db: Db, ids: readonly number[]): Promise<HeldStock[]> {
  return ids.length === 0 ? [] : many(db, heldOf, [ids])
}

const heldOf = rareStatement(
  'stock-held-of',
  heldRow,
  'SELECT id, product_id, combination_id, held FROM stock WHERE id = ANY ($1) AND held > 0',
)

const productSlice = 'ANY (ARRAY(SELECT id::integer FROM slice))'

const priceTexts = walkTexts({
  key: 'id',
  from: 'FROM products WHERE',
  broken: `
    SELECT product_id::bigint AS id, 1::bigint AS size
    FROM product_prices_source AS shown JOIN products ON products.id = product_id
    WHERE product_id = ${productSlice} AND ${priceDiffers}`,
})

/** Products that are shown at a price that is not that of a combination which can be bought. */
export const priceDifferences = walkOf(
  rareStatement('product-price-differences', sliceRow, priceTexts.next),
  rareStatement('product-price-differences-again', brokenRow, priceTexts.again),
)
