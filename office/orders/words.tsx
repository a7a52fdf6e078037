import type { OrderNeed } from '#contract/office/order-needs.ts'
import { orderNeedWords } from '#contract/office/order-needs.ts'
import type { ListedOrder } from '#contract/office/orders.ts'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { Badge } from '#ui/badge.tsx'

export type Status = ListedOrder['status']
export type PaymentStatus = ListedOrder['payment_status']

const statuses = {
  PENDING: { tone: 'accent', label: 'Pending' },
  PROCESSING: { tone: 'brand', label: 'Processing' },
  'IN TRANSIT': { tone: 'brand', label: 'In transit' },
  DELIVERED: { tone: 'success', label: 'Delivered' },
  CANCELLED: { tone: 'plain', label: 'Cancelled' },
  REFUNDED: { tone: 'plain', label: 'Refunded' },
} as const satisfies Record<Status, unknown>

const payments = {
  PENDING: { tone: 'accent', label: 'Not paid' },
  PAID: { tone: 'success', label: 'Paid' },
  FAILED: { tone: 'danger', label: 'Payment failed' },
  REFUNDED: { tone: 'plain', label: 'Money is back' },
} as const satisfies Record<PaymentStatus, unknown>

export const statusOptions: { value: Status; label: string }[] = [
  { value: 'PENDING', label: 'Pending' },
  { value: 'PROCESSING', label: 'Processing' },
  { value: 'IN TRANSIT', label: 'In transit' },
  { value: 'DELIVERED', label: 'Delivered' },
  { value: 'CANCELLED', label: 'Cancelled' },
  { value: 'REFUNDED', label: 'Refunded' },
]

export const paidOptions: { value: PaymentStatus; label: string }[] = [
  { value: 'PENDING', label: 'Not paid' },
  { value: 'PAID', label: 'Paid' },
  { value: 'FAILED', label: 'Payment failed' },
  { value: 'REFUNDED', label: 'Money is back' },
]

export const deliveryWords: Record<ShippingCode, string> = {
  carrier: 'Carrier',
  'public-transport': 'At a park',
  'pick-up': 'Pick-up',
}

export const deliveryOptions: { value: ShippingCode; label: string }[] = [
  { value: 'carrier', label: 'Carrier' },
  { value: 'public-transport', label: 'At a park' },
  { value: 'pick-up', label: 'Pick-up' },
]

/** The name of a payment method, short enough for a list. */
export function paymentName(code: ListedOrder['payment_code']): string {
  return paymentMethods[code].charge === 'card' ? 'Card or transfer' : paymentMethods[code].name
}

export function StatusBadge({ status }: { status: Status }) {
  const { tone, label } = statuses[status]
  return <Badge tone={tone}>{label}</Badge>
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { tone, label } = payments[status]
  return <Badge tone={tone}>{label}</Badge>
}

export function NeedBadges({ needs }: { needs: readonly OrderNeed[] }) {
  return needs.map((need) => (
    <Badge key={need} tone="danger">
      {orderNeedWords[need]}
    </Badge>
  ))
}

/** The label of a move, for this kind of delivery. */
export function moveLabel(status: Status, delivery: ShippingCode): string {
  if (status === 'PROCESSING') return 'Ready for pick-up'
  if (status === 'IN TRANSIT') {
    return delivery === 'public-transport' ? 'Sent from the park' : 'With the carrier'
  }
  if (status === 'DELIVERED') return delivery === 'pick-up' ? 'Picked up' : 'Delivered'
  return 'Cancel the order'
}
