import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/orders/orderdetails')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Order details',
      path: '/dashboard/orders/orderdetails',
      indexed: false,
    }),
  component: OrderDetailsPage,
})

function OrderDetailsPage() {
  return <Coming title="Order details" />
}
