import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Kobo, toNaira } from '#contract/kobo.ts'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { canCheckOut, stockMessage, unitCount } from '../../cart/rules.ts'
import { Sums } from '../../cart/sums.tsx'
import { cutName, ProductPicture } from '../../catalogue/cards/product-picture.tsx'
import { type CartItem, keyText, type Line, linesOf } from '../../state/cart-lines.ts'
import type { Figures } from '../figures.ts'

interface CheckoutSummaryProps {
  items: CartItem[]
  figures: Figures
  coupon: ReactNode
  /** The button on wide screens; phones have it at the bottom of the screen. */
  action: ReactNode
}

/** The lines and the total. */
export function CheckoutSummary({ items, figures, coupon, action }: CheckoutSummaryProps) {
  const { subTotal, shipping, coupon: discount, total } = figures
  const isShort = !canCheckOut(items)
  return (
    <section
      aria-labelledby="order-summary"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-36"
    >
      <h2 id="order-summary" className="text-lg">
        Order summary
      </h2>
      <details className="group" open={items.length < 4 || isShort}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
          {unitCount(items)} {unitCount(items) === 1 ? 'item' : 'items'}
          <span className="ml-1 group-open:rotate-180">
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lists scroll by the arrow keys. */}
        <ul tabIndex={0} className="grid max-h-80 gap-3 overflow-y-auto pt-1">
          {linesOf(items).map((line) => (
            <SummaryLine key={keyText(line.key)} line={line} />
          ))}
        </ul>
      </details>
      {isShort && items.length > 0 && (
        <p role="alert" className="text-sm text-danger">
          To continue, remove items that are out of stock or no longer sold, and reduce quantities
          above the stock.{' '}
          <Link to="/cart" className="inline-flex min-h-11 items-center font-semibold underline">
            Change the cart
          </Link>
        </p>
      )}
      {coupon}
      <Sums
        className="border-t border-line pt-3"
        subTotal={subTotal}
        shipping={shippingText(shipping)}
        discount={discount}
        total={total}
      />
      <div className="grid gap-2 max-md:hidden">{action}</div>
    </section>
  )
}

function shippingText(shipping: Kobo | null): Kobo | string {
  if (shipping === null) return 'Choose a method'
  return shipping === 0 ? 'Free' : shipping
}

/** One line of the order, with the reason where it cannot be bought. */
function SummaryLine({ line }: { line: Line }) {
  const { item, variation, picture, quantity, amount, total } = line
  const message = stockMessage(line)
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-md bg-sunken">
        <ProductPicture image={picture} widths={[96, 160]} sizes="48px" />
      </span>
      <span className="grid min-w-0 flex-1 basis-24">
        <span title={item.name}>{cutName(item.name, 30)}</span>
        <span className="text-ink-soft tabular-nums">
          {[...(variation?.variations ?? []), `${quantity} ×`].join(' · ')}{' '}
          {formatNaira(toNaira(amount))}
        </span>
        {message && <span className="font-semibold text-danger">{message}</span>}
      </span>
      <span className="ml-auto tabular-nums">{formatNaira(toNaira(total))}</span>
    </li>
  )
}
