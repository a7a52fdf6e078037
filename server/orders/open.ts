import type { ClientBase } from 'pg'
import type { orders } from '#contract/orders.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import { together } from '#server/platform/database/transaction.ts'
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
  placed(
    client: ClientBase,
    order: PlacedOrder,
    known: { contacts: Contacts; at: Date },
  ): Promise<void>
  lockOrder(client: ClientBase, orderId: number): Promise<void>
  captured(
    client: ClientBase,
    told: { orderId: number; amountKobo: number; at: Date },
  ): Promise<'taken' | 'refund'>
  failed(client: ClientBase, told: { orderId: number; at: Date }): Promise<void>
  strayed(
    client: ClientBase,
    told: { orderId: number; sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  reopen: typeof reopenOrder
  moveParcel(client: ClientBase, news: ParcelNews): Promise<void>
  /** What the people of the mall do. */
  moveByHand(wanted: NamedOrder & { status: OrderStatus; note: string | null }): Promise<void>
  noteByHand(wanted: NamedOrder & { note: string }): Promise<void>
  refund(wanted: RefundWanted): Promise<{ amountKobo: number }>
}

export function openOrders(parts: OpenOrderParts): Orders {
  return {
    routes: orderRoutes(parts),
    jobs: [defineJob('orders-expire', '* * * * *', () => expireOrders(parts))],
    async placed(client, order, { contacts, at }) {
      // Who pays by card is told once the money is there.
      if (order.paymentCode === 'flutterwave') return
      const isPaid = order.paymentStatus === 'PAID'
      const news = { event: isPaid ? 'paid' : 'kept', at } as const
      await together(
        isPaid ? parts.events.paid(client, order, at) : Promise.resolve(),
        tell(parts, client, order, news, { quietly: true, contacts }),
      )
    },
    async lockOrder(client, orderId) {
      await lockOrder(client, orderId)
    },
    captured: (client, told) => orderCaptured(parts, client, told),
    failed: (client, told) => orderPaymentFailed(parts, client, told),
    strayed: (client, told) => strayMoneyReturns(parts, client, told),
    reopen: reopenOrder,
    moveParcel: (client, news) => moveParcel(parts, client, news),
    moveByHand: (wanted) => moveByHand(parts, wanted),
    noteByHand: (wanted) => noteByHand(parts, wanted),
    refund: (wanted) => refundOrder(parts, wanted),
  }
}
