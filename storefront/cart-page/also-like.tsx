import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { ProductStrip } from '../catalogue/cards/product-strip.tsx'
import { likeable } from '../catalogue/queries.ts'
import { PausableBanners } from '../content/banner.tsx'
import { cartBanners } from '../content/queries.ts'

interface AlsoLikeProps {
  title: string
  placeholders: number
}

/** Banners and products. Each may fail without the other and without the cart. */
export function AlsoLike({ title, placeholders }: AlsoLikeProps) {
  const api = useApi()
  const banners = useQuery(cartBanners(api))
  const products = useQuery(likeable(api))
  return (
    <>
      <PausableBanners
        label="Offers"
        banners={banners.isError ? [] : banners.data?.middle}
        shape="strip"
      />
      {!products.isError && (
        <ProductStrip title={title} products={products.data} placeholders={placeholders} />
      )}
    </>
  )
}
