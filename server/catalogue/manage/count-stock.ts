import { actorText } from '#server/platform/actor.ts'
import { announceTags } from '#server/platform/database/announce.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { stockTags } from '../product/stock.ts'
import { inChange } from './change.ts'
import type { Change, ManageDeps } from './deps.ts'
import { refuseField } from './mistakes.ts'

export interface StockCount extends Change, ItemRef {
  /** Units on hand now. */
  onHand: number
  /** Units on hand that the person saw before: sales since then must not be counted away. */
  seenOnHand: number
  /** Why, in words: 'counted', 'received', 'damaged' … */
  reason: string
}

/**
 * Sets the units on hand of an item, with a row in `stock_moves`. Refuses `not_found` where it is not on sale, and
 * `conflict` with the present units where they have changed since they were seen, or more are held for orders.
 */
export async function countStock(
  deps: ManageDeps,
  { productId, combinationId, onHand, seenOnHand, reason, by, ...change }: StockCount,
): Promise<{ onHand: number }> {
  if (reason.trim() === '') refuseField('reason', 'Say why.')
  return inChange(deps, change, async (tx) => {
    const stock = (await maybe(tx, lock, [productId, combinationId])) ?? refuse('not_found')
    const data = { on_hand: stock.on_hand, held: stock.held }
    if (stock.on_hand !== seenOnHand) refuse('conflict', { data })
    if (onHand >= 0 && onHand < stock.held) {
      const message = `${stock.held} units are held for orders: there cannot be fewer.`
      refuse('conflict', { message, data })
    }
    await run(tx, update, [stock.id, onHand])
    announceTags(tx, stockTags([productId]))
    const item = [productId, combinationId, stock.on_hand, onHand]
    await run(tx, insertMove, [...item, reason, deps.clock.now(), actorText(by)])
    return { onHand }
  })
}

const lock = rareStatement(
  'manage-lock-stock',
  { id: number, on_hand: number, held: number },
  `SELECT id, on_hand, held FROM stock
   WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2::integer FOR UPDATE`,
)

const update = rareStatement('manage-set-stock', {}, 'UPDATE stock SET on_hand = $2 WHERE id = $1')

const insertMove = rareStatement(
  'manage-stock-move',
  {},
  `INSERT INTO stock_moves (product_id, combination_id, on_hand_before, on_hand_after, reason, moved_at,
     moved_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
)
