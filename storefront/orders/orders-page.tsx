import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useApi } from '#client/api.ts'
import { daysOf, isComplete } from '#client/lists/date-range.ts'
import { DateSort } from '#client/lists/date-sort.tsx'
import { LoadFailed, PastTheEnd } from '#client/lists/list-states.tsx'
import { SaveAs } from '#client/lists/save-as.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { OrderCard } from './order-card.tsx'
import { type OrderFilter, readFilter, tabs, writeFilter } from './order-filter.ts'
import { orderPage } from './queries.ts'

export const Route = createFileRoute('/dashboard/orders')({
  head: ({ match }) => pageHead(match.context, '/dashboard/orders'),
  component: OrdersPage,
})

/** The customer's orders by status and date (checkout and rooms specification, section 2). */
function OrdersPage() {
  const filter = readFilter(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <DashboardPage title="Orders">
      <Tabs filter={filter} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <DateSort
          dates={filter.dates}
          onChange={(dates) =>
            void navigate({
              search: writeFilter({ ...filter, dates, page: 1 }),
              resetScroll: false,
            })
          }
        />
      </div>
      {isComplete(filter.dates) ? (
        <OrderList filter={filter} />
      ) : (
        <p className="py-10 text-center text-ink-soft">
          Choose a start and an end date to see your orders.
        </p>
      )}
    </DashboardPage>
  )
}

function FilterLink({
  filter,
  ...link
}: { filter: OrderFilter } & Omit<ComponentProps<'a'>, 'href'>) {
  return <Link to="/dashboard/orders" search={writeFilter(filter)} {...link} />
}

function Tabs({ filter }: { filter: OrderFilter }) {
  return (
    <nav
      aria-label="Orders by status"
      className="scroll-bare overflow-x-auto border-b border-line max-md:fade-end"
    >
      <ul className="flex gap-1 max-md:pr-10">
        {tabs.map((tab) => (
          <li key={tab}>
            <FilterLink
              filter={{ ...filter, tab, page: 1 }}
              aria-current={tab === filter.tab ? 'true' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent px-3 text-sm font-semibold tracking-wide whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {tab === 'all' ? 'All' : tab}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const { data, error, refetch } = useQuery(orderPage(useApi(), filter))
  if (error && !data) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!data) {
    return (
      <SkeletonList label="Loading orders" count={5} className="gap-3" each="h-32 rounded-lg" />
    )
  }
  return (
    <>
      {data.meta.total === 0 && <NoOrders />}
      {data.meta.total > 0 && data.data.length === 0 && <PastTheEnd />}
      {data.data.length > 0 && (
        <>
          <ul className="grid gap-3">
            {data.data.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          <SaveOrders filter={filter} />
        </>
      )}
      <Pagination
        current={filter.page}
        last={data.meta.last_page}
        link={({ page, ...link }) => <FilterLink filter={{ ...filter, page }} {...link} />}
      />
    </>
  )
}

function NoOrders() {
  return (
    <EmptyState title="No orders" line="Browse our categories and start ordering!">
      <Link to="/categories" className={buttonClass({ look: 'accent' })}>
        Browse categories
      </Link>
    </EmptyState>
  )
}

/** Downloads the filtered orders, all their pages. */
function SaveOrders({ filter: { tab, dates } }: { filter: OrderFilter }) {
  const api = useApi()
  const request = { params: { tab, sort: dates.sort }, query: daysOf(dates) }
  return (
    <SaveAs
      name="orders"
      files={{
        csv: () => api('GET /orders/{tab}/{sort}/csv', request),
        pdf: () => api('GET /orders/{tab}/{sort}/pdf', request),
      }}
    />
  )
}
