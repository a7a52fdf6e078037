import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/orders/orderdetails')({
  head: () => ({ meta: [{ title: 'Order details' }] }),
  component: OrderDetailsPage,
})

function OrderDetailsPage() {
  return <Coming title="Order details" />
}
