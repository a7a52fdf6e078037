import type { ClientBase } from 'pg'
import type { orders } from '#contract/orders.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
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
  moneyUnmatched(
    client: ClientBase,
    told: { orderId: number; sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  reopen: typeof reopenOrder
  moveParcel(client: ClientBase, news: TrackingEvent): Promise<void>
  /** What the people of the mall do. */
  moveByHand(wanted: NamedOrder & { status: OrderStatus; note: string | null }): Promise<void>
  noteByHand(wanted: NamedOrder & { note: string }): Promise<void>
  refund(wanted: RefundRequest): Promise<{ amountKobo: number }>
}

export function openOrders(deps: OpenOrderDeps): Orders {
  return {
    routes: orderRoutes(deps),
    jobs: [defineJob('orders-expire', '* * * * *', () => expireOrders(deps))],
    async placed(client, order, { contacts, at }) {
      // Who pays by card is told once the money is there.
      if (order.paymentCode === 'flutterwave') return
      const isPaid = order.paymentStatus === 'PAID'
      const news = { event: isPaid ? 'paid' : 'kept', at } as const
      await pipelined(
        isPaid ? deps.events.paid(client, order, at) : Promise.resolve(),
        notifyCustomer(deps, client, order, news, { quietly: true, contacts }),
      )
    },
    async lockOrder(client, orderId) {
      await lockOrder(client, orderId)
    },
    captured: (client, told) => orderCaptured(deps, client, told),
    failed: (client, told) => orderPaymentFailed(deps, client, told),
    moneyUnmatched: (client, told) => unmatchedMoneyReturns(deps, client, told),
    reopen: reopenOrder,
    moveParcel: (client, news) => moveParcel(deps, client, news),
    moveByHand: (wanted) => moveByHand(deps, wanted),
    noteByHand: (wanted) => noteByHand(deps, wanted),
    refund: (wanted) => refundOrder(deps, wanted),
  }
}
