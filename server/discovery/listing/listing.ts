import type { ProductCard } from '#contract/shop/product.ts'
import { type CardRow, cardOf } from '#server/catalogue/catalogue.ts'
import type { Reader } from '#server/platform/database/database.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import type { Statement } from '#server/platform/database/statement.ts'
import { type Among, isCachedCount, type ListingQuery, perPage } from './filters.ts'
import { cachedCounts, recentCounts } from './listing-counts.ts'
import { smallSet } from './listing-sql.ts'
import {
  amongCall,
  gatherCall,
  gatherWithFactsCall,
  walkCall,
  walkUnlessSmallCall,
} from './listing-statements.ts'

export interface ListingResult {
  /** In order, at most `perPage`. */
  cards: ProductCard[]
  /** How many there are in all; at least so many, when not exact. */
  total: number
  isExact: boolean
}

/**
 * One page of products, whatever their facts. Orders are total (ties by id), so
 * that pages neither miss nor repeat a product; a page past the end is empty.
 *
 * Nothing large is counted or sorted. A set that scope, brands and prices leave small is gathered,
 * sorted and counted whole, in about a millisecond. A large one is walked along the index of its
 * order; its total comes from the stored counts, or means 'at least'.
 */
export function listProducts(reader: Reader, query: ListingQuery): Promise<ListingResult> {
  return reader.onOneConnection((db) => read(db, query))
}

/** The same page of given products. */
export async function listAmong(db: Db, query: ListingQuery, among: Among): Promise<ListingResult> {
  return whole(await readPage(db, amongCall(query, among)))
}

/** Of so many products the index alone tells which have the chosen facts, in two milliseconds. */
const maxReadForFacts = 20_000

/** The same page of what has the chosen facts, where scope and brands leave few enough products; else null. */
export function listWithFacts(reader: Reader, query: ListingQuery): Promise<ListingResult | null> {
  return reader.onOneConnection(async (db) => {
    const { matching, ofBrands } = await recentCounts(db, query)
    if (matching === 0) return { cards: [], total: 0, isExact: true }
    if (ofBrands > maxReadForFacts) return null
    return whole(await readPage(db, gatherWithFactsCall(query)))
  })
}

async function read(client: Db, query: ListingQuery): Promise<ListingResult> {
  const isCounted = isCachedCount(query)
  const counts = await (isCounted ? cachedCounts : recentCounts)(client, query)
  if (counts.matching === 0) return { cards: [], total: 0, isExact: true }
  if (isCounted) {
    const { cards } = await readPage(client, walkCall(query, counts))
    return { cards, total: counts.matching, isExact: true }
  }
  if (counts.ofBrands > smallSet) {
    const { cards, listed, total } = await readPage(client, walkUnlessSmallCall(query, counts))
    if (total !== null) return { cards, total: atLeast(query, listed, total), isExact: false }
  }
  return whole(await readPage(client, gatherCall(query)))
}

/** A walk lists one product more than a page, to know whether a next one follows. */
function atLeast({ page }: ListingQuery, listed: number, known: number): number {
  return listed === 0 ? known : Math.max(known, (page - 1) * perPage + listed)
}

function whole({ cards, total, isExact }: ListedRows<unknown>): ListingResult {
  return { cards, total: total ?? 0, isExact }
}

interface ListedRows<R> {
  first: R
  cards: ProductCard[]
  /** Products found for the page, beyond its end too. */
  listed: number
  total: number | null
  isExact: boolean
}

type ListedRow = { listed: number; total: number | null; is_exact: boolean } & (
  | CardRow
  | { id: null }
)

async function readPage<R extends ListedRow>(
  client: Db,
  { statement, values }: { statement: Statement<R>; values: unknown[] },
): Promise<ListedRows<R>> {
  const rows = await many(client, statement, values)
  const [first] = rows
  if (!first) throw new Error(`${statement.name} answers a row for an empty list too`)
  const cards = rows.flatMap((row) => (row.id === null ? [] : cardOf(row)))
  return { first, cards, listed: first.listed, total: first.total, isExact: first.is_exact }
}

/** One page by a statement that finds its products by words, and the first of its rows. */
export async function readFound<R extends ListedRow>(
  db: Db,
  call: { statement: Statement<R>; values: unknown[] },
): Promise<{ list: ListingResult; first: R }> {
  const read = await readPage(db, call)
  return { list: whole(read), first: read.first }
}
