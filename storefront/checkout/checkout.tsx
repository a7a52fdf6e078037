import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { kobo, toNaira } from '#contract/kobo.ts'
import { Price } from '#ui/price.tsx'
import { useUser } from '../accounts/session.ts'
import { useApi } from '../api.ts'
import { noteFigures } from '../cart/cart.ts'
import { type CartItem, canCheckOut, units } from '../cart/lines.ts'
import { CouponBox } from '../coupons/coupon-box.tsx'
import { useCoupon } from '../coupons/use-coupon.ts'
import { type Address, addresses } from '../delivery/queries.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { useCheckout } from './choices.ts'
import { DeliverTo } from './deliver-to.tsx'
import { type Figures, figuresOf, isCovered, stepOf } from './figures.ts'
import { InsufficientBalance, InsufficientLine } from './insufficient-balance.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PlaceButton } from './place-button.tsx'
import { PlacingProblem } from './placing-problem.tsx'
import { ShippingMethods } from './shipping-methods.tsx'
import { Steps } from './steps.tsx'
import { usePlacing } from './use-placing.ts'
import { useShipping } from './use-shipping.ts'

/** The three steps on one page: where to, how, and what pays for it. */
export function Checkout({ items: inCart }: { items: CartItem[] }) {
  const { addressId, paymentCode, attempt } = useCheckout()
  const items = usePlacedItems(inCart, attempt !== null)
  const address = useAddress(addressId)
  const shipping = useShipping(items, address)
  const coupon = useCoupon(items)
  const figures = figuresOf(items, shipping.fee, coupon.amount)
  useFiguresNoted(figures, items)
  const balance = useUser()?.wallet.available_balance
  const isPaid = balance === undefined || isCovered(paymentCode, balance, figures.total)
  const [shortPopup, setShortPopup] = useState(false)
  const order = { items, figures, address, shipping, paymentCode, coupon: coupon.code }
  const placing = usePlacing(order, () => setShortPopup(true))
  const isChosen = shipping.code !== null && shipping.fee !== null
  const isReady =
    canCheckOut(items) && !coupon.isAsking && isChosen && isPaid && balance !== undefined
  const button = (
    <PlaceButton
      shipping={shipping.code}
      payment={paymentCode}
      total={figures.total}
      isReady={isReady}
      isUnanswered={attempt !== null}
      isBusy={placing.isBusy}
      onPress={placing.press}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      {/* While an order is on its way nothing of it can be changed. */}
      <div
        inert={placing.isBusy || attempt !== null}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Steps now={stepOf({ shipping: isChosen, payment: isChosen && paymentCode !== null })} />
        <DeliverTo chosen={address} />
        <ShippingMethods address={address} items={items} chosen={shipping} />
        {shipping.code && isChosen && (
          <PaymentMethods
            shipping={shipping.code}
            onChosen={(code) =>
              // Of a balance that is not known yet it is told once it is.
              setShortPopup(balance === undefined || !isCovered(code, balance, figures.total))
            }
          />
        )}
        {!isPaid && <InsufficientLine />}
      </div>
      <CheckoutSummary
        items={items}
        figures={figures}
        coupon={<CouponBox {...coupon} />}
        action={
          <>
            <PlacingProblem problem={placing.problem} />
            {button}
          </>
        }
      />
      <div className="thumb-bar grid gap-2 md:hidden">
        <PlacingProblem problem={placing.problem} />
        {!isChosen && (
          <p className="flex items-baseline justify-between text-sm text-ink-soft">
            Total without shipping
            <Price naira={toNaira(figures.total)} />
          </p>
        )}
        {button}
      </div>
      {shortPopup && !isPaid && <InsufficientBalance onClose={() => setShortPopup(false)} />}
    </div>
  )
}

/** What was ordered may have left the cart before the answer is here: it stays in sight until then. */
function usePlacedItems(items: CartItem[], isOnItsWay: boolean): CartItem[] {
  const last = useRef(items)
  if (!isOnItsWay) last.current = items
  return last.current
}

/** The cart's page shows them to who goes back to it. */
function useFiguresNoted({ subTotal, shipping, total }: Figures, items: CartItem[]): void {
  const total_products = units(items)
  useEffect(() => {
    if (subTotal > 0)
      noteFigures({ shippingFee: shipping ?? kobo(0), totalOrderFee: total, total_products })
  }, [subTotal, shipping, total, total_products])
}

/** The address chosen here, else the default one, else the first. */
function useAddress(addressId: number | null): Address | null {
  const { data = [] } = useQuery(addresses(useApi()))
  return (
    data.find(({ id }) => id === addressId) ??
    data.find(({ is_default }) => is_default === 1) ??
    data[0] ??
    null
  )
}
