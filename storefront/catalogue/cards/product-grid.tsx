import type { ReactNode } from 'react'
import type { ProductCard as Product } from '#contract/shop/product.ts'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { CardItem } from './product-card.tsx'

/** On phones two columns; one where enlarged text would not fit into half. */
const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,45%)),1fr))] gap-2 sm:grid-cols-3 md:gap-4 2xl:grid-cols-5'
/** The estimated height of a card on phones: its width, from the columns above, plus its text. */
const cell =
  '[--far:calc(50vw-1.25rem+var(--card-words))] sm:[--far:calc(33.3vw-1rem+var(--card-words))]'
const columns = { beside: `${grid} xl:grid-cols-4`, full: `${grid} lg:grid-cols-5` } as const

interface ProductGridProps {
  products: Product[]
  /** Beside the filters, or over the full page width. */
  layout?: keyof typeof columns
  /** How many pictures belong to the first screen and are fetched early. */
  early?: number
  /** A label over a card's picture. */
  mark?: (product: Product) => ReactNode
}

export function ProductGrid({ products, layout = 'beside', early = 0, mark }: ProductGridProps) {
  return (
    <ul className={columns[layout]}>
      {products.map((product, at) => (
        <CardItem
          key={product.id}
          className={cell}
          product={product}
          priority={at < early ? 'early' : 'late'}
          mark={mark?.(product)}
        />
      ))}
    </ul>
  )
}

/** Placeholders while a grid loads: 20 in the category grid (storefront specification, section 9). */
export function GridSkeleton({
  cards,
  layout = 'beside',
}: {
  cards: number
  layout?: keyof typeof columns
}) {
  return (
    <div role="status" aria-label="Loading products" className={columns[layout]}>
      {Array.from({ length: cards }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <CardSkeleton key={at} />
      ))}
    </div>
  )
}
