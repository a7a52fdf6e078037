import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/orders/rate-order')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Rate Our Service',
      path: '/dashboard/orders/rate-order',
      indexed: false,
    }),
  component: RateOrderPage,
})

function RateOrderPage() {
  return <Coming title="Rate Our Service" />
}
