import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import type { ItemRef } from './current-prices.ts'

/** So many units of an item. */
export interface ItemQuantity extends ItemRef {
  quantity: number
}

/** Where units are: free, held for an order, sold to it. */
export const stockStates = ['free', 'held', 'sold'] as const
export type StockState = (typeof stockStates)[number]

interface Step {
  onHand: -1 | 0 | 1
  held: -1 | 0 | 1
}

const steps: Record<StockState, Partial<Record<StockState, Step>>> = {
  free: { held: { onHand: 0, held: 1 }, sold: { onHand: -1, held: 0 } },
  held: { free: { onHand: 0, held: -1 }, sold: { onHand: -1, held: -1 } },
  sold: { free: { onHand: 1, held: 0 } },
}

/**
 * Moves the units of an order, each item named once, in the caller's transaction. From free it moves all of
 * them or none: answers false, and moves nothing, where not enough is left. Any other move leaves out what is
 * no longer in the catalogue.
 *
 * Rows are locked by product, then combination, in every call: orders wait for each other in one order.
 */
export async function moveStock(
  tx: Db,
  units: ItemQuantity[],
  from: StockState,
  to: StockState,
): Promise<boolean> {
  const step = steps[from][to]
  if (!step) throw new Error(`units cannot go from ${from} to ${to}`)
  // Who waits for one row looks at it again. Several are locked by a statement before: one that both locked
  // and wrote would take the others for what they were when it began.
  const locked = units.length > 1 ? lockStock(tx, units) : Promise.resolve()
  const [, moved] = await pipelined(
    locked,
    run(tx, move, [
      ...itemsOf(units),
      units.map(({ quantity }) => quantity),
      step.onHand,
      step.held,
      from === 'free',
    ]),
  )
  return from !== 'free' || moved === units.length
}

const move = statement(
  'stock-move',
  {},
  `WITH wanted AS (
     SELECT stock.id, quantity, on_hand - held AS on_shelf
     -- Lists as in sellable-items.ts: planned for once.
     FROM unnest((SELECT $1::integer[]), (SELECT $2::integer[]), (SELECT $3::integer[]))
       AS units (product_id, combination_id, quantity)
     JOIN stock ON stock.product_id = units.product_id
       AND stock.combination_id IS NOT DISTINCT FROM units.combination_id
   )
   UPDATE stock SET on_hand = on_hand + $4 * quantity, held = held + $5 * quantity
   FROM wanted
   WHERE stock.id = wanted.id
     AND (NOT $6 OR on_hand - held >= quantity
       AND (SELECT count(*) FROM wanted WHERE on_shelf >= quantity) = cardinality($1))`,
)

/**
 * Takes the locks that moving these units takes, before the caller locks what comes after stock in the
 * mall's order of locks.
 */
export async function lockStock(tx: Db, units: ItemQuantity[]): Promise<void> {
  await run(tx, lock, itemsOf(units))
}

const lock = statement(
  'stock-lock',
  {},
  `SELECT FROM unnest((SELECT $1::integer[]), (SELECT $2::integer[]))
     AS wanted (product_id, combination_id)
   JOIN stock ON stock.product_id = wanted.product_id
     AND stock.combination_id IS NOT DISTINCT FROM wanted.combination_id
   ORDER BY stock.product_id, stock.combination_id
   FOR UPDATE OF stock`,
)

/** As two lists. */
function itemsOf(units: ItemQuantity[]): (number | null)[][] {
  return [units.map(({ productId }) => productId), units.map(({ combinationId }) => combinationId)]
}
