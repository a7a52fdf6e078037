import type { orders as office } from '#contract/office/orders.ts'
import type { orders } from '#contract/shop/orders.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import type { OrderDeps } from './deps.ts'
import { expireJob, expireOrders } from './life/cancel.ts'
import { mailNewOrders } from './mails/order-mails.ts'
import { type OrderOfficeDeps, orderOffice } from './office/office.ts'
import { refreshOfficeOrders } from './office/read-model.ts'
import { countPairs } from './pairs.ts'
import { type OrderRouteDeps, orderHandlers } from './routes.ts'
import { type Orders, orderVerbs } from './verbs.ts'

/** The public module of orders: other domains import nothing else. */
export { addOrder, contentsOf, type NewOrder, noTraces } from './add.ts'
export { type LinkedOrder, markTaken, orderOfLink, renewLink } from './by-telephone.ts'
export { isPickupCode, orderOfPickupCode } from './counter/pickup-codes.ts'
export { lapsedPickups, pickupsInStore } from './counter/pickups.ts'
export { type CounterLine, counterLines } from './counter/priced-lines.ts'
export { saleTimeline } from './counter/sale-timeline.ts'
export { sellAtCounter, type TakenLine } from './counter/sell.ts'
export type { Added, MoneyBack, OrderDeps, OrderEvents } from './deps.ts'
export {
  heldUnits,
  holdsPast,
  type OrderMoves,
  orderMovesBetween,
  type PaidOrder,
  paidOrdersAfter,
  paidOrdersOf,
  paidOrdersSince,
} from './figures.ts'
export { sumsOf } from './files/receipt.ts'
export { describeOrder, type OrderDescription, type OrderMove } from './history.ts'
export { contactTo, dayAndTime } from './life/notify-customer.ts'
export { requireMayLeave, withOrder } from './life/staff.ts'
export { type OrderStatus, statusMoves } from './life/status.ts'
export { changeOrder, newestMoveOf } from './office/change-order.ts'
export {
  type LineToFulfil,
  linesToFulfil,
  orderCodesOf,
  orderToFulfil,
} from './office/lines-to-fulfil.ts'
export { listOrders } from './office/list-orders.ts'
export type { OrderOfficeDeps } from './office/office.ts'
export { ordersToPrint, type PrintedOrder } from './office/orders-to-print.ts'
export { countRefund } from './office/refund-bounds.ts'
export { refundKind } from './office/refund-kind.ts'
export { accountsOfCode, orderSubjects } from './office/subjects.ts'
export { isOrdered, soldUnits } from './ordered.ts'
export { boughtTogether } from './pairs.ts'
export { orderPictures, ordersUse } from './pictures-used.ts'
export { eraseBuyer, exportOrders, openOrderCount, orderIdsOf } from './privacy.ts'
export {
  type BoughtLine,
  boughtLine,
  deliveredCount,
  type OwnOrder,
  orderLines,
  ownOrder,
} from './read.ts'
export type { OrderContents, PlacedOrder } from './rows.ts'
export { requirePhone } from './trust/bounds.ts'
export type { Hold } from './trust/holds.ts'
export { requireNoneLapsed } from './trust/lapsed.ts'
export {
  isReserved,
  type Known,
  type Reservation,
  reservationOf,
  unreserve,
} from './trust/reservation.ts'
export { hashOfRange } from './trust/traces.ts'
export { unpaidOf } from './trust/unpaid.ts'
export { type Orders, orderVerbs } from './verbs.ts'

/** Orders for the app: the calls and jobs, and what other domains' events do to an order. */
export interface OpenOrders
  extends Domain<typeof orders, Omit<typeof office, 'orderEvents'>>,
    Orders {
  jobs: Job[]
}

export function openOrders(
  deps: OrderDeps & Omit<OrderRouteDeps, 'cancelOwn'> & OrderOfficeDeps,
): OpenOrders {
  const verbs = orderVerbs(deps)
  return {
    handlers: orderHandlers({ ...deps, cancelOwn: verbs.cancelOwn }),
    office: orderOffice(deps, verbs),
    jobs: [
      defineJob(expireJob, '* * * * *', () => expireOrders(deps)),
      defineJob('orders-in-office', '* * * * *', () => refreshOfficeOrders(deps)),
      defineJob('orders-mail-members', '* * * * *', () => mailNewOrders(deps)),
      defineJob('orders-count-pairs', '20 4 * * *', () => countPairs(deps)),
    ],
    ...verbs,
  }
}
