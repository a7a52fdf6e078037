import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useApi } from '#client/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { RecentList } from '../../searches/recent-list.tsx'
import { ProductStrip } from '../cards/product-strip.tsx'
import { change, type Filters, isNarrowed, withoutSearch } from '../filters.ts'
import { type NamedCategory, popular } from '../queries.ts'
import { ListingLink } from './listing-link.tsx'

const ProductRequest = lazy(() => import('./product-request.tsx'))

interface NothingFoundProps {
  filters: Filters
  /** The nearest spelling that has results. */
  spelling: string | null
  categories: NamedCategory[]
}

/** 'No Item found!' with three suggestions: the nearest spelling, the categories, popular products. */
export function NothingFound({ filters, spelling, categories }: NothingFoundProps) {
  const { data } = useQuery(popular(useApi()))
  return (
    <>
      <EmptyState title="No Item found!" line={advice(filters)}>
        {spelling && <Spelling filters={withoutSearch()} spelling={spelling} />}
        {filters.search && !isNarrowed(filters) && filters.page === 1 && (
          <Suspense>
            <ProductRequest key={filters.search} term={filters.search} />
          </Suspense>
        )}
        <Link to="/categories" className={buttonClass()}>
          Clear Search
        </Link>
        <ul aria-label="Categories" className="flex max-w-2xl flex-wrap justify-center gap-2 pt-2">
          {categories.slice(0, 10).map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <ListingLink
                filters={change(withoutSearch(), { category: id })}
                className={`${buttonClass({ look: 'quiet' })} max-w-full wrap-anywhere`}
              >
                {name}
              </ListingLink>
            </li>
          ))}
        </ul>
      </EmptyState>
      <ProductStrip title="Popular now" products={data?.data} placeholders={6} />
      <RecentList
        key={filters.search}
        except={filters.search}
        heading="text-xl md:text-2xl"
        entry="flex min-h-11 items-center gap-2 text-link underline"
      />
    </>
  )
}

function advice(filters: Filters) {
  if (filters.page > 1) return `There is no page ${filters.page} in this list.`
  if (isNarrowed(filters))
    return 'No product matches all your filters. Remove one, or clear them all.'
  if (filters.search)
    return `We have nothing for ‘${filters.search}’. Try fewer or different words.`
  return 'There is nothing here right now. Try another category.'
}

export function Spelling({ filters, spelling }: { filters: Filters; spelling: string }) {
  return (
    <p className="text-sm">
      Did you mean{' '}
      <ListingLink
        filters={change(filters, { search: spelling })}
        className="inline-block py-0.5 font-bold text-link underline"
      >
        {spelling}
      </ListingLink>
      ?
    </p>
  )
}
