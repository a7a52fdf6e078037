import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Strip } from '#ui/strip.tsx'
import { listingLink, SeeAll } from '../catalogue/cards/see-all.tsx'
import { bestBrands } from '../catalogue/queries.ts'

/** The best-brands slider: each logo links to the brand's listing. */
export function BestBrands() {
  const { data = [] } = useQuery(bestBrands(useApi()))
  if (data.length === 0) return null
  return (
    <Strip title="Best brands" aside={<SeeAll of="Best brands" link={listingLink({})} />}>
      {data.map(({ id, name, image_url }) => (
        <li key={id} className="shrink-0 snap-start">
          <Link
            to="/categories"
            search={{ brands: String(id) }}
            className="near-only relative block h-20 w-40 overflow-hidden rounded-lg border border-line bg-surface hover:border-brand"
          >
            <Picture
              src={image_url}
              alt={name}
              widths={[160, 320]}
              sizes="(width < 48rem) 7rem, 10rem"
            />
          </Link>
        </li>
      ))}
    </Strip>
  )
}
