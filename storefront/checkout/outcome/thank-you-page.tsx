import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Navigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useApi } from '#client/api.ts'
import { dayAndTimeOf } from '#client/lagos-time.ts'
import { load } from '#client/queries.ts'
import { paymentName, pickupFigures, pickupPricing } from '#contract/shop/payment-methods.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { clearCheckoutFigures } from '../../cart/cart.ts'
import { useServerCart } from '../../cart/server-copy.ts'
import { ProductStrip } from '../../catalogue/cards/product-strip.tsx'
import { likeable } from '../../catalogue/queries.ts'
import { arrivalText } from '../../orders/arrival.ts'
import { OrderLines } from '../../orders/order-lines.tsx'
import { Tracking } from '../../orders/order-summary.tsx'
import { isUnpaidCard, type Order } from '../../orders/queries.ts'
import { OrderFacts } from '../../orders/with-order.tsx'
import { pageHead } from '../../page-head.ts'
import { useUser } from '../../session/session.ts'
import { clearChoices, useCheckout } from '../choices.ts'
import { Outcome, OwnOrder } from './outcome.tsx'

export const Route = createFileRoute('/thank-you')({
  loader: ({ context: { api, queryClient } }) => load([queryClient.ensureQueryData(likeable(api))]),
  head: ({ match }) => pageHead(match.context, '/thank-you'),
  component: ThankYouPage,
})

function ThankYouPage() {
  const { order_code } = Route.useSearch()
  const { data: products, isError } = useQuery(likeable(useApi()))
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-6 lg:py-10">
      <OwnOrder code={order_code} placeholder={<Placeholder />}>
        {(order) => <Thanks order={order} />}
      </OwnOrder>
      {!isError && (
        <ProductStrip
          title="Gadgets you may also like"
          products={products}
          placeholders={7}
          pausable
        />
      )}
    </div>
  )
}

function Thanks({ order }: { order: Order }) {
  const { placed } = useCheckout()
  const fetchCart = useServerCart()
  const isOfThisCart = !isUnpaidCard(order) && placed === order.order_code
  useEffect(() => {
    // Only the order that was placed from this cart clears the choices; an older order's page does
    // not.
    if (!isOfThisCart) return
    clearCheckoutFigures()
    clearChoices()
    // The server's cart has lost what was bought; what was added meanwhile stays.
    void fetchCart()
  }, [isOfThisCart, fetchCart])
  if (isUnpaidCard(order)) {
    return <Navigate to="/order-incomplete" search={{ order_code: order.order_code }} replace />
  }
  return <Placed order={order} />
}

function Placed({ order }: { order: Order }) {
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 text-center">
      <Outcome isGood title="Thank you for your order">
        {statusText(order)}
      </Outcome>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-left">
        <OrderFacts
          facts={[
            { name: 'Order code', value: order.order_code },
            { name: 'Total amount', value: formatNaira(order.total_amount) },
            { name: 'Total items', value: order.product_count },
            { name: 'Estimated delivery', value: deliveryEstimate(order) },
          ]}
        />
        <Whereabouts order={order} />
        <section className="rounded-lg border border-line bg-surface p-4 sm:p-6">
          <h2 className="mb-3 text-base">Items</h2>
          <OrderLines lines={order.product_order} />
        </section>
      </div>
      <p>
        <Link
          to="/dashboard/orders/orderdetails"
          search={{ order_code: order.order_code }}
          className={buttonClass({ look: 'accent', shape: 'lg' })}
        >
          See Order Details
        </Link>
      </p>
    </section>
  )
}

/** The address, the parcel's number once there is one, and where the message about the order went. */
function Whereabouts({ order }: { order: Order }) {
  const { pickup_address, address, phone, tracking } = order
  const user = useUser()
  const contact = user?.email ? `Email to ${user.email}` : user && `SMS to +234${user.phone_number}`
  return (
    <dl className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm sm:p-6">
      <Place name={pickup_address ? 'Collect at' : 'Deliver to'}>
        {pickup_address ?? [address, phone].filter(Boolean).join(', ')}
      </Place>
      <Place name="Payment method">{paymentName(order.payment.name)}</Place>
      {tracking && (
        <Place name="Tracking number">
          <Tracking {...tracking} />
        </Place>
      )}
      {contact && <Place name="Confirmation">{contact}</Place>}
    </dl>
  )
}

function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-36 text-ink-soft">{name}</dt>
      <dd className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The order's status, also where the page is opened later. */
function statusText({ status, payment_status }: Order): string {
  if (payment_status === 'REFUNDED') return 'This order was refunded.'
  if (status === 'CANCELLED') return 'This order was cancelled.'
  if (status === 'DELIVERED') return 'This order was delivered. We hope you like it.'
  if (status === 'IN TRANSIT') return 'Payment received. Your order is on its way.'
  return payment_status === 'PENDING'
    ? `Your order is reserved at our store. Pay there when you collect it. ${pickupPricing} ${pickupFigures}`
    : 'Payment received. We’re preparing your order.'
}

/** When it is expected; for a pick-up, its last day. */
function deliveryEstimate(order: Order): string {
  const { delivery_date, pickup_until } = order
  if (pickup_until && !delivery_date) return `Pick up until ${dayAndTimeOf(pickup_until)}`
  return arrivalText(order) ?? 'We’ll let you know soon'
}

function Placeholder() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="mx-auto grid w-full max-w-2xl justify-items-center gap-4"
    >
      <Skeleton className="size-16 rounded-full" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-36 w-full rounded-lg" />
    </div>
  )
}
