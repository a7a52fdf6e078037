import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { refuseMistake } from './mistakes.ts'

/** Runs a change in one transaction; what a constraint of the database finds wrong is a refusal. */
export async function inChange<T>(
  { database }: Pick<ManageDeps, 'database'>,
  { within }: Pick<Change, 'within'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await (within ? work(within) : inTransaction(database.pool, work))
  } catch (error) {
    return refuseMistake(error)
  }
}

export interface ManageDeps {
  database: Database
  clock: Clock
  /** Whether the media store has an original with this hash. */
  hasPicture(hash: string): Promise<boolean>
  /**
   * Whether other domains still name an item: it was ordered, or a coupon is for it. Without a combination:
   * the product, or any combination of it. In the transaction of the change.
   */
  isNamed(tx: Tx, item: ItemRef): Promise<boolean>
  /**
   * Units that orders have of these combinations, by their ids. Locks the orders, which come before stock in the mall's
   * order of locks: none of them gives anything back meanwhile.
   */
  soldUnits(tx: Tx, productId: number, combinationIds: number[]): Promise<Map<number, number>>
}

/** Who changes something. */
export interface Change {
  by: Actor
  /** The transaction to do it in; left out: one of its own. */
  within?: Tx
}

/** A change of what the person has read: refused with `conflict` where it was changed since. */
export interface Edit extends Change {
  id: number
  /** The version that was read. */
  version: number
}

/**
 * Locks the stock of a product's items, in the order in which orders lock it and before the product, as a sale locks
 * first the stock and then, where it sells out, the product.
 */
export function lockProductStock(tx: Tx, productId: number) {
  return many(tx, lock, [productId])
}

const lock = rareStatement(
  'manage-lock-product-stock',
  { combination_id: nullable(number), on_hand: number, held: number },
  `SELECT combination_id, on_hand, held FROM stock WHERE product_id = $1
   ORDER BY product_id, combination_id FOR UPDATE`,
)
