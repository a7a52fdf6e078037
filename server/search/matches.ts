import { type Filtering, isFiltered, type Narrowing } from '#server/catalogue/catalogue.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Draft } from './draft.ts'
import { find, type SearchMatches, type SearchRequest } from './find.ts'
import { type NamedPrices, readPrices } from './prices/prices.ts'

/** A thousand matches are 50 pages: nobody reads more, and ranking them takes milliseconds. */
const maxMatches = 1_000

/** Filters and orders that apply afterwards need more matches to choose from. */
const maxToFilter = 5_000

/** Without words: the most bought products with the chosen facts. Each costs a look-up, and lists are called often. */
const maxWithFacts = 1_000

/** Suggestions under the search box. */
const maxSuggestions = 8

export type SearchFilters = Pick<Narrowing, 'scope' | 'brands'> &
  Partial<Filtering & Pick<Narrowing, 'minPrice' | 'maxPrice'>> & {
    sort?: string
    /** 'storage.128gb': any of one kind, all of the kinds. */
    facts?: string[]
  }

/**
 * The best matches for a search, or, without a term, the most bought products with these facts; to be listed with
 * the same filters. Brands, category and facts narrow inside the index, so they lose nothing; other filters and
 * orders see the best 5,000 matches (1,000 without a term), and `isExact` is false where there are more. With a `draft` of synonyms
 * or pins it is the search that there would be.
 */
export function search(
  db: Db,
  term: string,
  filters: SearchFilters,
  draft?: Draft,
): Promise<SearchMatches> {
  return find(db, { ...requestFor(term, filters), draft })
}

/** What `search` looks for, and how many of it. */
export function requestFor(term: string, filters: SearchFilters): SearchRequest {
  const { scope, brands, facts = [] } = filters
  const isLater = isFilteredLater(filters) || readPrices(term).said !== ''
  const limit = term === '' ? maxWithFacts : isLater ? maxToFilter : maxMatches
  return { term, scope, brands, facts, limit }
}

function isFilteredLater(filters: SearchFilters): boolean {
  const { minPrice, maxPrice, sort = 'all' } = filters
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return hasPrice || isFiltered(filters) || sort !== 'all'
}

/** The few products that a half-typed search most likely means. */
export async function suggest(db: Db, term: string): Promise<Suggested> {
  if (term.trim() === '') return nothing
  const request = { term, scope: 0, brands: [], facts: [], limit: 100, isTyping: true }
  const { ids, prices, didYouMean, missingWords } = await find(db, request)
  const best = ids.slice(0, maxSuggestions)
  const most = await maybe(db, commonestCategory, [best])
  const isMost = most && most.products >= 3 && most.products >= best.length * 0.6
  const category = isMost ? most.category_id : null
  return { ids: best, category, prices, didYouMean, missingWords }
}

const nothing = { ids: [], category: null, prices: {}, didYouMean: null, missingWords: [] }

interface Suggested {
  ids: number[]
  /** The sub-category of most of what was found. */
  category: number | null
  prices: NamedPrices
  /** The spelling that found it, where the words as typed find nothing; a half-typed word stays so. */
  didYouMean: string | null
  /** What the first does not carry, where no product has all the words. */
  missingWords: string[]
}

const commonestCategory = statement(
  'search-commonest-category',
  { category_id: number, products: number },
  `SELECT category_id, count(*)::integer AS products
   FROM unnest($1::integer[]) AS id JOIN search_documents ON product_id = id
   GROUP BY category_id ORDER BY products DESC, category_id LIMIT 1`,
)
