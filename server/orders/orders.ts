/** The face of orders: all that other domains may import. */
export { addOrder, type NewOrder } from './add.ts'
export { forgetBuyer, openOrderCount, orderData, orderIdsOf } from './forget.ts'
export { describeOrder } from './history.ts'
export type { PlacedOrder } from './lock.ts'
export { type OpenOrderParts, type Orders, openOrders } from './open.ts'
export type { MoneyBack, OrderEvents, OrderParts } from './parts.ts'
export {
  type BoughtLine,
  boughtLine,
  deliveredCount,
  type OwnOrder,
  orderLines,
  ownOrder,
} from './read.ts'
export { type OrderStatus, statusMoves } from './status.ts'
export { requireFewUnpaid, type Unpaid, unpaidOf } from './unpaid.ts'
