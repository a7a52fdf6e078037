import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/delivery_addresses')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Delivery Addresses',
      path: '/dashboard/delivery_addresses',
      indexed: false,
    }),
  component: AddressesPage,
})

function AddressesPage() {
  return <Coming title="Delivery Addresses" />
}
