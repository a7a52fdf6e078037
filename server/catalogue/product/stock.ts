import { announceTags } from '#server/platform/database/announce.ts'
import { count, counted, type Db, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { answerTag } from '#server/platform/http/cache/answer-tags.ts'
import type { ItemRef } from './current-prices.ts'

/** So many units of an item. */
export interface ItemQuantity extends ItemRef {
  quantity: number
}

/** The state of an order's units: free, held, sold, or gone: the money is back, and the refund's parts have each unit's place. */
export const stockStates = ['free', 'held', 'sold', 'gone'] as const
export type StockState = (typeof stockStates)[number]

interface Step {
  onHand: -1 | 0 | 1
  held: -1 | 0 | 1
}

const steps: Record<StockState, Partial<Record<StockState, Step>>> = {
  free: { held: { onHand: 0, held: 1 }, sold: { onHand: -1, held: 0 } },
  held: { free: { onHand: 0, held: -1 }, sold: { onHand: -1, held: -1 } },
  sold: { free: { onHand: 1, held: 0 } },
  gone: {},
}

/** Who holds units: customers without a delivered order (`newcomers`) only have a share of them. */
export type Holder = 'anybody' | 'newcomers'

/**
 * Of the units on hand of an item, what customers without a delivered order may hold unpaid, all together. The
 * database refuses more (`stock_newcomers_share`), and other figures mean nothing to it.
 */
export const newcomersPercent = 10

/**
 * Moves the units of an order, each item named once, in the caller's transaction. From free it moves all of
 * them or none: answers false, and moves nothing, where not enough is left, or of the newcomers' share where
 * they are to hold it. Any other move leaves out what is no longer in the catalogue.
 *
 * Cached answers that say how many are left hear of it after the commit (`stockTags`).
 *
 * Rows are locked by product, then combination, in every call: orders wait for each other in one order.
 */
export async function moveStock(
  tx: Tx,
  units: ItemQuantity[],
  from: StockState,
  to: StockState,
  holder: Holder = 'anybody',
): Promise<boolean> {
  const step = steps[from][to]
  if (!step) throw new Error(`units cannot go from ${from} to ${to}`)
  const [only] = units
  const moved =
    only && units.length === 1
      ? await moveOne(tx, only, { step, isFree: from === 'free', holder })
      : await moveSeveral(tx, units, { step, isFree: from === 'free', holder })
  announceTags(tx, stockTags(units.map(({ productId }) => productId)))
  return from !== 'free' || moved === units.length
}

interface Moving {
  step: Step
  isFree: boolean
  holder: Holder
}

/** Answers how many rows moved. Who waits for a row looks at it again. */
function moveOne(tx: Tx, unit: ItemQuantity, { step, isFree, holder }: Moving): Promise<number> {
  const { productId, combinationId, quantity } = unit
  return run(tx, moveItem, [
    productId,
    combinationId,
    step.onHand * quantity,
    step.held * quantity,
    isFree ? quantity : 0,
    holder === 'newcomers' ? step.held * quantity : 0,
  ])
}

const moveItem = statement(
  'stock-move-one',
  {},
  `UPDATE stock SET on_hand = on_hand + $3, held = held + $4, held_by_newcomers = held_by_newcomers + $6
   WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2
     AND ($5 = 0 OR on_hand - held >= $5)
     AND ($6 <= 0 OR held_by_newcomers + $6 <= on_hand::bigint * ${newcomersPercent} / 100)`,
)

/**
 * The rows are locked by a statement before: one that both locked and wrote would take those that it did not wait for
 * for what they were when it began.
 */
async function moveSeveral(tx: Tx, units: ItemQuantity[], moving: Moving): Promise<number> {
  const { step, isFree, holder } = moving
  const [, moved] = await pipelined(
    lockStock(tx, units),
    run(tx, move, [
      ...itemsOf(units),
      units.map(({ quantity }) => quantity),
      step.onHand,
      step.held,
      isFree,
      holder === 'newcomers' ? step.held : 0,
    ]),
  )
  return moved
}

/**
 * The cache tags of answers that say how many units of a product are left. Pages have none of them: they say only
 * what triggers announce, that there is stock, or how little.
 */
export function stockTags(productIds: number[]): string[] {
  return productIds.map((id) => `${answerTag}stock:${id}`)
}

const move = statement(
  'stock-move',
  {},
  `WITH wanted AS (
     SELECT stock.id, quantity, CASE WHEN $7 > 0
         THEN least(on_hand - held, on_hand::bigint * ${newcomersPercent} / 100 - held_by_newcomers)
         ELSE on_hand - held END AS on_shelf
     -- Lists as in sellable-items.ts: planned for once.
     FROM unnest((SELECT $1::integer[]), (SELECT $2::integer[]), (SELECT $3::integer[]))
       AS units (product_id, combination_id, quantity)
     JOIN stock ON stock.product_id = units.product_id
       AND stock.combination_id IS NOT DISTINCT FROM units.combination_id
   )
   UPDATE stock SET on_hand = on_hand + $4 * quantity, held = held + $5 * quantity,
     held_by_newcomers = held_by_newcomers + $7 * quantity
   FROM wanted
   WHERE stock.id = wanted.id
     AND (NOT $6 OR on_hand - held >= quantity
       AND ($7 <= 0 OR held_by_newcomers + quantity <= on_hand::bigint * ${newcomersPercent} / 100)
       AND (SELECT count(*) FROM wanted WHERE on_shelf >= quantity) = cardinality($1))`,
)

/** Whether so many units are free. It stays so for the caller who has locked them (`lockStock`). */
export async function areLeft(tx: Db, units: ItemQuantity[]): Promise<boolean> {
  const quantities = units.map(({ quantity }) => quantity)
  return (await count(tx, left, [...itemsOf(units), quantities])) === units.length
}

const left = rareStatement(
  'stock-left',
  counted,
  `SELECT count(*)
   FROM unnest($1::integer[], $2::integer[], $3::integer[])
     AS units (product_id, combination_id, quantity)
   JOIN stock ON stock.product_id = units.product_id
     AND stock.combination_id IS NOT DISTINCT FROM units.combination_id
   WHERE on_hand - held >= quantity`,
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
