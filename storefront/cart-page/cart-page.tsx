import { createFileRoute, Link } from '@tanstack/react-router'
import { useIsHydrated } from '#client/browser.ts'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { load } from '#client/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useCart } from '../cart/cart.ts'
import { useIsEmptyCart } from '../cart/server-copy.ts'
import { estimates } from '../delivery/estimates.ts'
import { pageHead } from '../page-head.ts'
import { AlsoLikeBelow } from './also-like-below.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartPreview } from './cart-preview.tsx'
import { OrderSummary } from './order-summary.tsx'

export const Route = createFileRoute('/cart')({
  loader: ({ context: { api, queryClient } }) =>
    load([queryClient.ensureQueryData(estimates(api))]),
  head: ({ match }) => pageHead(match.context, '/cart'),
  component: CartPage,
})

/** The cart is in the browser's storage, so the server renders a skeleton. */
function CartPage() {
  return (
    // As high as the screen, so that the footer does not move visibly when the cart is read.
    <div className="page-width grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-10 py-4 lg:py-8">
      {useIsHydrated() ? <Cart /> : <CartSkeleton />}
      <AlsoLikeBelow title="Gadgets you may also like" placeholders={7} />
    </div>
  )
}

function Cart() {
  const cart = useCart()
  const isEmpty = useIsEmptyCart(cart.carts.length === 0)
  if (isEmpty) return <EmptyCart />
  if (cart.carts.length === 0) return <CartSkeleton />
  return (
    <div className="grid items-start gap-6 [--aside:21rem] lg:aside-last">
      <CartLines items={cart.carts} />
      <OrderSummary cart={cart} />
    </div>
  )
}

/** Until the browser has read its cart; without JavaScript it explains why there is none. */
function CartSkeleton() {
  return (
    <div>
      <NeedsScripts />
      <div aria-hidden="true" className="hidden gap-6 [--aside:21rem] js:grid js:lg:aside-last">
        <div>
          <CartPreview />
          <div className="grid gap-3 peer-[:not(:empty)]:hidden">
            <Skeleton className="h-8 w-64 rounded-sm" />
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-32 rounded-lg" />
          </div>
        </div>
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  )
}

function EmptyCart() {
  return (
    <section>
      <h1 className="sr-only">Cart</h1>
      <EmptyState
        motif="combs"
        title="Your cart is empty!"
        line="Browse our categories and discover the best deals"
      >
        <Link to="/categories" className={buttonClass({ look: 'accent', shape: 'lg' })}>
          Browse categories
        </Link>
      </EmptyState>
    </section>
  )
}
