import { type Filtering, isFiltered, type Narrowing } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/platform/database/query.ts'
import { find, type SearchMatches } from './find.ts'

/** A thousand matches are 50 pages: nobody reads more, and ranking them takes milliseconds. */
const maxMatches = 1_000

/** Filters and orders that apply afterwards need more matches to choose from. */
const maxToFilter = 5_000

/** Suggestions under the search box. */
const maxSuggestions = 8

type SearchFilters = Pick<Narrowing, 'scope' | 'brands'> &
  Partial<Filtering & Pick<Narrowing, 'minPrice' | 'maxPrice'>> & {
    sort?: string
  }

/**
 * The best matches for a search, to be listed with the same filters. Brands and category narrow
 * inside the index, so they lose nothing; other filters and orders see the best 5,000 matches, and
 * `isExact` is false where there are more.
 */
export function search(db: Db, term: string, filters: SearchFilters): Promise<SearchMatches> {
  const { scope, brands } = filters
  return find(db, {
    term,
    scope,
    brands,
    limit: isFilteredLater(filters) ? maxToFilter : maxMatches,
  })
}

function isFilteredLater(filters: SearchFilters): boolean {
  const { minPrice, maxPrice, sort = 'all' } = filters
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return hasPrice || isFiltered(filters) || sort !== 'all'
}

/** The few products that a half-typed search most likely means. */
export async function suggest(db: Db, term: string): Promise<number[]> {
  const request = { term, scope: 0, brands: [], limit: 100, isTyping: true }
  const { ids } = await find(db, request)
  return ids.slice(0, maxSuggestions)
}
