import type { ProductCard as Product } from '#contract/catalogue.ts'
import { MotionButton } from '#ui/motion-button.tsx'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { Strip } from '#ui/strip.tsx'
import { ProductCard } from './product-card.tsx'

const slot = 'w-[44vw] max-w-52 shrink-0 snap-start sm:w-52 md:w-56 md:max-w-none'

interface ProductStripProps {
  title: string
  /** Undefined while they travel. */
  products: Product[] | undefined
  placeholders: number
  isNew?: boolean
  /** Brings the pause control of the cards' pictures, where the page has no other. */
  pausable?: boolean
}

/** A row of product cards that scrolls sideways. */
export function ProductStrip({
  title,
  products,
  placeholders,
  isNew,
  pausable,
}: ProductStripProps) {
  return (
    <Strip title={title} aside={pausable && <MotionButton />}>
      {products
        ? products.map((product) => (
            <li key={product.id} className={slot}>
              <ProductCard product={product} isNew={isNew} />
            </li>
          ))
        : Array.from({ length: placeholders }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <li key={at} className={slot}>
              <CardSkeleton />
            </li>
          ))}
    </Strip>
  )
}
