import type { Database } from '#server/platform/database/database.ts'
import { type Counts, keptCounts } from './listing-counts.ts'
import { isKeptCount, type ListingQuery, perPage } from './listing-query.ts'
import {
  amongStatement,
  gatherStatement,
  gatherUpToStatement,
  type Statement,
  smallSet,
  walkIfDenseStatement,
  walkStatement,
} from './listing-statements.ts'

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
 * Nothing large is counted or sorted. A set that scope, brands and prices leave small is gathered,
 * sorted and counted whole, in about a millisecond. A large one is walked along the index of its
 * order; its total comes from the kept counts, or is told as 'at least'.
 */
export async function listProducts(
  database: Database,
  query: ListingQuery,
): Promise<ListingResult> {
  if (query.among) return ask(database, amongStatement(query, query.among))

  const counts = await keptCounts(database, query)
  if (counts.matching === 0) return { ids: [], total: 0, isExact: true }
  if (isKeptCount(query)) {
    const { ids } = await ask(database, walkStatement(query, counts))
    return { ids: ids.slice(0, perPage), total: counts.matching, isExact: true }
  }
  if (counts.ofBrands <= smallSet) return ask(database, gatherStatement(query))
  return listLarge(database, query, counts)
}

/**
 * Walks at once where matches are many, as they mostly are. Where they are few, prices may have
 * left a small set after all; if not, there is nothing for it but to walk further.
 */
async function listLarge(
  database: Database,
  query: ListingQuery,
  counts: Counts,
): Promise<ListingResult> {
  const dense = await ask(database, walkIfDenseStatement(query, counts))
  if (dense.total > 0) return atLeast(query, dense.ids, dense.total)
  const gathered = await ask(database, gatherUpToStatement(query))
  if (gathered.isExact) return gathered
  const { ids } = await ask(database, walkStatement(query, counts))
  return atLeast(query, ids, gathered.total)
}

/** A walk reads one row more than a page, to know whether a next one follows. */
function atLeast({ page }: ListingQuery, walked: number[], known: number): ListingResult {
  const seen = walked.length === 0 ? 0 : (page - 1) * perPage + walked.length
  return { ids: walked.slice(0, perPage), total: Math.max(known, seen), isExact: false }
}

async function ask({ pool }: Database, statement: Statement): Promise<ListingResult> {
  const { rows } = await pool.query<{ ids: number[]; total: number; is_exact: boolean }>(statement)
  const [row] = rows
  if (!row) throw new Error(`${statement.name} answers exactly one row`)
  return { ids: row.ids, total: row.total, isExact: row.is_exact }
}
