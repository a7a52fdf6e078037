import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/product-details/$slug')({
  head: () => ({ meta: [{ title: 'Product' }] }),
  component: ProductPage,
})

function ProductPage() {
  return <Coming title="Product" />
}
