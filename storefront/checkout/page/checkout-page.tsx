import { createFileRoute, Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIsHydrated } from '#client/browser.ts'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { load } from '#client/queries.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useCart } from '../../cart/cart.ts'
import { useServerCart } from '../../cart/server-copy.ts'
import { useLeaving } from '../../orders/pay-again.tsx'
import { pageHead } from '../../page-head.ts'
import { LogInFirst } from '../../session/log-in-first.tsx'
import { useSignedIn } from '../../session/session.ts'
import { isStale } from '../../state/checkout.ts'
import { useCheckout } from '../choices.ts'
import { CheckoutSkeleton } from '../placing/checkout-skeleton.tsx'
import { UnansweredOrder } from '../placing/unanswered-order.tsx'
import { shippingTypes } from '../queries.ts'
import { Section } from '../section.tsx'
import { ShippingOutline } from '../shipping/shipping-methods.tsx'
import { Checkout } from './checkout.tsx'
import { Steps } from './steps.tsx'

const OpenOrder = lazy(() => import('../placing/open-order.tsx'))

export const Route = createFileRoute('/checkout')({
  loader: ({ context: { api, queryClient } }) =>
    load([queryClient.ensureQueryData(shippingTypes(api))]),
  head: ({ match }) => pageHead(match.context, '/checkout'),
  component: CheckoutPage,
})

/** Nearly everything here is the customer's own data, so the server renders an outline. */
function CheckoutPage() {
  return (
    // As high as the screen, so that the footer does not move visibly when the content comes.
    <div className="page-width grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-5 py-4 lg:py-8">
      <h1 className="text-xl md:text-2xl">Checkout</h1>
      {useIsHydrated() ? <CheckoutContent /> : <Outline />}
    </div>
  )
}

/** What is the same for everybody, where the shopper will find it. */
function Outline() {
  return (
    <NeedsScripts>
      <p role="status" className="sr-only">
        Loading
      </p>
      <div
        inert
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [--aside:23rem] lg:aside-last"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Steps now="checkout" />
          <Section title="Deliver to">
            <Skeleton className="h-20 rounded-md max-sm:h-41" />
          </Section>
          <ShippingOutline />
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </NeedsScripts>
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
  if (placed) {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <OpenOrder orderCode={placed} />
      </Suspense>
    )
  }
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
            ? 'We hold your items while you pay.'
            : 'Pay now to secure your items. They are not reserved until you pay.'
        }
      />
    </div>
  )
}
