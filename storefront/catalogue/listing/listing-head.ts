import type { PageContext } from '#client/api.ts'
import { printSearch, type SearchParams } from '#client/search-params.ts'
import { type Filters, isPlain, readFilters, writeFilters } from '../filters.ts'
import type { NamedCategory } from '../queries.ts'

/** The name of the category that is listed; undefined if all are. */
export function categoryName(filters: Filters, categories: NamedCategory[]): string | undefined {
  const all = categories.flatMap((category) => [category, ...category.sub_category])
  return all.find(({ id }) => id === filters.category)?.name
}

/** The page's title: the category's name, else the search, else 'All Categories'. */
export function listingTitle(filters: Filters, category: string | undefined): string {
  return category ?? (filters.search ? `Results for ‘${filters.search}’` : 'All Categories')
}

interface HeadInput {
  search: SearchParams
  status: string
  context: PageContext
}

interface Loaded {
  category: string | undefined
  isPastEnd?: boolean
}

/**
 * Title, description and robots rules. The title is the category's name and no more (storefront specification, section
 * 2). Search engines may index a category and its pages; searches, filtered
 * and sorted lists, and pages past the end, are `noindex`.
 */
export function listingHead(
  { search, status, context: { settings } }: HeadInput,
  { category, isPastEnd = false }: Loaded = { category: undefined },
) {
  // The title of a page that is not there is the root's.
  if (status === 'notFound') return {}
  const filters = readFilters(search)
  const title = listingTitle(filters, category)
  const plain = { ...readFilters({}), category: filters.category, page: filters.page }
  const canonical = `${settings.publicUrl}/categories${printSearch(writeFilters(plain))}`
  const indexed = isPlain(filters) && !isPastEnd
  return {
    meta: [
      { title },
      {
        name: 'description',
        content: `${title} at ${settings.storeName}: prices in naira, filters by brand, price, discount and rating, delivery across Nigeria.`,
      },
      { property: 'og:title', content: title },
      { property: 'og:url', content: canonical },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: indexed ? [{ rel: 'canonical', href: canonical }] : [],
  }
}
