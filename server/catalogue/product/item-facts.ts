import { type Actor, actorText } from '#server/platform/actor.ts'
import { nullable, number, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** What the store knows of an item beside its units; a name that is left out stays as it is. */
export interface ItemFacts {
  barcode?: string | null
  /** In capitals. */
  bin?: string | null
  reorder_level?: number | null
  cost_kobo?: number | null
}

export interface ItemFactsOf {
  productId: number
  combinationId: number | null
  facts: ItemFacts
}

/** Writes facts of items that have their stock, locked by the caller. Constraints refuse a barcode that another item has. */
export async function writeItemFacts(
  tx: Tx,
  items: readonly ItemFactsOf[],
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const rows = items
    .filter(({ facts }) => Object.keys(facts).length > 0)
    .map(({ facts, ...item }) => ({ ...item, ...facts }))
  if (rows.length > 0) await run(tx, update, [JSON.stringify(rows), at, actorText(by)])
}

const given = (name: keyof ItemFacts, type: string) =>
  `CASE WHEN item ? '${name}' THEN (item ->> '${name}')::${type} ELSE stock_facts.${name} END`

const update = rareStatement(
  'manage-item-facts',
  {},
  `UPDATE stock_facts SET barcode = ${given('barcode', 'text')}, bin = ${given('bin', 'text')},
     reorder_level = ${given('reorder_level', 'integer')}, cost_kobo = ${given('cost_kobo', 'bigint')},
     level = stock_level(on_hand - held, ${given('reorder_level', 'integer')}),
     version = version + 1, changed_at = $2, changed_by = $3
   FROM jsonb_array_elements($1::jsonb) AS item, stock
   WHERE stock.id = stock_id AND stock_facts.product_id = (item ->> 'productId')::integer
     AND stock_facts.combination_id IS NOT DISTINCT FROM (item ->> 'combinationId')::integer`,
)

/** The items whose facts are no longer those that were seen, or which are off sale. */
export async function itemsChangedSince(
  tx: Tx,
  items: readonly (ItemFactsOf & { seen: ItemFacts })[],
): Promise<Map<number, keyof ItemFacts>> {
  const changed = new Map<number, keyof ItemFacts>()
  if (items.length === 0) return changed
  const rows = await many(tx, factsOf, [items.map(({ productId }) => productId)])
  const keyOf = (productId: number, combinationId: number | null) => `${productId} ${combinationId}`
  const found = new Map(rows.map((row) => [keyOf(row.product_id, row.combination_id), row]))
  for (const { productId, combinationId, seen } of items) {
    const now = found.get(keyOf(productId, combinationId))
    for (const name of names) {
      if (seen[name] !== undefined && seen[name] !== now?.[name]) changed.set(productId, name)
    }
  }
  return changed
}

const names = ['barcode', 'bin', 'reorder_level', 'cost_kobo'] as const

const factsOf = rareStatement(
  'manage-item-facts-of',
  {
    product_id: number,
    combination_id: nullable(number),
    barcode: nullable(text),
    bin: nullable(text),
    reorder_level: nullable(number),
    cost_kobo: nullable(number),
  },
  `SELECT product_id, combination_id, barcode, bin, reorder_level, cost_kobo FROM stock_facts
   WHERE product_id = ANY ($1::integer[]) AND stock_id IS NOT NULL
   ORDER BY product_id, combination_id FOR UPDATE`,
)
