import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/orders/rate-products')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Rate Products',
      path: '/dashboard/orders/rate-products',
      indexed: false,
    }),
  component: RateProductsPage,
})

function RateProductsPage() {
  return <Coming title="Rate Products" />
}
