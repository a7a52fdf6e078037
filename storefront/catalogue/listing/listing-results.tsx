import type { UseQueryResult } from '@tanstack/react-query'
import type { ProductPage } from '#contract/shop/discovery.ts'
import { Pagination } from '#ui/pagination.tsx'
import { ErrorState } from '#ui/state.tsx'
import { GridSkeleton, ProductGrid } from '../cards/product-grid.tsx'
import { change, type Filters } from '../filters.ts'
import type { NamedCategory } from '../queries.ts'
import { ListingLink } from './listing-link.tsx'
import { NothingFound } from './nothing-found.tsx'

interface ListingResultsProps {
  filters: Filters
  categories: NamedCategory[]
  result: UseQueryResult<ListedProducts>
}

export type ListedProducts = Omit<ProductPage, 'meta'> & {
  did_you_mean: string | null
  missing_words: string[]
}

/** The products of one page, or its error, loading or empty state. */
export function ListingResults({ filters, categories, result }: ListingResultsProps) {
  if (result.isError) return <ErrorState onRefresh={result.refetch} />
  if (!result.data) return <GridSkeleton cards={20} />
  const { data: products, did_you_mean, last_page } = result.data
  return (
    <>
      {products.length === 0 ? (
        <NothingFound filters={filters} spelling={did_you_mean} categories={categories} />
      ) : (
        <>
          <h2 className="sr-only">Products</h2>
          <ProductGrid products={products} early={4} />
        </>
      )}
      <Pagination
        current={filters.page}
        last={last_page}
        link={({ page, ...link }) => <ListingLink filters={change(filters, { page })} {...link} />}
      />
    </>
  )
}
