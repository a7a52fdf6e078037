import { number, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { enterMoves } from '../product/enter-moves.ts'
import { cleanFacts, factsIn, insertedFacts, type ProductFacts } from '../product-facts.ts'
import { type Change, inChange, type ManageDeps } from './change.ts'
import { type Fixed, requireFixedPrice } from './products.ts'

/** A product to be, sold as one item. */
export interface Draft {
  facts: ProductFacts
  sold: Fixed
}

/**
 * Adds drafts in one transaction and two statements, so that each read model is brought up to date once. Answers their ids
 * by their codes. Their stock comes by moves with this reason. Refuses as `addProduct` does, with none of them added.
 */
export function addDrafts(
  deps: Pick<ManageDeps, 'database' | 'clock'>,
  { drafts, reason, by, ...change }: Change & { drafts: readonly Draft[]; reason: string },
): Promise<Map<string, number>> {
  for (const { sold } of drafts) requireFixedPrice(sold)
  return inChange(deps, change, async (tx) => {
    const rows = drafts.map(({ facts, sold }) => ({ ...sold, ...cleanFacts(facts) }))
    const added = await many(tx, insert, [JSON.stringify(rows), deps.clock.now()])
    const ids = new Map(added.map(({ id, code }) => [code, id]))
    const stock = drafts.flatMap(({ facts: { code }, sold: { onHand } }) => {
      const productId = ids.get(code)
      return onHand === null || productId === undefined ? [] : { productId, onHand }
    })
    await run(tx, insertStock, [JSON.stringify(stock)])
    const first = { combinationId: null, kind: 'received', before: 0, reason } as const
    const moves = stock.map((one) => ({ ...one, ...first }))
    await enterMoves(tx, moves, { by, at: deps.clock.now() })
    return ids
  })
}

const insert = rareStatement(
  'manage-add-drafts',
  { id: number, code: text },
  `INSERT INTO products (${insertedFacts}, is_fixed, amount_kobo, previous_amount_kobo, created_at)
   SELECT ${factsIn('draft')}, true, (draft ->> 'amountKobo')::bigint,
     (draft ->> 'previousAmountKobo')::bigint, $2
   FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS drafts (draft, place)
   ORDER BY place
   RETURNING id, code`,
)

const insertStock = rareStatement(
  'manage-add-drafts-stock',
  {},
  `INSERT INTO stock (product_id, on_hand)
   SELECT "productId", "onHand" FROM jsonb_to_recordset($1) AS item ("productId" integer, "onHand" integer)`,
)
