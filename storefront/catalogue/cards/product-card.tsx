import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, useRef } from 'react'
import type { ProductCard as Product } from '#contract/shop/product.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import type { LoadPriority } from '#ui/pictures/picture.tsx'
import { PreviousPrice, Price } from '#ui/price.tsx'
import { additionOf, addToCart, removeFromCart, useInCart } from '../../cart/cart.ts'
import { LazyHydrate } from '../../hydration/lazy-hydrate.tsx'
import { SaveButton } from '../../saved/save-button.tsx'
import { CardPictures } from './card-pictures.tsx'
import { cutName } from './product-picture.tsx'
import { averageText } from './rating.ts'

interface ProductCardProps {
  product: Product
  /** Shows the badge New, for the latest products. */
  isNew?: boolean
  /** Shown over the picture's corner, in place of New. */
  mark?: ReactNode
  priority?: LoadPriority
}

/** A product in a list. The whole card links to the product; the heart and the button lie above that link. */
function ProductCard({ product, isNew, mark, priority }: ProductCardProps) {
  const card = useRef<HTMLElement>(null)
  const name = cutName(product.name, 30)
  return (
    <article ref={card} className="product-card">
      <div className="card-pictures near-only">
        <CardPictures images={product.images} card={card} priority={priority} />
        {(isNew || mark) && (
          <span className="absolute top-2 left-2">{mark ?? <Badge tone="brand">New</Badge>}</span>
        )}
      </div>
      <div className="card-words">
        <div className="card-line">
          <p className="card-brand">{product.brand.name}</p>
          <CardRating product={product} />
        </div>
        <h3 className="card-name" title={name === product.name ? undefined : product.name}>
          <Link to="/product-details/$slug" params={{ slug: product.p_slug }}>
            {name}
          </Link>
        </h3>
        <CardPrice product={product} />
      </div>
      <div className="grid px-2 pb-2">
        <CardAction product={product} />
      </div>
      <SaveButton product={product} className="absolute top-2 right-2" />
    </article>
  )
}

/** Average rating and count, from the first rating on. */
function CardRating({ product: { average_rating, rating_count } }: { product: Product }) {
  if (rating_count === 0) return null
  return (
    <p className="card-rating">
      <span className="star-mark" />
      <b>{averageText(average_rating)}</b>
      <span className="sr-only">out of 5, ratings:</span>
      <span className="max-[22rem]:hidden">{`(${rating_count})`}</span>
    </p>
  )
}

function CardPrice({ product }: { product: Product }) {
  const { previous_amount, percentage_discount, amount, highest_amount } = product
  // A fixed product's button says it.
  const isMarked = product.is_fixed === 0 && !product.in_stock
  return (
    <div className="mt-auto">
      {previous_amount !== null && (
        <p className="flex flex-wrap items-center gap-x-2">
          <PreviousPrice naira={previous_amount} />
          {percentage_discount > 0 && <Badge tone="accent">{`-${percentage_discount}%`}</Badge>}
        </p>
      )}
      <p>
        {highest_amount !== null && <span className="text-xs text-ink-soft">From </span>}
        <Price naira={amount} />
        {isMarked && <span className="block text-xs text-danger">Out of Stock</span>}
      </p>
    </div>
  )
}

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

/** Add to cart, Remove or Out of Stock; View product where variations must be chosen first. */
function CardAction({ product }: { product: Product }) {
  const inCart = useInCart(product.id)
  if (product.is_fixed === 0) {
    return (
      <Link
        to="/product-details/$slug"
        params={{ slug: product.p_slug }}
        className={`${buttonClass({ look: 'quiet' })} relative`}
      >
        View product
        <Named name={product.name} />
      </Link>
    )
  }
  if (inCart) {
    return (
      <Button look="quiet" className="relative" onClick={() => removeFromCart({ id: product.id })}>
        Remove
        <Named name={product.name} />
      </Button>
    )
  }
  if (!product.in_stock) return <Button disabled>Out of Stock</Button>
  return (
    <Button className="relative" onClick={() => addToCart(additionOf(product))}>
      Add to cart
      <Named name={product.name} />
    </Button>
  )
}

/** Screen readers need it to tell the buttons of a list apart. */
function Named({ name }: { name: string }) {
  return <span className="sr-only">{`: ${name}`}</span>
}
