import type { Contacts } from '#server/accounts/accounts.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import type { OrderDeps } from './deps.ts'
import { lockOrder } from './life/lock.ts'
import { notifyCustomer } from './life/notify-customer.ts'
import { orderCaptured, orderPaymentFailed, unmatchedMoneyReturns } from './life/paid.ts'
import { moveParcel, type TrackingEvent } from './life/parcel.ts'
import { type RefundRequest, refundOrder } from './life/refund.ts'
import { reopenOrder } from './life/reopen.ts'
import { moveByHand, type NamedOrder, noteByHand } from './life/staff.ts'
import type { OrderStatus } from './life/status.ts'
import type { PlacedOrder } from './rows.ts'

/** What happens to orders. Functions that take a `Tx` run in their caller's transaction. */
export interface Orders {
  /** What follows when an order is placed. */
  placed(tx: Tx, order: PlacedOrder, known: { contacts: Contacts; at: Date }): Promise<void>
  lockOrder(tx: Tx, orderId: number): Promise<void>
  captured(
    tx: Tx,
    payment: { orderId: number; amountKobo: number; at: Date },
  ): Promise<'taken' | 'refund'>
  failed(tx: Tx, payment: { orderId: number; at: Date }): Promise<void>
  moneyUnmatched(
    tx: Tx,
    payment: { orderId: number; sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  reopen: typeof reopenOrder
  moveParcel(tx: Tx, event: TrackingEvent): Promise<void>
  /** For staff. */
  moveByHand(request: NamedOrder & { status: OrderStatus; note: string | null }): Promise<void>
  noteByHand(request: NamedOrder & { note: string }): Promise<void>
  refund(request: RefundRequest): Promise<{ amountKobo: number }>
}

/** For programs without calls of shoppers: the command line and the demo data. */
export function orderVerbs(deps: OrderDeps): Orders {
  return {
    async placed(tx, order, { contacts, at }) {
      // A card order is notified once the money is there.
      if (order.paymentCode === 'flutterwave') return
      const isPaid = order.paymentStatus === 'PAID'
      const event = { event: isPaid ? 'paid' : 'reserved', at } as const
      await pipelined(
        isPaid ? deps.events.paid(tx, order, at) : Promise.resolve(),
        notifyCustomer(deps, tx, order, event, contacts),
      )
    },
    async lockOrder(tx, orderId) {
      await lockOrder(tx, orderId)
    },
    captured: (tx, payment) => orderCaptured(deps, tx, payment),
    failed: (tx, payment) => orderPaymentFailed(deps, tx, payment),
    moneyUnmatched: (tx, payment) => unmatchedMoneyReturns(deps, tx, payment),
    reopen: reopenOrder,
    moveParcel: (tx, event) => moveParcel(deps, tx, event),
    moveByHand: (request) => moveByHand(deps, request),
    noteByHand: (request) => noteByHand(deps, request),
    refund: (request) => refundOrder(deps, request),
  }
}
