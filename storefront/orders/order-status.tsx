import { Badge } from '#ui/badge.tsx'
import type { Order } from './queries.ts'

const tones = {
  PENDING: 'plain',
  PROCESSING: 'brand',
  'IN TRANSIT': 'brand',
  DELIVERED: 'success',
  CANCELLED: 'danger',
  REFUNDED: 'plain',
} as const

export function OrderStatus({ status }: { status: Order['status'] }) {
  return <Badge tone={tones[status]}>{status}</Badge>
}

/** Neither delivered nor ended. */
export function isArriving({ status }: Order): boolean {
  return status === 'PENDING' || status === 'PROCESSING' || status === 'IN TRANSIT'
}

/** An unpaid card order that can still be paid. */
export function isPayable({ status, payment_status, pay_until }: Order): boolean {
  const isUnpaid = payment_status === 'PENDING' || payment_status === 'FAILED'
  return status === 'PENDING' && isUnpaid && pay_until !== null
}
