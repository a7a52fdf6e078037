import { announceTags } from '#server/platform/database/announce.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { enterMoves, type MoveKind } from '../product/enter-moves.ts'
import { stockTags } from '../product/stock.ts'
import { type Change, inChange, type ManageDeps } from './change.ts'
import { refuseField } from './mistakes.ts'

interface Move extends Change, ItemRef {
  /** Why, in words. */
  reason: string
}

export interface StockCount extends Move {
  /** Units on hand now. */
  onHand: number
  /** Units on hand that the person saw before: sales since then must not be counted away. */
  seenOnHand: number
}

export interface StockDifference extends Move {
  kind: Exclude<MoveKind, 'counted'>
  /** Units that came, or with a minus went. */
  units: number
}

type MoveDeps = Pick<ManageDeps, 'database' | 'clock'>

/** Units on hand, before and after a move. */
export interface Moved {
  before: number
  onHand: number
}

/**
 * Sets the units on hand of an item, with a row in `stock_moves`. Refuses `not_found` where it is not on sale,
 * `conflict` with the present units where they have changed since they were seen, and `below_held` where more are
 * held for orders.
 */
export async function countStock(
  deps: MoveDeps,
  { onHand, seenOnHand, ...move }: StockCount,
): Promise<Moved> {
  return recordMove(deps, { ...move, kind: 'counted' }, (stock) => {
    if (stock.on_hand === seenOnHand) return onHand
    const message = `You saw ${units(seenOnHand)} on hand, and now there are ${stock.on_hand}. Count again.`
    refuse('conflict', { message, data: { on_hand: stock.on_hand, held: stock.held } })
  })
}

/**
 * Adds units to an item, or takes some, whatever is on hand; with a row in `stock_moves`. Refuses `not_found`,
 * `below_held`, and `validation_failed` for a move of nothing or below nothing.
 */
export async function addStock(
  deps: MoveDeps,
  { units: added, ...move }: StockDifference,
): Promise<Moved> {
  if (added === 0) refuseField('units', 'A move has units.')
  return recordMove(deps, move, (stock) => stock.on_hand + added)
}

interface Stock {
  id: number
  on_hand: number
  held: number
}

async function recordMove(
  deps: MoveDeps,
  { productId, combinationId, kind, reason, by, ...change }: Move & { kind: MoveKind },
  onHandAfter: (stock: Stock) => number,
): Promise<Moved> {
  if (reason.trim() === '') refuseField('reason', 'Say why.')
  return inChange(deps, change, async (tx) => {
    const stock = (await maybe(tx, lock, [productId, combinationId])) ?? refuse('not_found')
    const onHand = onHandAfter(stock)
    await setStock(tx, stock, onHand)
    announceTags(tx, stockTags([productId]))
    const moved = { before: stock.on_hand, onHand }
    const at = deps.clock.now()
    await enterMoves(tx, [{ productId, combinationId, kind, reason, ...moved }], { by, at })
    return moved
  })
}

async function setStock(tx: Tx, { id, on_hand, held }: Stock, onHand: number): Promise<void> {
  if (onHand >= 0 && onHand < held) {
    const message = `${units(held)} are held for orders: there cannot be fewer.`
    refuse('below_held', { message, data: { on_hand, held } })
  }
  await run(tx, update, [id, onHand])
}

function units(count: number): string {
  return count === 1 ? '1 unit' : `${count} units`
}

const lock = rareStatement(
  'manage-lock-stock',
  { id: number, on_hand: number, held: number },
  `SELECT id, on_hand, held FROM stock
   WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2::integer FOR UPDATE`,
)

const update = rareStatement('manage-set-stock', {}, 'UPDATE stock SET on_hand = $2 WHERE id = $1')
