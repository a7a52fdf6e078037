import type { Order } from './queries.ts'

/** An unpaid card order: only orders by card have `pay_until`. */
export function isUnpaidCard({ pay_until, payment_status }: Order): boolean {
  return pay_until !== null && (payment_status === 'PENDING' || payment_status === 'FAILED')
}
