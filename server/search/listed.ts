import {
  countFacets,
  countFound,
  type Facets,
  firstOfCounted,
  firstOfFinder,
  foundFacets,
  foundLists,
  type ListingQuery,
  type ListingResult,
  listFound,
  listProducts,
  type Narrowing,
  narrowedTo,
} from '#server/catalogue/catalogue.ts'
import { boolean, certain, list, nullable, number } from '#server/platform/database/columns.ts'
import type { Reader } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { asTyped, few, findUnderstood, type SearchMatches, type SearchRequest } from './find.ts'
import {
  bestMatchesSql,
  type Matches,
  match,
  matchValues,
  narrowingQuery,
  noMatches,
} from './match.ts'
import { requestFor, search } from './matches.ts'
import { type Understood, understand } from './understand.ts'

/** A page of what a search finds, and what is said above it. */
export interface SearchList extends Pick<SearchMatches, 'didYouMean' | 'isMissing'> {
  list: ListingResult
}

interface FactQuery extends ListingQuery {
  /** As of `search`. */
  facts: string[]
}

/**
 * What `search` finds, listed. It takes two turns with PostgreSQL, the words and then their matches with the list; where there
 * are few matches, or pins, the others of `search` follow.
 */
export async function listSearch(
  reader: Reader,
  term: string,
  query: FactQuery,
): Promise<SearchList> {
  if (term === '') return listFacts(reader, query)
  const request = requestFor(term, query)
  const outcome = await reader.onOneConnection(async (db) => {
    const understood = await understand(db, {
      term,
      isTyping: false,
      narrowing: narrowingQuery(request),
    })
    return { understood, ...(await listMatches(db, request, understood, query)) }
  })
  const { understood, list, ids, isExact, category } = outcome
  if (list) return { list, didYouMean: null, isMissing: false }
  const found = { ids, isExact, category }
  return listed(reader, query, await findUnderstood(reader, request, understood, found))
}

/** The facets of what `search` finds among all brands, counted with the chosen ones; in two turns with PostgreSQL, as a list. */
export async function countSearch(
  reader: Reader,
  term: string,
  within: Narrowing & Partial<Pick<ListingQuery, 'sort'>> & { facts: string[] },
): Promise<Facets> {
  const request = requestFor(term, { ...within, brands: [] })
  const outcome = await reader.onOneConnection(async (db) => {
    const understood = await understand(db, {
      term,
      isTyping: false,
      narrowing: narrowingQuery(request),
    })
    return { understood, ...(await countMatches(db, request, understood, within)) }
  })
  const { understood, facets, ids, isExact, category } = outcome
  if (facets) return facets
  const found = await findUnderstood(reader, request, understood, { ids, isExact, category })
  return countFacets(reader, narrowedTo(within, found))
}

/** As `listMatches`. */
async function countMatches(
  db: Db,
  request: SearchRequest,
  understood: Understood,
  within: Narrowing,
): Promise<Matches & { facets: Facets | null }> {
  const { prices, pins } = understood
  const typed = asTyped(request, understood)
  if (pins.length > 0) return { facets: null, ...(await match(db, typed, request.limit)) }
  const values = matchValues(typed, request.limit)
  if (!values) return { facets: null, ...noMatches }
  const narrowed = narrowedTo(within, { ...noMatches, prices, isByWords: true })
  const { facets, found } = await countFound(db, counts, narrowed, values)
  if (found.matches >= few) return { facets, ...noMatches }
  return { facets: null, ids: found.first_ids, isExact: found.is_exact, category: found.category }
}

/** Without words: everything, or what has the chosen facts. */
async function listFacts(reader: Reader, query: FactQuery): Promise<SearchList> {
  if (query.facts.length > 0) return listed(reader, query, await search(reader, '', query))
  return { list: await listProducts(reader, query), didYouMean: null, isMissing: false }
}

async function listed(
  reader: Reader,
  query: ListingQuery,
  found: SearchMatches,
): Promise<SearchList> {
  const { didYouMean, isMissing } = found
  return { list: await listProducts(reader, narrowedTo(query, found)), didYouMean, isMissing }
}

/** The list of what matches as typed; without one where that are few, or more comes before it: then all the matches. */
async function listMatches(
  db: Db,
  request: SearchRequest,
  understood: Understood,
  query: ListingQuery,
): Promise<Matches & { list: ListingResult | null }> {
  const { prices, pins } = understood
  const typed = asTyped(request, understood)
  if (pins.length > 0) return { list: null, ...(await match(db, typed, request.limit)) }
  const values = matchValues(typed, request.limit)
  if (!values) return { list: null, ...noMatches }
  const narrowed = narrowedTo(query, { ...noMatches, prices, isByWords: true })
  const { list, found } = await listFound(db, lists, narrowed, { values, isByWords: true })
  if (found.matches >= few) return { list, ...noMatches }
  return { list: null, ids: found.first_ids, isExact: found.is_exact, category: found.category }
}

const finderColumns = {
  // Counts are never null.
  is_exact: certain(boolean),
  matches: certain(number),
  category: nullable(number),
  /** All of them where they are few. */
  first_ids: list(number),
}

const finder = (first: number) => `
  SELECT *, cardinality(ids) AS matches, ids[:${few - 1}] AS first_ids
  FROM (${bestMatchesSql(first)}) AS best`

const lists = foundLists('search-listed', finderColumns, finder(firstOfFinder))

const counts = foundFacets('search-counted', finderColumns, finder(firstOfCounted))
