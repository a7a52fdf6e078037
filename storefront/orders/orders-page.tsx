import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/orders')({
  head: () => ({ meta: [{ title: 'Orders' }] }),
  component: OrdersPage,
})

function OrdersPage() {
  return <Coming title="Orders" />
}
