import type { orders } from '#contract/orders.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import { type Tx, together } from '#server/platform/database/transaction.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { expireOrders } from './cancel.ts'
import { lockOrder, type PlacedOrder } from './lock.ts'
import { orderCaptured, orderPaymentFailed, strayMoneyReturns } from './paid.ts'
import { moveParcel, type ParcelNews } from './parcel.ts'
import type { OrderParts } from './parts.ts'
import { type RefundWanted, refundOrder } from './refund.ts'
import { reopenOrder } from './reopen.ts'
import { type OrderRouteParts, orderRoutes } from './routes.ts'
import { moveByHand, type NamedOrder, noteByHand } from './staff.ts'
import type { OrderStatus } from './status.ts'
import { tell } from './tell.ts'

export type OpenOrderParts = OrderParts & OrderRouteParts

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
  strayed(
    tx: Tx,
    told: { orderId: number; sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  reopen: typeof reopenOrder
  moveParcel(tx: Tx, news: ParcelNews): Promise<void>
  /** What the people of the mall do. */
  moveByHand(wanted: NamedOrder & { status: OrderStatus; note: string | null }): Promise<void>
  noteByHand(wanted: NamedOrder & { note: string }): Promise<void>
  refund(wanted: RefundWanted): Promise<{ amountKobo: number }>
}

export function openOrders(parts: OpenOrderParts): Orders {
  return {
    routes: orderRoutes(parts),
    jobs: [defineJob('orders-expire', '* * * * *', () => expireOrders(parts))],
    async placed(tx, order, { contacts, at }) {
      // Who pays by card is told once the money is there.
      if (order.paymentCode === 'flutterwave') return
      const isPaid = order.paymentStatus === 'PAID'
      const news = { event: isPaid ? 'paid' : 'kept', at } as const
      await together(
        isPaid ? parts.events.paid(tx, order, at) : Promise.resolve(),
        tell(parts, tx, order, news, contacts),
      )
    },
    async lockOrder(tx, orderId) {
      await lockOrder(tx, orderId)
    },
    captured: (tx, told) => orderCaptured(parts, tx, told),
    failed: (tx, told) => orderPaymentFailed(parts, tx, told),
    strayed: (tx, told) => strayMoneyReturns(parts, tx, told),
    reopen: reopenOrder,
    moveParcel: (tx, news) => moveParcel(parts, tx, news),
    moveByHand: (wanted) => moveByHand(parts, wanted),
    noteByHand: (wanted) => noteByHand(parts, wanted),
    refund: (wanted) => refundOrder(parts, wanted),
  }
}
