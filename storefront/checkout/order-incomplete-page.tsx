import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/order-incomplete')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Order incomplete',
      path: '/order-incomplete',
      indexed: false,
    }),
  component: OrderIncompletePage,
})

function OrderIncompletePage() {
  return <Coming title="Order incomplete" />
}
