import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { Price } from '#ui/price.tsx'
import { ProductPicture } from '../cards/product-picture.tsx'
import { ProductStrip } from '../cards/product-strip.tsx'
import { maxSimilar, similar } from '../queries.ts'

/** The 'Similar Products' scroller; nothing where there are none, or the call fails. */
export function SimilarProducts({ slug }: { slug: string }) {
  const { data, isError } = useQuery(similar(useApi(), slug))
  if (isError || data?.length === 0) return null
  return <ProductStrip title="Similar Products" products={data} placeholders={maxSimilar} />
}

/** So many stand at the button. */
const most = 3

/** At the button of what is sold out: the most similar products that can be bought; nothing where there are none. */
export function Substitutes({ slug }: { slug: string }) {
  const { data = [] } = useQuery(similar(useApi(), slug))
  const inStock = data.filter(({ in_stock }) => in_stock).slice(0, most)
  if (inStock.length === 0) return null
  return (
    <section aria-labelledby="substitutes" className="grid gap-1">
      <h2 id="substitutes" className="text-base">
        Similar products in stock
      </h2>
      <ul className="divide-y divide-line">
        {inStock.map(({ id, p_slug, name, amount, highest_amount, images: [image] }) => (
          <li key={id}>
            <Link
              to="/product-details/$slug"
              params={{ slug: p_slug }}
              className="flex items-center gap-3 py-2 hover:text-link"
            >
              <span className="relative size-14 shrink-0 overflow-hidden rounded-md bg-sunken">
                <ProductPicture image={image} widths={[96, 160]} sizes="56px" />
              </span>
              <span className="min-w-0 text-sm font-medium">
                <span className="block">{name}</span>
                {highest_amount !== null && (
                  <span className="text-xs font-normal text-ink-soft">From </span>
                )}
                <Price naira={amount} size="sm" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
