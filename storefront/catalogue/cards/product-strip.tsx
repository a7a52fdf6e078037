import type { LinkProps } from '@tanstack/react-router'
import type { ProductCard as Product } from '#contract/shop/product.ts'
import { MotionButton } from '#ui/pictures/motion-button.tsx'
import { Strip } from '#ui/strip.tsx'
import { CardItem } from './product-card.tsx'
import { SeeAll } from './see-all.tsx'
import { StripSkeleton, slot } from './strip-skeleton.tsx'

interface ProductStripProps {
  title: string
  /** Undefined while loading. */
  products: Product[] | undefined
  placeholders: number
  isNew?: boolean
  /** How many pictures belong to the first screen and are fetched early. */
  early?: number
  /** The page that has all of them. */
  all?: LinkProps
  /** Adds what pauses all moving pictures, on a page that has it nowhere else. */
  pausable?: boolean
}

/** A row of product cards that scrolls sideways. */
export function ProductStrip({
  title,
  products,
  placeholders,
  isNew,
  early = 0,
  all,
  pausable,
}: ProductStripProps) {
  const aside = (
    <>
      {pausable && <MotionButton />}
      {all && <SeeAll of={title} link={all} />}
    </>
  )
  if (!products) return <StripSkeleton title={title} placeholders={placeholders} aside={aside} />
  return (
    <Strip title={title} aside={aside}>
      {products.map((product, at) => (
        <CardItem
          key={product.id}
          product={product}
          isNew={isNew}
          priority={at < early ? 'early' : 'late'}
          className={slot}
        />
      ))}
    </Strip>
  )
}
