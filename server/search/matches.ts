import type { Pool } from 'pg'
import type { Narrowing } from '#server/catalogue/catalogue.ts'
import { type Found, find } from './find.ts'

/** A thousand best matches are 50 pages: nobody turns more, and ranking them takes milliseconds. */
const maxMatches = 1_000

/** What is filtered or sorted afterwards wants more to choose from. */
const maxToSift = 5_000

/** Suggestions under the search box. */
const maxSuggestions = 8

type Sifting = Pick<Narrowing, 'scope' | 'brands'> &
  Partial<Pick<Narrowing, 'discount' | 'minPrice' | 'maxPrice' | 'stars' | 'inStock'>> & {
    sort?: string
  }

/**
 * The best matches for a search, to be listed with the same filters. Brands and category narrow
 * inside the index, so they lose nothing; other filters and orders see the best 5,000 matches, and
 * what is beyond is told by `isExact`.
 */
export function search(pool: Pool, term: string, filters: Sifting): Promise<Found> {
  const { scope, brands } = filters
  return find(pool, { term, scope, brands, limit: isSifted(filters) ? maxToSift : maxMatches })
}

function isSifted({
  discount,
  minPrice,
  maxPrice,
  stars,
  inStock,
  sort = 'all',
}: Sifting): boolean {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return hasPrice || Boolean(discount || stars || inStock) || sort !== 'all'
}

/** The few products that a half-typed search most likely means. */
export async function suggest(pool: Pool, term: string): Promise<number[]> {
  const looking = { term, scope: 0, brands: [], limit: 100, isTyping: true }
  const { ids } = await find(pool, looking)
  return ids.slice(0, maxSuggestions)
}
