import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/orders/rate-products')({
  head: () => ({ meta: [{ title: 'Rate Products' }] }),
  component: RateProductsPage,
})

function RateProductsPage() {
  return <Coming title="Rate Products" />
}
