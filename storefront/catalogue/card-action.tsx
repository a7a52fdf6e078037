import { Link } from '@tanstack/react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** What a card offers: Add to cart, Remove or Out of Stock; View product where there is a choice to make. */
export function CardAction({ product }: { product: ProductCard }) {
  if (product.is_fixed === 0) {
    return (
      <Link
        to="/product-details/$slug"
        params={{ slug: product.p_slug }}
        className={`${buttonClass({ look: 'quiet' })} relative`}
      >
        View product
      </Link>
    )
  }
  if (!product.in_stock) return <Button disabled>Out of Stock</Button>
  return <Button className="relative">Add to cart</Button>
}
