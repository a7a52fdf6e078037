import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { kobo, toNaira } from '#contract/kobo.ts'
import { Price } from '#ui/price.tsx'
import { ThumbBar } from '#ui/thumb-bar.tsx'
import { saveFigures } from '../../cart/cart.ts'
import { canCheckOut, unitCount } from '../../cart/rules.ts'
import { CouponBox } from '../../coupons/coupon-box.tsx'
import { useCoupon } from '../../coupons/use-coupon.ts'
import { type Address, addresses } from '../../delivery/queries.ts'
import { useUser } from '../../session/session.ts'
import type { CartItem } from '../../state/cart-lines.ts'
import { useCheckout } from '../choices.ts'
import { type Figures, figuresOf, isCovered, stepOf } from '../figures.ts'
import { PlacingProblem } from '../placing/placing-problem.tsx'
import { usePlacing } from '../placing/use-placing.ts'
import { DeliverTo } from '../shipping/deliver-to.tsx'
import { ShippingMethods, useShipping } from '../shipping/shipping-methods.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { InsufficientBalance, InsufficientLine } from './insufficient-balance.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { missingOf, PlaceButton } from './place-button.tsx'
import { ReservationNote, useNeedsPhone } from './reservation-note.tsx'
import { Steps } from './steps.tsx'

/** The three steps on one page: address, shipping method, payment. */
export function Checkout({ items: cartItems }: { items: CartItem[] }) {
  const { addressId, paymentCode, attempt } = useCheckout()
  const items = usePlacedItems(cartItems, attempt !== null)
  const address = useAddress(addressId)
  const shipping = useShipping(items, address)
  const coupon = useCoupon(items)
  const figures = figuresOf(items, shipping.fee, coupon.amount)
  useSavedFigures(figures, items)
  const balance = useUser()?.wallet.available_balance
  const isCoveredByWallet = balance === undefined || isCovered(paymentCode, balance, figures.total)
  const [shortPopup, setShortPopup] = useState(false)
  const order = { items, figures, address, shipping, paymentCode, coupon: coupon.code }
  const placing = usePlacing(order, () => setShortPopup(true))
  const isChosen = shipping.code !== null && shipping.fee !== null
  const needsPhone = useNeedsPhone(paymentCode)
  const isReady =
    canCheckOut(items) &&
    !needsPhone &&
    !coupon.isChecking &&
    isChosen &&
    isCoveredByWallet &&
    balance !== undefined
  const button = (
    <PlaceButton
      shipping={shipping.code}
      payment={paymentCode}
      total={figures.total}
      isReady={isReady}
      missing={missingOf(shipping, paymentCode, isCoveredByWallet)}
      isUnanswered={attempt !== null}
      isBusy={placing.isBusy}
      onPress={placing.press}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [--aside:23rem] lg:aside-last">
      {/* Nothing can be changed while the order is being sent. */}
      <div
        inert={placing.isBusy || attempt !== null}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Steps now={stepOf({ shipping: isChosen, payment: isChosen && paymentCode !== null })} />
        <DeliverTo chosen={address} shipping={shipping.code} />
        <ShippingMethods address={address} items={items} chosen={shipping} />
        {shipping.code && isChosen && (
          <PaymentMethods
            shipping={shipping.code}
            onChosen={(code) =>
              // While the balance is unknown the popup waits for it.
              setShortPopup(balance === undefined || !isCovered(code, balance, figures.total))
            }
          />
        )}
        {!isCoveredByWallet && <InsufficientLine />}
        {isChosen && paymentCode && <ReservationNote payment={paymentCode} items={items} />}
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
      <ThumbBar className="grid gap-2 md:hidden">
        <PlacingProblem problem={placing.problem} />
        {!isChosen && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
            Total without shipping
            <Price naira={toNaira(figures.total)} />
          </p>
        )}
        {button}
      </ThumbBar>
      {shortPopup && !isCoveredByWallet && (
        <InsufficientBalance onClose={() => setShortPopup(false)} />
      )}
    </div>
  )
}

/**
 * The sent items stay visible until the answer is here, though the server's cart may have lost
 * them.
 */
function usePlacedItems(items: CartItem[], isSubmitted: boolean): CartItem[] {
  const last = useRef(items)
  if (!isSubmitted) last.current = items
  return last.current
}

/** Saves the figures for a shopper who goes back to the cart page. */
function useSavedFigures({ subTotal, shipping, total }: Figures, items: CartItem[]): void {
  const total_products = unitCount(items)
  useEffect(() => {
    if (subTotal > 0)
      saveFigures({ shippingFee: shipping ?? kobo(0), totalOrderFee: total, total_products })
  }, [subTotal, shipping, total, total_products])
}

/** The chosen address, else the default one, else the first. */
function useAddress(addressId: number | null): Address | null {
  const { data = [] } = useQuery(addresses(useApi()))
  return (
    data.find(({ id }) => id === addressId) ??
    data.find(({ is_default }) => is_default === 1) ??
    data[0] ??
    null
  )
}
