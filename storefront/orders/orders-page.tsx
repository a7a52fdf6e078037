import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/orders')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Orders', path: '/dashboard/orders', indexed: false }),
  component: OrdersPage,
})

function OrdersPage() {
  return <Coming title="Orders" />
}
