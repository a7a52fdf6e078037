import { createFileRoute } from '@tanstack/react-router'
import { useIsHydrated } from '#client/browser.ts'
import { load } from '#client/queries.ts'
import { useCart } from '../cart/cart.ts'
import { estimates } from '../delivery/estimates.ts'
import { pageHead } from '../page-head.ts'
import { AlsoLikeBelow } from './also-like-below.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
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
  if (cart.carts.length === 0) return <EmptyCart />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <CartLines items={cart.carts} />
      <OrderSummary cart={cart} />
    </div>
  )
}
