import { serialKinds } from '#contract/product-facts.ts'
import { nullable, number, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { keyOfItem } from './item-key.ts'

/** The place of an item in the store, and its codes. */
export interface StoredItem {
  /** The product's. */
  code: string
  bin: string | null
  barcode: string | null
  /** Of each unit; null: none. */
  serials: 'serial' | 'imei' | null
}

/** Of these items, those that are still there, by their key. */
export async function storedItems(
  db: Db,
  items: readonly ItemRef[],
): Promise<Map<string, StoredItem>> {
  const rows = await many(db, itemsInStore, [
    items.map(({ productId }) => productId),
    items.map(({ combinationId }) => combinationId),
  ])
  return new Map(
    rows.map(({ product_id, combination_id, ...item }) => [
      keyOfItem({ productId: product_id, combinationId: combination_id }),
      item,
    ]),
  )
}

const itemsInStore = rareStatement(
  'stock-items-in-store',
  {
    product_id: number,
    combination_id: nullable(number),
    code: text,
    bin: nullable(text),
    barcode: nullable(text),
    serials: nullable(oneOf(serialKinds)),
  },
  `SELECT facts.product_id, facts.combination_id, products.code, bin, barcode, serials
   FROM unnest($1::integer[], $2::integer[]) AS item (product_id, combination_id)
   JOIN stock_facts AS facts ON facts.product_id = item.product_id
     AND facts.combination_id IS NOT DISTINCT FROM item.combination_id
   JOIN products ON products.id = facts.product_id`,
)
