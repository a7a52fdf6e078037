import { useOnline } from '#client/browser.ts'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import { toNaira } from '#contract/kobo.ts'
import { maxCartLines } from '#contract/limits.ts'
import { Price } from '#ui/price.tsx'
import { ThumbBar } from '#ui/thumb-bar.tsx'
import { canCheckOut, linesTooMany, totalsOf, unitCount, weightOf } from '../cart/rules.ts'
import { Sums } from '../cart/sums.tsx'
import { useCheckOut } from '../cart/use-check-out.ts'
import { CouponBox } from '../coupons/coupon-box.tsx'
import { useCoupon } from '../coupons/use-coupon.ts'
import { DeliveryEstimate } from '../delivery/delivery-estimate.tsx'
import { useSignedIn } from '../session/session.ts'
import type { Cart } from '../state/state.ts'

/** The cart's total. Beside the lines on wide screens; on phones the button sticks to the bottom. */
export function OrderSummary({ cart: { carts, shippingFee } }: { cart: Cart }) {
  const isSignedIn = useSignedIn()
  const coupon = useCoupon(carts)
  const { subtotal, shipping, discount, total } = totalsOf(carts, shippingFee, coupon.amount)
  const open = canCheckOut(carts)
  const tooMany = linesTooMany(carts)
  const why =
    tooMany > 0
      ? {
          hint: 'too-many-lines',
          words: `Your cart has ${maxCartLines + tooMany} different items, but an order can have ${maxCartLines} at most. They stay in your cart. Remove ${tooMany} to continue.`,
        }
      : {
          hint: 'checkout-hint',
          words:
            'To continue, remove items that are out of stock or no longer sold, and reduce quantities above the stock.',
        }
  return (
    <>
      <section
        aria-labelledby="summary-title"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-36"
      >
        <h2 id="summary-title" className="text-lg">
          Order summary
        </h2>
        <Sums
          items={unitCount(carts)}
          subTotal={subtotal}
          shipping={shipping > 0 ? shipping : 'Chosen at checkout'}
          discount={discount}
          total={total}
        />
        {isSignedIn && <CouponBox {...coupon} />}
        {shipping === 0 && <DeliveryEstimate kg={weightOf(carts)} total={toNaira(total)} />}
        {tooMany > 0 && (
          <p role="status" id="too-many-lines" className="text-sm text-danger">
            {why.words}
          </p>
        )}
        {!open && tooMany === 0 && (
          <p id="checkout-hint" className="text-sm text-danger">
            {why.words}
          </p>
        )}
        <div className="grid max-lg:hidden">
          <CheckoutButton open={open} {...why} />
        </div>
      </section>
      <ThumbBar className="flex flex-wrap items-center gap-x-4 lift-high lg:hidden">
        <p className="text-sm text-ink-soft">
          Total
          <span className="block text-ink">
            <Price naira={toNaira(total)} size="lg" />
          </span>
        </p>
        {/* Below the total where enlarged text leaves it less than its word. */}
        <div className="grid flex-1 basis-36">
          <CheckoutButton open={open} {...why} />
        </div>
      </ThumbBar>
    </>
  )
}

/** `hint`: the id of the text that says why it is not open; `words`: that text. */
function CheckoutButton({ open, hint, words }: { open: boolean; hint: string; words: string }) {
  const checkOut = useCheckOut()
  const online = useOnline()
  return (
    <WaitingButton
      look="accent"
      shape="lg"
      missing={online ? (open ? null : words) : 'You are offline. Checkout needs a connection.'}
      aria-describedby={open ? undefined : hint}
      onClick={checkOut}
    >
      {online ? 'Checkout' : 'Go online to check out'}
    </WaitingButton>
  )
}
