import type { orderStatuses, paymentStatuses } from '#contract/orders.ts'

/** Who moves orders: the shopper, money, parcels, the mall's own jobs, the people of the mall. */
export const movers = ['customer', 'payment', 'carrier', 'mall', 'staff'] as const

export type OrderStatus = (typeof orderStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type Mover = (typeof movers)[number]

/** The life of an order. The database holds the same table and refuses any other move. */
export const statusMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['IN TRANSIT', 'DELIVERED', 'CANCELLED', 'REFUNDED'],
  'IN TRANSIT': ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  // A card payment that arrives after its time, while the goods are still there.
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
