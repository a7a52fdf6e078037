import { createFileRoute } from '@tanstack/react-router'
import { Room } from '../dashboard/room.tsx'
import { pageHead } from '../page-head.ts'
import { Addresses } from './addresses.tsx'

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
  return (
    <Room title="Delivery Addresses">
      <Addresses />
    </Room>
  )
}
