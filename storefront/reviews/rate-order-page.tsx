import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { dateOf } from '#client/lagos-time.ts'
import { own } from '#client/queries.ts'
import { paymentName } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#ui/naira.ts'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import type { Order } from '../orders/queries.ts'
import { OrderFacts, WithOrder } from '../orders/with-order.tsx'
import { pageHead } from '../page-head.ts'
import { NothingToRate } from './nothing-to-rate.tsx'
import { OutcomeAlert, useOutcome } from './outcome-alert.tsx'
import { ReviewForm, type SentReview } from './review-form.tsx'

export const Route = createFileRoute('/dashboard/orders/rate-order')({
  head: ({ match }) => pageHead(match.context, '/dashboard/orders/rate-order'),
  component: RateOrderPage,
})

/** Milliseconds from a rating until the order's page opens again (checkout and rooms specification, section 4). */
const backAfter = 4_000

function RateOrderPage() {
  const { order_code } = Route.useSearch()
  return (
    <WithOrder orderCode={order_code}>
      {(order) => (
        <DashboardPage title="Rate Order">
          <Rating key={order.order_code} order={order} />
        </DashboardPage>
      )}
    </WithOrder>
  )
}

function Rating({ order }: { order: Order }) {
  const { order_code } = order
  const api = useApi()
  const queries = useQueryClient()
  const navigate = Route.useNavigate()
  const { alert, setOutcome } = useOutcome()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const back = () => navigate({ to: '/dashboard/orders/orderdetails', search: { order_code } })
    const timer = setTimeout(() => void back(), backAfter)
    return () => clearTimeout(timer)
  }, [isDone, navigate, order_code])
  async function send(body: SentReview) {
    const params = { orderId: order_code }
    const { message } = await api('POST /orders/review/{orderId}', { params, body })
    setDone(true)
    void queries.invalidateQueries({ queryKey: [own, 'orders'] })
    return message
  }
  if (order.status !== 'DELIVERED') {
    return <NothingToRate orderCode={order_code} title="Only delivered orders can be reviewed." />
  }
  return (
    <>
      <OutcomeAlert {...alert} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Summary order={order} />
        {!isDone && !order.is_rated && (
          <ReviewForm title="Rate Our Service" send={send} onOutcome={setOutcome} />
        )}
        {isDone && (
          <p className="rounded-lg border border-line bg-surface p-4">
            Taking you back to your order.
          </p>
        )}
        {!isDone && order.is_rated && (
          <NothingToRate orderCode={order_code} title="You have already rated this order" />
        )}
      </div>
    </>
  )
}

function Summary({ order }: { order: Order }) {
  const { delivered_at, pickup_address } = order
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OrderFacts
        facts={[
          { name: 'Order number', value: order.order_code },
          { name: 'Delivery method', value: order.shipping_method },
          { name: 'Order date', value: dateOf(order.created_at) },
          { name: 'Payment method', value: paymentName(order.payment.name) },
          order.address === null
            ? { name: 'Pickup address', value: pickup_address }
            : { name: 'Shipping address', value: order.address },
          { name: 'Delivery date', value: delivered_at && dateOf(delivered_at) },
          { name: 'Total', value: formatNaira(order.total_amount) },
        ]}
      />
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-3 text-base">Items</h2>
        <OrderLines lines={order.product_order} />
      </section>
    </div>
  )
}
