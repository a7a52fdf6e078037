import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { NotFound } from '#client/error-pages.tsx'
import { isMissing, load } from '#client/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { BannerSlider } from '../../content/banner.tsx'
import { categoryBanners } from '../../content/queries.ts'
import { type Filters, readFilters, writeFilters } from '../filters.ts'
import {
  brands,
  categories,
  facets,
  listing,
  listingWithFacets,
  navCategories,
  priceRange,
} from '../queries.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { QuickFilters } from './fact-choices.tsx'
import { FilterAside } from './filter-aside.tsx'
import { type Choices, FilterPanel } from './filter-panel.tsx'
import { useIdleLists } from './idle-lists.ts'
import { categoryName, listingHead, listingTitle } from './listing-head.ts'
import { ListingHeader } from './listing-header.tsx'
import { ListingResults } from './listing-results.tsx'
import { SortBar } from './sort-bar.tsx'

export const Route = createFileRoute('/categories')({
  loaderDeps: ({ search }) => ({ filters: readFilters(search), category: search.categories }),
  loader: async ({ context: { api, queryClient }, deps: { filters, category } }) => {
    if (filters.category === undefined) requireNoCategory(category)
    const categories = queryClient.ensureQueryData(navCategories(api))
    const isOneCall = import.meta.env.SSR && filters.search !== ''
    const list = isOneCall
      ? listingWithFacets(api, queryClient, filters)
      : queryClient.ensureQueryData(listing(api, filters))
    await load([
      list,
      isOneCall ? list : queryClient.ensureQueryData(facets(api, filters)),
      queryClient.ensureQueryData(categoryBanners(api)),
    ])
    const isPastEnd = import.meta.env.SSR && filters.page > 1 && (await list).data.length === 0
    return {
      category: categoryName(filters, await categories),
      ...(isPastEnd && { isPastEnd }),
    }
  },
  head: ({ match, loaderData }) => listingHead(match, loaderData),
  component: ListingPage,
})

/** A category that is no id is none of ours; one with the end of a sentence behind it is. `null` means all. */
function requireNoCategory(sent: string | undefined): void {
  if (!sent || sent === 'null') return
  const [, id] = /^([1-9]\d{0,8})[\p{P}\p{S}\p{Z}]+$/u.exec(sent) ?? []
  if (id === undefined) throw notFound()
  throw redirect({
    to: '/categories',
    search: (others) => ({ ...others, categories: id }),
    statusCode: 301,
  })
}

function ListingPage() {
  const filters = readFilters(Route.useSearch())
  const title = listingTitle(filters, Route.useLoaderData().category)
  const navigate = useNavigate()
  useIdleLists()
  const choices = useChoices(filters)
  const result = useQuery(listing(useApi(), filters))
  function apply(changed: Filters) {
    navigate({ to: '/categories', search: writeFilters(changed), resetScroll: false })
  }
  if (isMissing(result.error)) return <NotFound />
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-2 pb-4 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <FilterAside filters={filters} choices={choices} onChange={apply} />
      <div className="grid grid-cols-1 content-start gap-2 sm:gap-4">
        {/* Who searches comes for the results. */}
        {filters.search === '' && <ListingBanner />}
        <ListingHeader title={title} filters={filters} list={result.data} />
        <div className="flex flex-wrap items-center justify-between gap-2 md:border-b md:border-line">
          <div className="min-w-0 flex-1 basis-24">
            <SortBar filters={filters} onChange={apply} />
          </div>
          <FilterButton filters={filters} choices={choices} onChange={apply} />
        </div>
        <div className="relative lg:contents">
          <div className="scroll-bare -m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap sm:overflow-visible lg:contents">
            <AppliedFilters filters={filters} brands={choices.brands} facts={choices.facts} />
            <QuickFilters filters={filters} facts={choices.facts} />
          </div>
        </div>
        <ListingResults filters={filters} categories={choices.categories} result={result} />
      </div>
    </div>
  )
}

/** On phones and tablets the filters open as a popup. */
function FilterButton(props: Parameters<typeof FilterPanel>[0]) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="not-js:hidden lg:hidden" onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        Filters
      </Button>
      {open && (
        <Dialog
          title="Filters"
          onClose={() => setOpen(false)}
          footer={
            <Button look="accent" className="w-full" onClick={() => setOpen(false)}>
              Show products
            </Button>
          }
        >
          <FilterPanel {...props} unfolded />
        </Dialog>
      )}
    </>
  )
}

function ListingBanner() {
  const { data } = useQuery(categoryBanners(useApi()))
  return <BannerSlider label="Offers" banners={data?.top} shape="listing" priority="first" />
}

/**
 * The options of the filters, with counts; the previous counts stay until the new ones arrive. Where counting failed,
 * those of the whole mall.
 */
function useChoices(filters: Filters): Choices {
  const api = useApi()
  const menu = useQuery(navCategories(api))
  const counted = useQuery({ ...facets(api, filters), placeholderData: (last) => last })
  const all = useQuery({ ...categories(api), enabled: menu.isError })
  const isUncounted = counted.isError && !counted.data
  const uncounted = useQuery({ ...brands(api), enabled: isUncounted })
  const range = useQuery({ ...priceRange(api), enabled: isUncounted })
  const counts = counted.data
  const prices = counts?.prices ?? (isUncounted ? range.data : undefined)
  return {
    categories: menu.data ?? all.data ?? [],
    prices: prices ? { min: prices.min_amount, max: prices.max_amount } : null,
    brands: counts?.brands ?? (isUncounted ? uncounted.data : undefined) ?? [],
    discounts: counts?.discounts ?? [],
    ratings: counts?.ratings ?? [],
    in_stock: counts?.in_stock,
    facts: counts?.facts ?? [],
  }
}
