import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { Icon } from '#ui/icon.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { isPayable, OrderStatus } from './order-status.tsx'
import { OrderDelivery, OrderSummary } from './order-summary.tsx'
import { PayAgain } from './pay-again.tsx'
import { type Order, orderNotes } from './queries.ts'
import { StoreContact } from './store-contact.tsx'
import { Tracker } from './tracker.tsx'
import { WithOrder } from './with-order.tsx'

export const Route = createFileRoute('/dashboard/orders/orderdetails')({
  head: ({ match }) => pageHead(match.context, '/dashboard/orders/orderdetails'),
  component: OrderDetailsPage,
})

function OrderDetailsPage() {
  const { order_code } = Route.useSearch()
  return <WithOrder orderCode={order_code}>{(order) => <Details order={order} />}</WithOrder>
}

/** One order with all its details (checkout and rooms specification, section 2). */
function Details({ order }: { order: Order }) {
  const { order_code, status, created_at, product_count, product_order } = order
  return (
    <DashboardPage title={`Order ${order_code}`} aside={<OrderStatus status={status} />}>
      <p className="-mt-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <time dateTime={created_at} className="tabular-nums">
          Placed {dateOf(created_at)}, {timeOf(created_at)}
        </time>
        <span>
          {product_count} {product_count === 1 ? 'item' : 'items'}
        </span>
        <Link
          to="/dashboard/orders"
          className="flex items-center gap-1 font-semibold text-link hover:underline"
        >
          All orders
          <Icon name="chevron-right" size={14} />
        </Link>
      </p>
      {isPayable(order) && <Unpaid order={order} />}
      <Tracker order={order} />
      {status !== 'CANCELLED' && <OrderNotes orderCode={order_code} />}
      <OrderActions order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 [--aside:22rem] xl:aside-last">
        <section className="rounded-lg border border-line bg-surface p-4">
          <h2 className="mb-3 text-base">Items</h2>
          <OrderLines lines={product_order} />
          {order.at_counter && order.at_counter.left.length > 0 && (
            <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
              Not collected: {order.at_counter.left.join('; ')}
            </p>
          )}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderSummary order={order} />
          <OrderDelivery order={order} />
          <StoreContact order={order} />
        </div>
      </div>
    </DashboardPage>
  )
}

function Unpaid({ order }: { order: Order }) {
  const { order_code, payment_status, pay_until, is_reserved } = order
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent-soft p-4 text-on-accent-soft">
      <p className="min-w-0 flex-1 basis-60">
        <strong>
          {payment_status === 'FAILED'
            ? 'The payment did not go through.'
            : 'This order is not paid yet.'}
        </strong>{' '}
        {pay_until && `You can pay until ${timeOf(pay_until)}; after that it is cancelled.`}
        {!is_reserved && ' Pay now to secure your items. They are not reserved until you pay.'}
      </p>
      <PayAgain orderCode={order_code} />
    </div>
  )
}

/** Notes that staff attach to an order, such as a delay; nothing when there are none. */
function OrderNotes({ orderCode }: { orderCode: string }) {
  const { data: notes = [] } = useQuery(orderNotes(useApi(), orderCode))
  if (notes.length === 0) return null
  return (
    <section
      aria-label="Order notes"
      className="rounded-lg border border-line bg-accent-soft p-4 text-on-accent-soft"
    >
      <h2 className="mb-2 flex items-center gap-2 text-base">
        <Icon name="alert" size={18} />
        Order notes
      </h2>
      <ul className="grid gap-2 text-sm">
        {notes.map(({ note, created_at }) => (
          <li key={created_at + note}>
            {note}{' '}
            <time dateTime={created_at} className="block text-xs tabular-nums">
              {dateOf(created_at)}, {timeOf(created_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
