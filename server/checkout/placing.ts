import type { Line } from '#server/cart/cart.ts'
import type { Customer } from '#server/platform/http/handler.ts'
import type { CheckoutBody } from './figures.ts'

/**
 * The one who places it: the customer by a session, which pays any sum from the wallet once it was confirmed; or a member for a
 * customer at the telephone, who cannot spend the wallet's money.
 */
export type Placer = { customer: Customer } | { staff: number }

export interface Placing {
  /** Whose order it is. */
  accountId: number
  by: Placer
  body: CheckoutBody
  /** Each item once. */
  lines: Line[]
  /** The idempotency key; null: the browser will not retry. */
  key: string | null
  /** The customer's address; null at the telephone, where the range of addresses is the office's. */
  ip: string | null
  at: Date
  /** The transaction's BEGIN, without which a key could be stored without its order. */
  begun: Promise<unknown>
}
