import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/orders/rate-order')({
  head: () => ({ meta: [{ title: 'Rate Our Service' }] }),
  component: RateOrderPage,
})

function RateOrderPage() {
  return <Coming title="Rate Our Service" />
}
