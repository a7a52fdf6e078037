import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/shipping-address')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Shipping address',
      path: '/shipping-address',
      indexed: false,
    }),
  component: ShippingAddressPage,
})

function ShippingAddressPage() {
  return <Coming title="Shipping address" />
}
