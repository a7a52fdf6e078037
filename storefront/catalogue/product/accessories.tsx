import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { Price } from '#ui/price.tsx'
import { Strip } from '#ui/strip.tsx'
import { useCart } from '../../cart/cart.ts'
import { cutName, ProductPicture } from '../cards/product-picture.tsx'
import { accessories } from '../queries.ts'

type SmallCard = Pick<ProductCard, 'p_slug' | 'name' | 'amount' | 'images'>

/**
 * The 'Popular Accessories' scroller, loaded when it comes near: small cards of what fits the product and is not in
 * the cart; none, no strip.
 * Arrows move 300 px (storefront specification, section 9): two cards with their gaps, so that snapping adds nothing.
 */
export default function Accessories({ slug }: { slug: string }) {
  const { data } = useQuery(accessories(useApi(), slug))
  const { carts } = useCart()
  const others = data?.filter(({ id }) => !carts.some((item) => item.id === id))
  if (!others?.length) return null
  return (
    <Strip title="Popular Accessories" step={300} arrowed>
      {others.map((product) => (
        <li key={product.id} className="w-[138px] shrink-0 snap-start md:w-[134px]">
          <Accessory product={product} />
        </li>
      ))}
    </Strip>
  )
}

function Accessory({ product }: { product: SmallCard }) {
  const short = cutName(product.name, 20)
  return (
    <Link
      to="/product-details/$slug"
      params={{ slug: product.p_slug }}
      title={short === product.name ? undefined : product.name}
      className="grid gap-1 rounded-md p-1 hover:bg-brand-soft"
    >
      <span className="near-only relative block aspect-square overflow-hidden rounded-md bg-sunken">
        <ProductPicture
          image={product.images[0]}
          widths={[160, 320]}
          sizes="(width < 48rem) 5rem, 8rem"
          hasPlaceholder={false}
        />
      </span>
      <span className="text-sm">{short}</span>
      <Price naira={product.amount} size="sm" />
    </Link>
  )
}
