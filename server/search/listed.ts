import {
  countFacets,
  countFound,
  type Facets,
  type Finder,
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
  type SearchNarrowing,
} from '#server/catalogue/catalogue.ts'
import {
  boolean,
  certain,
  list,
  nullable,
  number,
  type Row,
} from '#server/platform/database/columns.ts'
import type { Reader } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import {
  few,
  findUnderstood,
  requestAsTyped,
  type SearchMatches,
  type SearchRequest,
} from './find.ts'
import { match, matchedSql, matchValues, narrowingQuery, noMatches } from './match.ts'
import { requestFor, search } from './matches.ts'
import { understand } from './understand.ts'

/** A page of what a search finds, and what is said above it. */
export interface SearchList
  extends Pick<SearchMatches, 'didYouMean' | 'isMissing' | 'missingWords'> {
  list: ListingResult
}

/** Nothing to say: all the words were found. */
const asTyped = { didYouMean: null, isMissing: false, missingWords: [] }

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
  const { read, matches } = await readMatches(
    reader,
    requestFor(term, query),
    query,
    async (db, narrowed, values) => {
      const { list, found } = await listFound(db, lists, narrowed, { values, isByWords: true })
      return { read: list, found }
    },
  )
  if (read) return { list: read, ...asTyped }
  return listed(reader, query, matches)
}

/** The facets of what `search` finds among all brands, counted with the chosen ones; in two turns with PostgreSQL, as a list. */
export async function countSearch(
  reader: Reader,
  term: string,
  within: SearchNarrowing,
): Promise<Facets> {
  const { read, matches } = await readMatches(
    reader,
    requestFor(term, { ...within, brands: [] }),
    within,
    async (db, narrowed, values) => {
      const { facets, found } = await countFound(db, counts, narrowed, values)
      return { read: facets, found }
    },
  )
  return read ?? countFacets(reader, narrowedTo(within, matches))
}

/**
 * What `readFound` reads of the matches as typed, in one turn with them; where these are few, or pins come before them, all the
 * matches instead.
 */
async function readMatches<N extends Narrowing, T extends object>(
  reader: Reader,
  request: SearchRequest,
  narrowing: N,
  readFound: (db: Db, narrowed: N, values: unknown[]) => Promise<{ read: T; found: FinderRow }>,
): Promise<{ read: T; matches: null } | { read: null; matches: SearchMatches }> {
  const { understood, read, typed } = await reader.onOneConnection(async (db) => {
    const understood = await understand(db, {
      term: request.term,
      isTyping: false,
      narrowing: narrowingQuery(request),
    })
    const direct = requestAsTyped(request, understood)
    if (understood.pins.length > 0) {
      return { understood, read: null, typed: await match(db, direct, request.limit) }
    }
    const values = matchValues(direct, request.limit)
    if (!values) return { understood, read: null, typed: noMatches }
    const { prices } = understood
    const narrowed = narrowedTo(narrowing, { ...noMatches, prices, isByWords: true })
    const { read, found } = await readFound(db, narrowed, values)
    const typed = { ids: found.few_ids, isExact: found.is_exact, category: found.category }
    return { understood, read: found.matches >= few ? read : null, typed }
  })
  if (read) return { read, matches: null }
  return { read, matches: await findUnderstood(reader, request, understood, typed) }
}

/** Without words: everything, or what has the chosen facts. */
async function listFacts(reader: Reader, query: FactQuery): Promise<SearchList> {
  if (query.facts.length > 0) return listed(reader, query, await search(reader, '', query))
  return { list: await listProducts(reader, query), ...asTyped }
}

async function listed(
  reader: Reader,
  query: ListingQuery,
  found: SearchMatches,
): Promise<SearchList> {
  const { didYouMean, isMissing, missingWords } = found
  const list = await listProducts(reader, narrowedTo(query, found))
  return { list, didYouMean, isMissing, missingWords }
}

const finderColumns = {
  // Counts are never null.
  is_exact: certain(boolean),
  matches: certain(number),
  /** All of them, the best first, where they are few; else none. */
  few_ids: list(number),
  /** The sub-category of the first. */
  category: nullable(number),
}
type FinderRow = Row<typeof finderColumns>

function finder(first: number): Finder {
  const { isExact, matched, best } = matchedSql(first)
  const summary = `
    SELECT *, (SELECT category_id FROM matched WHERE matches < ${few} AND product_id = few_ids[1]) AS category
    FROM (
      SELECT matches, ${isExact} AS is_exact,
        ARRAY(SELECT product_id FROM matched WHERE matches < ${few} ORDER BY ${best}) AS few_ids
      FROM size
    ) AS counted`
  return { matched, best, summary }
}

const lists = foundLists('search-listed', finderColumns, finder(firstOfFinder))

const counts = foundFacets('search-counted', finderColumns, finder(firstOfCounted))
