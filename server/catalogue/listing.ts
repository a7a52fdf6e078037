import type { Database } from '#server/platform/database/database.ts'
import { type Counts, keptCounts } from './listing-counts.ts'
import { isKeptCount, type ListingQuery, perPage } from './listing-query.ts'
import { amongStatement, gatherStatement, walkStatement } from './listing-statements.ts'

export interface ListingResult {
  /** Product ids in order, at most `perPage`. */
  ids: number[]
  /** How many there are in all; at least so many, when not exact. */
  total: number
  isExact: boolean
}

/**
 * The one query behind listing and search: one page of products. Orders are total (ties by id), so
 * that pages neither miss nor repeat a product; a page past the end is empty.
 *
 * Nothing large is counted or sorted. A set that price and brands leave small is gathered, sorted
 * and counted whole, in about a millisecond. A large one is walked along the index of its order,
 * where matches are dense; its total comes from the kept counts, or is told as 'at least'.
 */
export async function listProducts(
  database: Database,
  query: ListingQuery,
): Promise<ListingResult> {
  if (query.among) return gather(database, amongStatement(query, query.among))

  const counts = await keptCounts(database, query)
  if (counts.matching === 0) return { ids: [], total: 0, isExact: true }
  if (isKeptCount(query)) {
    const { ids } = await walk(database, query, counts)
    return { ids, total: counts.matching, isExact: true }
  }

  const gathered = await gather(database, gatherStatement(query))
  if (gathered.isExact) return gathered
  const { ids, hasMore } = await walk(database, query, counts)
  const seen = ids.length === 0 ? 0 : (query.page - 1) * perPage + ids.length + (hasMore ? 1 : 0)
  return { ids, total: Math.max(gathered.total, seen), isExact: false }
}

interface Statement {
  name: string
  text: string
  values: unknown[]
}

async function gather({ pool }: Database, statement: Statement): Promise<ListingResult> {
  const { rows } = await pool.query<{ ids: number[]; total: number; is_exact: boolean }>(statement)
  const [found] = rows
  if (!found) throw new Error(`${statement.name} answers exactly one row`)
  return { ids: found.ids, total: found.total, isExact: found.is_exact }
}

/** One row more than a page is read, to know whether a next one follows. */
async function walk({ pool }: Database, query: ListingQuery, counts: Counts) {
  const { rows } = await pool.query<{ product_id: number }>(walkStatement(query, counts))
  const ids = rows.slice(0, perPage).map((row) => row.product_id)
  return { ids, hasMore: rows.length > perPage }
}
