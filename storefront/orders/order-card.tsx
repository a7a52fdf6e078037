import { Link } from '@tanstack/react-router'
import { dateOf } from '#client/lagos-time.ts'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { cutName } from '../catalogue/cards/product-picture.tsx'
import { LinePicture } from './line-picture.tsx'
import { isPayable, OrderStatus } from './order-status.tsx'
import { isPricedAtPickup, type Order } from './queries.ts'

const maxPictures = 3

/** An order in the list. The whole card links to its page. */
export function OrderCard({ order }: { order: Order }) {
  const { order_code, status, product_count, total_amount, created_at, product_order } = order
  const [first] = product_order
  const others = product_order.length - 1
  return (
    <li className="relative grid gap-3 rounded-lg border border-line bg-surface p-4 focus-within:lift-high hover:lift-high">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base">
          <Link
            to="/dashboard/orders/orderdetails"
            search={{ order_code }}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            <span className="font-normal text-ink-soft">Order</span>{' '}
            <span className="tabular-nums">{order_code}</span>
          </Link>
        </h2>
        <OrderStatus status={status} />
        <time dateTime={created_at} className="text-sm text-ink-soft tabular-nums sm:ml-auto">
          {dateOf(created_at)}
        </time>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex gap-1.5">
          {product_order.slice(0, maxPictures).map(({ id, images }) => (
            <LinePicture key={id} images={images} className="w-12 not-first:max-sm:hidden" />
          ))}
        </span>
        <p className="min-w-0 flex-1 basis-20 text-sm">
          <span className="block" title={first?.product.name}>
            {cutName(first?.product.name ?? '', 30)}
          </span>
          <span className="text-ink-soft">
            {others > 0 && `and ${others} more, `}
            {product_count} {product_count === 1 ? 'item' : 'items'}
          </span>
        </p>
        <p className="ml-auto text-right">
          <Price naira={total_amount} />
          {isPayable(order) && (
            <span className="block text-xs font-semibold text-on-accent-soft">Not paid yet</span>
          )}
          {isPricedAtPickup(order) && (
            <span className="block text-xs text-ink-soft">Priced at pickup</span>
          )}
        </p>
        <span className="text-ink-soft max-sm:hidden">
          <Icon name="chevron-right" size={18} />
        </span>
      </div>
    </li>
  )
}
