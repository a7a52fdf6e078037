import { Link } from '@tanstack/react-router'
import type { OfficeOrder } from '#contract/office/order.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageOf } from '../pages.ts'
import { useMay } from '../session/me.ts'

/** A link to the counter, which hands over a pick-up that is ready and not paid yet. */
export function CounterLink({ order }: { order: OfficeOrder }) {
  const { code, status, payment_status, delivery } = order
  const isDue = status === 'PROCESSING' && payment_status !== 'PAID'
  if (!useMay('orders.hand-over') || !isDue || delivery.code !== 'pick-up') return null
  return (
    <Link to={pageOf.atCounter(code)} className={buttonClass({ look: 'accent' })}>
      At the counter
    </Link>
  )
}
