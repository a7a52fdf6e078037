import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { AdjustWallet } from './adjust-wallet.tsx'
import { CustomerComments } from './customer-comments.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerAddresses, CustomerMessages, CustomerReviews } from './customer-lists.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { DataRequests } from './data-requests.tsx'
import { Devices } from './devices.tsx'
import { customerQuery } from './queries.ts'

/** One customer: who it is, what they bought, what was sent to them, and where they are signed in. */
export function CustomerPage() {
  const { data, error, refetch } = useQuery(customerQuery(useRecordId()))
  if (data) return <Customer key={data.id} customer={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function Customer({ customer }: { customer: OfficeCustomer }) {
  const [mayReadOrders, mayAudit] = [useMay('orders.read'), useMay('audit.read')]
  const mayAdjust = useMay('refunds.make')
  return (
    <div className="grid gap-5">
      <PageHeader
        title={customer.name || 'Account closed'}
        above={<Link to={addresses.customers}>Customers</Link>}
        beside={
          <span className="flex flex-wrap gap-1">
            {customer.badge && <Badge tone="accent">{customer.badge}</Badge>}
            {customer.identity?.status === 'verified' && <Badge tone="success">Verified</Badge>}
            {customer.ended_at && <Badge>Account ended</Badge>}
          </span>
        }
      >
        {mayAdjust && !customer.ended_at && <AdjustWallet customer={customer} />}
      </PageHeader>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <CustomerFacts customer={customer} />
          {mayReadOrders && <CustomerOrders id={customer.id} />}
          <CustomerAddresses addresses={customer.addresses} />
          <Devices customer={customer} />
          {!customer.ended_at && <DataRequests customer={customer} />}
        </div>
        <div className="grid min-w-0 gap-5">
          <CustomerComments customer={customer} />
          <CustomerMessages messages={customer.messages} />
          <CustomerReviews reviews={customer.reviews} />
          {mayAudit && <History subject={`customer:${customer.id}`} />}
        </div>
      </div>
    </div>
  )
}
