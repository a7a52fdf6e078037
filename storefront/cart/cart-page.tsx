import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useApi } from '../api.ts'
import { ProductStrip } from '../catalogue/product-strip.tsx'
import { likeable } from '../catalogue/queries.ts'
import { BannerSlider } from '../content/banner.tsx'
import { cartBanners } from '../content/banner-queries.ts'
import { load } from '../load.ts'
import { pageHead } from '../page-head.ts'
import { useCart } from './cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { OrderSummary } from './order-summary.tsx'

export const Route = createFileRoute('/cart')({
  loader: ({ context: { api, queryClient } }) =>
    load([
      queryClient.ensureQueryData(cartBanners(api)),
      queryClient.ensureQueryData(likeable(api)),
    ]),
  head: ({ match }) => pageHead(match.context, { title: 'Cart', path: '/cart', indexed: false }),
  component: CartPage,
})

/** The cart lives in the browser, so the server shows where it will stand. */
function CartPage() {
  const api = useApi()
  const { data: banners } = useQuery(cartBanners(api))
  const { data: products, isError } = useQuery(likeable(api))
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-4 lg:py-8">
      {useHydrated() ? <Cart /> : <CartSkeleton />}
      <BannerSlider label="Offers" banners={banners?.middle ?? []} shape="strip" />
      {!isError && (
        <ProductStrip title="Gadgets you may also like" products={products} placeholders={7} />
      )}
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
