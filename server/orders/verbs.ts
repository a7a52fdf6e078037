import { isOnTrust, isPaidAtOnce } from '#contract/shop/payment-methods.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import type { Actor } from '#server/platform/actor.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import type { Added, OrderDeps } from './deps.ts'
import { type CancelledOrder, cancelOwnOrder } from './life/cancel-own.ts'
import { lockOrder } from './life/lock.ts'
import { notifyCustomer } from './life/notify-customer.ts'
import { orderCaptured, orderPaymentFailed, unmatchedMoneyReturns } from './life/paid.ts'
import { moveParcel, type TrackingEvent } from './life/parcel.ts'
import { type RefundRequest, refundOrder } from './life/refund.ts'
import { reopenOrder } from './life/reopen.ts'
import {
  type MoveRequest,
  makeReady,
  moveByHand,
  type NoteRequest,
  noteByHand,
} from './life/staff.ts'
import { type CarrierChange, changeCarrier } from './office/change-carrier.ts'
import type { OrderContents, PlacedOrder } from './rows.ts'

/** What happens to orders. Functions that take a `Tx` run in their caller's transaction. */
export interface Orders {
  /** What follows when an order is placed. */
  placed(
    tx: Tx,
    order: OrderContents,
    known: { added: Added; contacts: Contacts; at: Date },
  ): Promise<void>
  /** The order, locked: what `captured`, `failed` and `moneyUnmatched` take. */
  lockOrder(tx: Tx, orderId: number): Promise<PlacedOrder>
  captured(
    tx: Tx,
    order: PlacedOrder,
    payment: { amountKobo: number; by: Actor; at: Date },
  ): Promise<'taken' | 'refund'>
  failed(tx: Tx, order: PlacedOrder, payment: { by: Actor; at: Date }): Promise<void>
  moneyUnmatched(
    tx: Tx,
    order: PlacedOrder,
    payment: { sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  reopen: typeof reopenOrder
  cancelOwn(own: { orderCode: string; accountId: number }): Promise<CancelledOrder>
  moveParcel(tx: Tx, event: TrackingEvent): Promise<void>
  changeCarrier(tx: Tx, change: CarrierChange): Promise<void>
  /** A packed pick-up waits for its customer. */
  makeReady(tx: Tx, order: PlacedOrder, by: Actor): Promise<void>
  /** For the staff and the command line. */
  moveByHand(request: MoveRequest): Promise<void>
  noteByHand(request: NoteRequest): Promise<void>
  refund(request: RefundRequest): Promise<{ amountKobo: number }>
}

/** For programs without calls of shoppers: the command line and the demo data. */
export function orderVerbs(deps: OrderDeps): Orders {
  return {
    async placed(tx, order, { added, contacts, at }) {
      const isPaid = isPaidAtOnce(order.paymentCode)
      // An order that waits for a payment is told once the money is there.
      if (!isPaid && !isOnTrust(order.paymentCode)) return
      deps.events.arrived(tx)
      const event = { event: isPaid ? 'paid' : 'reserved', at } as const
      await pipelined(
        isPaid ? deps.events.paid(tx, order, { added, at }) : Promise.resolve(),
        notifyCustomer(deps, tx, order, event, contacts),
      )
    },
    lockOrder,
    captured: (tx, order, payment) => orderCaptured(deps, tx, order, payment),
    failed: (tx, order, payment) => orderPaymentFailed(deps, tx, order, payment),
    moneyUnmatched: (tx, order, payment) => unmatchedMoneyReturns(deps, tx, order, payment),
    reopen: reopenOrder,
    cancelOwn: (own) => cancelOwnOrder(deps, own),
    moveParcel: (tx, event) => moveParcel(deps, tx, event),
    changeCarrier: (tx, change) => changeCarrier(deps, tx, change),
    makeReady: (tx, order, by) => makeReady(deps, tx, order, by),
    moveByHand: (request) => moveByHand(deps, request),
    noteByHand: (request) => noteByHand(deps, request),
    refund: (request) => refundOrder(deps, request),
  }
}
