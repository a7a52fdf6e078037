import { Link } from '@tanstack/react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { additionOf, addToCart, removeFromCart, useInCart } from '../cart/cart.ts'

/** Add to cart, Remove or Out of Stock; View product where variations must be chosen first. */
export function CardAction({ product }: { product: ProductCard }) {
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
  return <span className="sr-only">: {name}</span>
}
