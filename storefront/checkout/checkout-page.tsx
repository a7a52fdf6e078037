import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/checkout')({
  head: () => ({ meta: [{ title: 'Checkout' }] }),
  component: CheckoutPage,
})

function CheckoutPage() {
  return <Coming title="Checkout" />
}
