import { memo } from 'react'
import { LazyHydrate } from '../hydration/lazy-hydrate.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

/** A list item with a product card, hydrated when it comes near the screen. Memoized: lists are long. */
export const CardItem = memo(function CardItem({
  className,
  ...card
}: ProductCardProps & { className?: string }) {
  return (
    <LazyHydrate as="li" className={className}>
      <ProductCard {...card} />
    </LazyHydrate>
  )
})
