import { memo } from 'react'
import { WakeWhenNear } from '../wake-when-near.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

/** A card's place in a list; rendered again only when what it shows has changed. */
export const CardItem = memo(function CardItem({
  className,
  ...card
}: ProductCardProps & { className?: string }) {
  return (
    <WakeWhenNear as="li" className={className}>
      <ProductCard {...card} />
    </WakeWhenNear>
  )
})
