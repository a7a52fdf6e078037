import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/shipping-address')({
  head: () => ({ meta: [{ title: 'Shipping address' }] }),
  component: ShippingAddressPage,
})

function ShippingAddressPage() {
  return <Coming title="Shipping address" />
}
