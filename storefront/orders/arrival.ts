import { dayOf } from '#client/lagos-time.ts'
import { arrivalOf } from '../delivery/estimate.ts'
import type { Order } from './queries.ts'

type Arriving = Pick<Order, 'created_at' | 'delivery_time' | 'delivery_date' | 'pickup_until'>

/**
 * When an order is expected: 'By Tue 24 Nov' where the carrier named a day, else the dates in Lagos of the method's
 * time, or the words that the method has for it. Null for what is picked up, and where nobody has said it yet.
 */
export function arrivalText(order: Arriving): string | null {
  const { created_at, delivery_time, delivery_date, pickup_until } = order
  if (delivery_date) return `By ${dayOf(delivery_date)}`
  if (pickup_until || delivery_time === null) return null
  return arrivalOf(new Date(created_at), delivery_time) ?? delivery_time
}
