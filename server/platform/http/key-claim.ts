import type { Tx } from '../database/transaction.ts'

/** The key of a form, which the transaction of its change claims. */
export interface KeyClaim {
  /** Claims it, once. Throws where another call has done the change. */
  take(tx: Tx): Promise<void>
}
