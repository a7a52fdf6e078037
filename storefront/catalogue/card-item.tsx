import { memo } from 'react'
import { LazyHydrate } from '../lazy-hydrate.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

/** A card's place in a list; rendered again only when what it shows has changed. */
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
