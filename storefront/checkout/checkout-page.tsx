import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/checkout')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Checkout', path: '/checkout', indexed: false }),
  component: CheckoutPage,
})

function CheckoutPage() {
  return <Coming title="Checkout" />
}
