import { number, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Change, ManageDeps } from './deps.ts'
import { factValues, type ProductFacts } from './product-facts.ts'
import { type Fixed, requireFixedPrice } from './products.ts'

/** A product to be, sold as one item. */
export interface Draft {
  facts: ProductFacts
  sold: Fixed
}

/**
 * Adds drafts in one transaction and two statements, so that each read model is brought up to date once. Answers their ids
 * by their codes. Refuses as `addProduct` does, with none of them added.
 */
export function addDrafts(
  deps: Pick<ManageDeps, 'database' | 'clock'>,
  { drafts, ...change }: Change & { drafts: readonly Draft[] },
): Promise<Map<string, number>> {
  for (const { sold } of drafts) requireFixedPrice(sold)
  return inChange(deps, change, async (tx) => {
    const rows = drafts.map(({ facts, sold }) => [
      ...factValues(facts),
      sold.amountKobo,
      sold.previousAmountKobo,
    ])
    const added = await many(tx, insert, [JSON.stringify(rows), deps.clock.now()])
    const ids = new Map(added.map(({ id, code }) => [code, id]))
    const stock = drafts.flatMap(({ facts: { code }, sold: { onHand } }) =>
      onHand === null ? [] : [[ids.get(code), onHand]],
    )
    await run(tx, insertStock, [JSON.stringify(stock)])
    return ids
  })
}

/** The columns in the order of `factValues`, then those of the price, with their types. */
const columns = [
  ['p_slug', 'text'],
  ['code', 'text'],
  ['name', 'text'],
  ['category_id', 'integer'],
  ['brand_id', 'integer'],
  ['seller_id', 'integer'],
  ['form', 'text'],
  ['weight_grams', 'integer'],
  ['color', 'text'],
  ['key_features', 'text'],
  ['description_html', 'text'],
  ['bulk_text', 'text'],
  ['popularity', 'integer'],
  ['amount_kobo', 'bigint'],
  ['previous_amount_kobo', 'bigint'],
] as const

const insert = rareStatement(
  'manage-add-drafts',
  { id: number, code: text },
  `INSERT INTO products (${columns.map(([name]) => name).join(', ')},
     parent_category_id, is_fixed, created_at)
   SELECT ${columns.map(([, type], at) => `(draft ->> ${at})::${type}`).join(', ')},
     (SELECT parent_id FROM categories WHERE id = (draft ->> 3)::integer), true, $2
   FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS drafts (draft, place)
   ORDER BY place
   RETURNING id, code`,
)

const insertStock = rareStatement(
  'manage-add-drafts-stock',
  {},
  `INSERT INTO stock (product_id, on_hand)
   SELECT (item ->> 0)::integer, (item ->> 1)::integer FROM jsonb_array_elements($1::jsonb) AS item`,
)
