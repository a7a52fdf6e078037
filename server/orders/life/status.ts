import type { orderStatuses, paymentStatuses } from '#contract/shop/orders.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The life cycle of an order. The database holds the same table and refuses any other move. */
export const statusMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['IN TRANSIT', 'DELIVERED', 'CANCELLED', 'REFUNDED'],
  'IN TRANSIT': ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  // A late card payment, while the stock is still there.
  CANCELLED: ['PROCESSING'],
  REFUNDED: [],
}

export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  PENDING: ['PAID', 'FAILED'],
  // Money that came too late goes back.
  FAILED: ['PENDING', 'PAID', 'REFUNDED'],
  PAID: ['REFUNDED'],
  REFUNDED: [],
}

/** Whether an order waits for its money. */
export function isWaiting(order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  const isOpen = order.status === 'PENDING' || order.status === 'PROCESSING'
  return isOpen && (order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED')
}
