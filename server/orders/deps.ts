import type { SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { PlacedOrder } from './lock.ts'

/** Money on its way back to the shopper. */
export interface MoneyBack {
  orderId: number
  orderCode: string
  accountId: number
  amountKobo: number
  /** Whoever asks again with the same key asks for the same money. */
  key: string
  at: Date
}

/** Money that was paid for an order at the counter. */
export type Counted = Pick<MoneyBack, 'orderCode' | 'amountKobo' | 'at'>

/** What orders ask of others, each in the transaction of the order (wired in `server/events.ts`). */
export interface OrderEvents {
  /** An order is paid, by whatever means: its parcel can be booked. */
  paid(tx: Tx, order: PlacedOrder, at: Date): Promise<void>
  /** A paid order is given back before it left the store: its parcel is not wanted any more. */
  withdrawn(tx: Tx, ended: { orderId: number; at: Date }): Promise<void>
  /** An order ended unpaid: its card pages take no more money. */
  closePayments(tx: Tx, ended: { orderId: number; at: Date }): Promise<void>
  /** A pay-on-pickup order is handed over: its money lies in the till. */
  paidAtCounter(tx: Tx, paid: Counted): Promise<void>
  backToCard(tx: Tx, money: MoneyBack): Promise<void>
  backToWallet(tx: Tx, money: MoneyBack): Promise<void>
}

/** What the verbs of orders work with. */
export interface OrderDeps {
  database: Database
  clock: Clock
  sendMessage: SendMessage
  announce: Announce
  events: OrderEvents
}
