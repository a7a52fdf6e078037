import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/cart')({
  head: () => ({ meta: [{ title: 'Cart' }] }),
  component: CartPage,
})

function CartPage() {
  return <Coming title="Cart" />
}
