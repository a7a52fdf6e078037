import type { Order } from '../orders/queries.ts'

/** An order that was to be paid by card, and is not: `pay_until` stands on these alone. */
export function isUnpaidCard({ pay_until, payment_status }: Order): boolean {
  return pay_until !== null && (payment_status === 'PENDING' || payment_status === 'FAILED')
}
