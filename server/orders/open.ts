import type { orders } from '#contract/orders.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { expireOrders } from './cancel.ts'
import type { OrderDeps } from './deps.ts'
import { lockOrder, type PlacedOrder } from './lock.ts'
import { notifyCustomer } from './notify-customer.ts'
import { orderCaptured, orderPaymentFailed, unmatchedMoneyReturns } from './paid.ts'
import { moveParcel, type TrackingEvent } from './parcel.ts'
import { type RefundRequest, refundOrder } from './refund.ts'
import { reopenOrder } from './reopen.ts'
import { type OrderRouteDeps, orderRoutes } from './routes.ts'
import { moveByHand, type NamedOrder, noteByHand } from './staff.ts'
import type { OrderStatus } from './status.ts'

export type OpenOrderDeps = OrderDeps & OrderRouteDeps

/** Orders, for those who wire the mall together: each verb in the transaction of its caller. */
export interface Orders {
  routes: Omit<Handlers<typeof orders>, 'coupon'>
  jobs: Job[]
  /** What an order that was just placed sets going. */
  placed(tx: Tx, order: PlacedOrder, known: { contacts: Contacts; at: Date }): Promise<void>
  lockOrder(tx: Tx, orderId: number): Promise<void>
  captured(
    tx: Tx,
    told: { orderId: number; amountKobo: number; at: Date },
  ): Promise<'taken' | 'refund'>
  failed(tx: Tx, told: { orderId: number; at: Date }): Promise<void>
  moneyUnmatched(
    tx: Tx,
    told: { orderId: number; sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  reopen: typeof reopenOrder
  moveParcel(tx: Tx, news: TrackingEvent): Promise<void>
  /** What the people of the mall do. */
  moveByHand(wanted: NamedOrder & { status: OrderStatus; note: string | null }): Promise<void>
  noteByHand(wanted: NamedOrder & { note: string }): Promise<void>
  refund(wanted: RefundRequest): Promise<{ amountKobo: number }>
}

export function openOrders(deps: OpenOrderDeps): Orders {
  return {
    routes: orderRoutes(deps),
    jobs: [defineJob('orders-expire', '* * * * *', () => expireOrders(deps))],
    async placed(tx, order, { contacts, at }) {
      // Who pays by card is told once the money is there.
      if (order.paymentCode === 'flutterwave') return
      const isPaid = order.paymentStatus === 'PAID'
      const news = { event: isPaid ? 'paid' : 'kept', at } as const
      await pipelined(
        isPaid ? deps.events.paid(tx, order, at) : Promise.resolve(),
        notifyCustomer(deps, tx, order, news, contacts),
      )
    },
    async lockOrder(tx, orderId) {
      await lockOrder(tx, orderId)
    },
    captured: (tx, told) => orderCaptured(deps, tx, told),
    failed: (tx, told) => orderPaymentFailed(deps, tx, told),
    moneyUnmatched: (tx, told) => unmatchedMoneyReturns(deps, tx, told),
    reopen: reopenOrder,
    moveParcel: (tx, news) => moveParcel(deps, tx, news),
    moveByHand: (wanted) => moveByHand(deps, wanted),
    noteByHand: (wanted) => noteByHand(deps, wanted),
    refund: (wanted) => refundOrder(deps, wanted),
  }
}
