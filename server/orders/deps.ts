import type { SendMessage } from '#server/messages/messages.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { OrderContents, PlacedOrder } from './rows.ts'

/** Money on its way back to the shopper. */
export interface MoneyBack {
  orderId: number
  orderCode: string
  accountId: number
  amountKobo: number
  /** Who gives it back. */
  by: Actor
  /** Idempotency key. */
  key: string
  at: Date
}

/** Money that was paid at the counter. */
export type Counted = Pick<MoneyBack, 'orderCode' | 'amountKobo' | 'at'>

/**
 * An order that may be on its way to the database. What needs no more than its contents is sent along with it, and
 * so may be undone with it; only what refers to its id waits.
 */
export type Added = Promise<Pick<PlacedOrder, 'id'>>

/** Callbacks into other domains, each in the order's transaction (wired in `server/events.ts`). */
export interface OrderEvents {
  /** An order is paid, by whatever means: its parcel can be booked. */
  paid(tx: Tx, order: OrderContents, known: { added: Added; at: Date }): Promise<void>
  /** An order came in, paid or reserved: whoever works on orders hears of it after the commit. */
  arrived(tx: Tx): void
  /** An order has left the house, or was picked up. */
  left(tx: Tx, gone: { orderId: number; by: Actor; at: Date }): Promise<void>
  /** A paid order is refunded before it left the store: its shipment is withdrawn. */
  withdrawn(tx: Tx, ended: { orderId: number; at: Date }): Promise<void>
  /** An order ended unpaid: its card payments are closed. */
  closePayments(tx: Tx, ended: { orderId: number; at: Date }): Promise<void>
  /** A pay-on-pickup order was collected and paid at the till. */
  paidAtCounter(tx: Tx, paid: Counted): Promise<void>
  backToCard(tx: Tx, money: MoneyBack): Promise<void>
  backToWallet(tx: Tx, money: MoneyBack): Promise<void>
}

export interface OrderDeps {
  database: Database
  clock: Clock
  sendMessage: SendMessage
  announce: Announce
  events: OrderEvents
}
