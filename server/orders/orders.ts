/** The public module of orders: other domains import nothing else. */
export { addOrder, type NewOrder } from './add.ts'
export type { MoneyBack, OrderDeps, OrderEvents } from './deps.ts'
export { describeOrder, type OrderDescription, type OrderMove } from './history.ts'
export { dayAndTime } from './life/notify-customer.ts'
export { type OrderStatus, statusMoves } from './life/status.ts'
export { requireFewUnpaid, type Unpaid, unpaidOf } from './life/unpaid.ts'
export { openOrders } from './open.ts'
export { isOrdered } from './ordered.ts'
export { eraseBuyer, exportOrders, openOrderCount, orderIdsOf } from './privacy.ts'
export {
  type BoughtLine,
  boughtLine,
  deliveredCount,
  type OwnOrder,
  orderLines,
  ownOrder,
} from './read.ts'
export type { PlacedOrder } from './rows.ts'
export { type Orders, orderVerbs } from './verbs.ts'
