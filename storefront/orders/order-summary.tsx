import type { ReactNode } from 'react'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { paymentName, pickupFigures, pickupPricing } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#ui/naira.ts'
import { arrivalText } from './arrival.ts'
import { isArriving } from './order-status.tsx'
import { isPricedAtPickup, type Order } from './queries.ts'

export function OrderSummary({ order }: { order: Order }) {
  const { sub_total, coupon, coupon_value, shipping, total_amount, refunded } = order
  return (
    <Facts
      title="Payment"
      note={isPricedAtPickup(order) ? `${pickupPricing} ${pickupFigures}` : null}
      facts={[
        ['Payment method', paymentName(order.payment.name)],
        ['Payment status', order.payment_status],
        ['Sub total', formatNaira(sub_total)],
        coupon !== null && [`Coupon ${coupon}`, formatNaira(-coupon_value)],
        ['Shipping', formatNaira(shipping)],
        order.at_counter && ['Total when ordered', formatNaira(order.at_counter.placed_total)],
        ['Total', <strong key="total">{formatNaira(total_amount)}</strong>],
        refunded > 0 && ['Refunded', formatNaira(refunded)],
      ]}
    />
  )
}

export function OrderDelivery({ order }: { order: Order }) {
  const { shipping_details, pickup_address, pickup_until, delivered_at } = order
  const arrival = isArriving(order) && arrivalText(order)
  return (
    <Facts
      title="Delivery"
      facts={[
        ['Delivery method', order.shipping_method],
        shipping_details && ['Carrier', shipping_details.carrier_name],
        order.tracking && ['Tracking number', <Tracking key="tracking" {...order.tracking} />],
        pickup_address === null && order.address !== null && ['Shipping address', order.address],
        order.phone !== null && ['Phone', order.phone],
        pickup_address !== null && ['Pickup address', pickup_address],
        pickup_until !== null &&
          delivered_at === null && [
            'Held until',
            `${dateOf(pickup_until)}, ${timeOf(pickup_until)}`,
          ],
        delivered_at !== null
          ? ['Delivered on', dateOf(delivered_at)]
          : arrival && ['Estimated delivery', arrival],
      ]}
    />
  )
}

/** The number leads to the carrier's page of the parcel, where it has one. */
export function Tracking({ number, url }: NonNullable<Order['tracking']>) {
  if (!url) return number
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link underline">
      {number ?? 'Track your parcel'}
    </a>
  )
}

interface FactsProps {
  title: string
  note?: string | null
  /** Name and value; what is missing is left out. */
  facts: ([name: string, value: ReactNode] | null | false | '' | undefined)[]
}

function Facts({ title, note, facts }: FactsProps) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{title}</h2>
      <dl className="grid gap-2 text-sm">
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]} className="flex flex-wrap justify-between gap-x-4">
                <dt className="max-w-full shrink-0 text-ink-soft">{fact[0]}</dt>
                <dd className="min-w-0 font-medium break-words tabular-nums">{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
    </section>
  )
}
