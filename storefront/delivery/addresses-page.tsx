import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { Addresses } from './addresses.tsx'

export const Route = createFileRoute('/dashboard/delivery_addresses')({
  head: ({ match }) => pageHead(match.context, '/dashboard/delivery_addresses'),
  component: AddressesPage,
})

function AddressesPage() {
  return (
    <DashboardPage title="Delivery Addresses">
      <Addresses />
    </DashboardPage>
  )
}
