import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Kobo, toNaira } from '#contract/kobo.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Price } from '#ui/price.tsx'
import type { Cart } from '../state/state.ts'
import { canCheckOut, totalsOf, units } from './lines.ts'

/** What the cart comes to. Beside the lines on wide screens; on phones the button stays in reach. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { carts, shippingFee, coupon_amount_percent } = cart
  const { subtotal, shipping, discount, total } = totalsOf(
    carts,
    shippingFee,
    coupon_amount_percent,
  )
  const open = canCheckOut(carts)
  return (
    <>
      <section
        aria-labelledby="summary-title"
        className="grid gap-3 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-36"
      >
        <h2 id="summary-title" className="text-lg">
          Order summary
        </h2>
        <dl className="grid gap-2 text-sm">
          <Row name="Items">{units(carts)}</Row>
          <Row name="Sub total">{naira(subtotal)}</Row>
          <Row name="Shipping">{shipping > 0 ? naira(shipping) : 'Chosen at checkout'}</Row>
          {discount > 0 && <Row name="Coupon">−{naira(discount)}</Row>}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-base">
            <dt className="font-semibold">Total</dt>
            <dd>
              <Price naira={toNaira(total)} size="lg" />
            </dd>
          </div>
        </dl>
        {!open && (
          <p id="checkout-hint" className="text-sm text-danger">
            To go on, remove what is out of stock and lower what exceeds the stock.
          </p>
        )}
        <div className="grid max-lg:hidden">
          <CheckoutButton open={open} />
        </div>
      </section>
      <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-high lg:hidden">
        <p className="text-sm text-ink-soft">
          Total
          <span className="block text-ink">
            <Price naira={toNaira(total)} size="lg" />
          </span>
        </p>
        <div className="grid flex-1">
          <CheckoutButton open={open} />
        </div>
      </div>
    </>
  )
}

/** A guest logs in first; the cart is kept meanwhile (specification 000, section 4). */
function CheckoutButton({ open }: { open: boolean }) {
  if (!open) {
    return (
      <Button look="accent" shape="lg" disabled aria-describedby="checkout-hint">
        Checkout
      </Button>
    )
  }
  return (
    <Link to="/login" className={buttonClass({ look: 'accent', shape: 'lg' })}>
      Checkout
    </Link>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function naira(amount: Kobo): string {
  return formatNaira(toNaira(amount))
}
