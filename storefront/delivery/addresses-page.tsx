import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/delivery_addresses')({
  head: () => ({ meta: [{ title: 'Delivery Addresses' }] }),
  component: AddressesPage,
})

function AddressesPage() {
  return <Coming title="Delivery Addresses" />
}
