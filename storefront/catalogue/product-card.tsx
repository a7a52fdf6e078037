import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ProductCard as Product } from '#contract/catalogue.ts'
import { Badge } from '#ui/badge.tsx'
import { PreviousPrice, Price } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import { CardAction } from './card-action.tsx'
import { CardPictures } from './card-pictures.tsx'
import { cutName } from './cut-name.ts'

interface ProductCardProps {
  product: Product
  /** Marked New: the latest products. */
  isNew?: boolean
  /** Among the first cards of the first screen: its picture is fetched early. */
  first?: boolean
}

/** A product in a list. The whole card leads to its page; the button below works by itself. */
export function ProductCard({ product, isNew, first }: ProductCardProps) {
  const card = useRef<HTMLElement>(null)
  return (
    <article
      ref={card}
      className="group relative flex h-full flex-col rounded-lg border border-line bg-surface p-2 transition-shadow duration-(--quick) focus-within:shadow-high hover:shadow-high"
    >
      <div className="relative aspect-square overflow-hidden rounded-md bg-sunken">
        <CardPictures images={product.images} card={card} first={first} />
        {isNew && (
          <span className="absolute top-2 left-2">
            <Badge tone="brand">New</Badge>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 px-1 pt-3 pb-2">
        <p className="text-xs font-semibold text-link">{product.brand.name}</p>
        <h3
          className="line-clamp-2 min-h-10 text-sm font-medium tracking-normal"
          title={product.name}
        >
          <Link
            to="/product-details/$slug"
            params={{ slug: product.p_slug }}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {cutName(product.name, 30)}
          </Link>
        </h3>
        <CardRating product={product} />
        <CardPrice product={product} />
      </div>
      <CardAction product={product} />
    </article>
  )
}

/** Stars with their number; nothing where nobody has rated, but the room is kept. */
function CardRating({ product: { average_rating, rating_count } }: { product: Product }) {
  return (
    <p className="flex h-4 items-center gap-1 text-xs text-ink-soft">
      {rating_count > 0 && (
        <>
          <Stars rating={average_rating} />
          <span className="sr-only">from</span>({rating_count})
          <span className="sr-only">ratings</span>
        </>
      )}
    </p>
  )
}

function CardPrice({ product }: { product: Product }) {
  return (
    <div className="mt-auto">
      <p>
        {product.is_fixed === 0 && <span className="text-xs text-ink-soft">From </span>}
        <Price naira={product.amount} />
      </p>
      <p className="flex h-6 items-center gap-2">
        {product.previous_amount !== null && <PreviousPrice naira={product.previous_amount} />}
        {product.percentage_discount > 0 && (
          <Badge tone="accent">-{product.percentage_discount}%</Badge>
        )}
      </p>
    </div>
  )
}
