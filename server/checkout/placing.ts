import type { Line } from '#server/cart/cart.ts'
import type { Customer } from '#server/platform/http/handler.ts'
import type { CheckoutBody } from './figures.ts'

export interface Placing {
  /** Whose session places it: one that was confirmed pays any sum from the wallet. */
  customer: Customer
  body: CheckoutBody
  /** Each item once. */
  lines: Line[]
  /** The idempotency key; null: the browser will not retry. */
  key: string | null
  /** The caller's address. */
  ip: string
  at: Date
  /** The transaction's BEGIN, without which a key could be stored without its order. */
  begun: Promise<unknown>
}
