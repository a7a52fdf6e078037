import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { own } from '#client/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { cutName } from '../catalogue/cards/product-picture.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { LinePicture } from '../orders/line-picture.tsx'
import { LineChoice } from '../orders/order-lines.tsx'
import type { Order, OrderLine } from '../orders/queries.ts'
import { WithOrder } from '../orders/with-order.tsx'
import { pageHead } from '../page-head.ts'
import { NothingToRate } from './nothing-to-rate.tsx'
import { OutcomeAlert, useOutcome } from './outcome-alert.tsx'
import { unreviewedLines } from './queries.ts'
import { ReviewForm } from './review-form.tsx'

export const Route = createFileRoute('/dashboard/orders/rate-products')({
  head: ({ match }) => pageHead(match.context, '/dashboard/orders/rate-products'),
  component: RateProductsPage,
})

/** The products of a delivered order, one after the other (checkout and rooms specification, section 2). */
function RateProductsPage() {
  const { order_code } = Route.useSearch()
  return (
    <WithOrder orderCode={order_code}>
      {(order) => (
        <DashboardPage title="Rate Products">
          {order.status === 'DELIVERED' ? (
            <Products order={order} />
          ) : (
            <NothingToRate
              orderCode={order.order_code}
              title="Only delivered orders can be reviewed."
            />
          )}
        </DashboardPage>
      )}
    </WithOrder>
  )
}

function Products({ order: { order_code } }: { order: Order }) {
  const api = useApi()
  const queries = useQueryClient()
  const { data: lines, error, refetch } = useQuery(unreviewedLines(api, order_code))
  const [chosenId, choose] = useState<number | null>(null)
  const { alert, setOutcome } = useOutcome()
  if (error && !lines) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!lines) return <Skeleton className="h-72 rounded-lg" />
  const chosen = lines.find(({ id }) => id === chosenId) ?? lines[0]
  return (
    <>
      <OutcomeAlert {...alert} />
      {chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <LineChoices lines={lines} chosen={chosen} onChoose={choose} />
          <ReviewForm
            key={chosen.id}
            title={chosen.product.name}
            onOutcome={setOutcome}
            send={async (body) => {
              const params = { productOrderId: chosen.id }
              const { data } = await api('POST /orders/review/product/{productOrderId}', {
                params,
                body,
              })
              await queries.invalidateQueries({ queryKey: [own, 'reviews'] })
              return data.message
            }}
          />
        </div>
      ) : (
        <AllReviewed orderCode={order_code} />
      )}
    </>
  )
}

interface LineChoicesProps {
  lines: OrderLine[]
  chosen: OrderLine
  onChoose: (lineId: number) => void
}

function LineChoices({ lines, chosen, onChoose }: LineChoicesProps) {
  return (
    <ul aria-label="Products to review" className="grid gap-2">
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            aria-pressed={line.id === chosen.id}
            onClick={() => onChoose(line.id)}
            className="flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-3 text-left text-sm hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft dark:aria-pressed:border-link"
          >
            <LinePicture images={line.images} className="w-14" />
            <span className="min-w-0">
              <span className="block font-semibold" title={line.product.name}>
                {cutName(line.product.name, 30)}
              </span>
              <LineChoice line={line} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function AllReviewed({ orderCode }: { orderCode: string }) {
  return (
    <EmptyState motif="circles" title="You have reviewed all your products">
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/dashboard/reviews" className={buttonClass({ look: 'accent' })}>
          See your reviews
        </Link>
        <Link
          to="/dashboard/orders/orderdetails"
          search={{ order_code: orderCode }}
          className={buttonClass({ look: 'quiet' })}
        >
          Back to the order
        </Link>
      </div>
    </EmptyState>
  )
}
