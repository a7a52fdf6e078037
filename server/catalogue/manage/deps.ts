import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { ItemRef } from '../product/current-prices.ts'

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
