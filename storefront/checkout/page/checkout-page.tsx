import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIsHydrated } from '#client/browser.ts'
import { EmptyState } from '#ui/state.tsx'
import { useCart } from '../../cart/cart.ts'
import { useServerCart } from '../../cart/server-copy.ts'
import { useLeaving } from '../../orders/pay-again.tsx'
import { pageHead } from '../../page-head.ts'
import { LogInFirst } from '../../session/log-in-first.tsx'
import { useSignedIn } from '../../session/session.ts'
import { isStale } from '../../state/checkout.ts'
import { useCheckout } from '../choices.ts'
import { CheckoutSkeleton, OpenOrder } from '../placing/open-order.tsx'
import { UnansweredOrder } from '../placing/unanswered-order.tsx'
import { Checkout } from './checkout.tsx'

export const Route = createFileRoute('/checkout')({
  head: ({ match }) => pageHead(match.context, '/checkout'),
  component: CheckoutPage,
})

/** Everything here is the customer's own data, so the server renders a skeleton. */
function CheckoutPage() {
  return (
    // As high as the screen, so that the footer does not move visibly when the content comes.
    <div className="page-width grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-5 py-4 lg:py-8">
      <h1 className="text-xl md:text-2xl">Checkout</h1>
      {useIsHydrated() ? <CheckoutContent /> : <CheckoutSkeleton />}
    </div>
  )
}

/** Signed out → /login, nothing to buy → /cart, an order that waits for its payment → that order. */
function CheckoutContent() {
  const isSignedIn = useSignedIn()
  const { carts } = useCart()
  const { placed, attempt } = useCheckout()
  const { isLeaving, isReserved } = useLeaving()
  const [attemptAtStart] = useState(attempt)
  if (!isSignedIn) return <LogInFirst />
  if (isLeaving) return <Leaving isReserved={isReserved} />
  if (placed) return <OpenOrder orderCode={placed} />
  if (attempt && (attempt.key === attemptAtStart?.key || isStale(attempt))) {
    return <UnansweredOrder attempt={attempt} />
  }
  if (carts.length === 0 && !attempt) return <NothingToBuy />
  return <Checkout items={carts} />
}

/** The local cart is empty, but the server's may not be: another device may have filled it. */
function NothingToBuy() {
  const fetchCart = useServerCart()
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    void fetchCart().then(() => setFetched(true))
  }, [fetchCart])
  return isFetched ? <Navigate to="/cart" replace /> : <CheckoutSkeleton />
}

/** Until the card provider's page has loaded. */
function Leaving({ isReserved }: { isReserved: boolean }) {
  return (
    <div role="status">
      <EmptyState
        motif="combs"
        title="Opening the payment page…"
        line={
          isReserved
            ? 'Your order is kept while you pay.'
            : 'What you ordered is reserved for you as soon as you have paid.'
        }
      />
    </div>
  )
}
