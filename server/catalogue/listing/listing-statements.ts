import { sortKeys } from '#contract/shop/catalogue.ts'
import {
  boolean,
  type Columns,
  certain,
  nullable,
  number,
} from '#server/platform/database/columns.ts'
import { joinedStatement, variants } from '#server/platform/database/statement.ts'
import { cardRow, cardsOf } from '../cards.ts'
import { filterValues } from './filters.ts'
import type { Counts } from './listing-counts.ts'
import {
  type ListingQuery,
  type MatchedProducts,
  type Narrowing,
  perPage,
} from './listing-query.ts'
import {
  amongSql,
  type BrandManner,
  brandManners,
  type Finder,
  finderSql,
  gatherSql,
  gatherWithFactsSql,
  type WalkManner,
  walkManners,
  walkSql,
  walkUnlessSmallSql,
} from './listing-sql.ts'

/** A search's own order, the best match first, is `given`. */
const listOrders = [...sortKeys, 'given'] as const
export type ListOrder = (typeof listOrders)[number]

/** A list with its cards: a row for each, or one without a card. */
function withCards<C extends Columns>(name: string, columns: C, sql: string) {
  return joinedStatement(
    name,
    // `listed`: products found for the page, beyond its end too.
    { columns: { listed: number, ...columns }, joined: { place: number, ...cardRow } },
    `SELECT cardinality(page.ids) AS listed, page.total, page.is_exact, card.*
     FROM (${sql}) AS page
     LEFT JOIN LATERAL (${cardsOf(`page.ids[:${perPage}]`)}) AS card ON true
     ORDER BY place`,
  )
}

const totals = { total: number, is_exact: boolean }

const walks = variants(sortKeys, (sort) =>
  variants(walkManners, (manner) =>
    withCards(`listing-walk-${sort}${manner}`, totals, walkSql(sort, manner)),
  ),
)
const walksUnlessSmall = variants(sortKeys, (sort) =>
  variants(walkManners, (manner) =>
    withCards(
      `listing-walk-unless-small-${sort}${manner}`,
      { ...totals, total: nullable(number) },
      walkUnlessSmallSql(sort, manner),
    ),
  ),
)
const gathers = variants(sortKeys, (sort) =>
  variants(brandManners, (manner) =>
    withCards(`listing-gather-${sort}${manner}`, totals, gatherSql(sort, manner)),
  ),
)
const gathersWithFacts = variants(sortKeys, (sort) =>
  variants(brandManners, (manner) =>
    withCards(
      `listing-gather-with-facts-${sort}${manner}`,
      totals,
      gatherWithFactsSql(sort, manner),
    ),
  ),
)
const amongs = variants(listOrders, (sort) =>
  // `isExact` of `MatchedProducts` is never null.
  withCards(`listing-among-${sort}`, { ...totals, is_exact: certain(boolean) }, amongSql(sort)),
)

/**
 * The same lists of what a finder finds, in one turn with it: for each order one statement, whose rows have the
 * finder's `columns` too. Its parameters begin at `firstOfFinder`.
 */
export function foundLists<C extends Columns>(name: string, columns: C, finder: Finder) {
  const own = Object.keys(columns).map((column) => `, finder.${column}`)
  const found = { rows: 'matched', best: finder.best, isExact: '(SELECT is_exact FROM finder)' }
  return variants(listOrders, (sort) =>
    joinedStatement(
      `${name}-${sort}`,
      {
        columns: { listed: number, ...totals, is_exact: boolean, ...columns },
        joined: { place: number, ...cardRow },
      },
      `WITH ${finderSql(finder)}
       SELECT cardinality(page.ids) AS listed, page.total, page.is_exact${own.join('')}, card.*
       FROM finder CROSS JOIN (${amongSql(sort, found)}) AS page
       LEFT JOIN LATERAL (${cardsOf(`page.ids[:${perPage}]`)}) AS card ON true
       ORDER BY place`,
    ),
  )
}

/** Calls the statement of `walkSql`. */
export function walkCall(query: ListingQuery, counts: Counts) {
  return { statement: walks(query.sort)(walkManner(query, counts)), values: pageValues(query) }
}

/** Calls the statement of `walkUnlessSmallSql`. */
export function walkUnlessSmallCall(query: ListingQuery, counts: Counts) {
  const statement = walksUnlessSmall(query.sort)(walkManner(query, counts))
  return { statement, values: pageValues(query) }
}

/** Calls the statement of `gatherSql`. */
export function gatherCall(query: ListingQuery) {
  return { statement: gathers(query.sort)(brandManner(query)), values: pageValues(query) }
}

/** Calls the statement of `gatherWithFactsSql`; `facts` as 'storage.128gb'. */
export function gatherWithFactsCall(query: ListingQuery, facts: string[]) {
  const statement = gathersWithFacts(query.sort)(brandManner(query))
  return { statement, values: [...pageValues(query), facts] }
}

/** Calls the statement of `amongSql`. */
export function amongCall(query: ListingQuery, { ids, isExact, isByWords }: MatchedProducts) {
  const statement = amongs(orderOf(query, isByWords))
  return { statement, values: [...pageValues(query), ids, isExact] }
}

/** Which of `foundLists` lists so, and its parameters before the finder's own. */
export function foundCall(query: ListingQuery, isByWords: boolean) {
  return { order: orderOf(query, isByWords), values: pageValues(query) }
}

function orderOf({ sort }: ListingQuery, isByWords: boolean): ListOrder {
  return sort === 'all' && isByWords ? 'given' : sort
}

/** The first parameters of every statement. */
export function narrowingValues({ scope, brands, minPrice, maxPrice, ...filtering }: Narrowing) {
  const prices = [minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER]
  return [scope, brands, ...prices, ...filterValues(filtering)]
}

function pageValues(query: ListingQuery): unknown[] {
  return [...narrowingValues(query), (query.page - 1) * perPage]
}

export function brandManner({ brands }: Pick<Narrowing, 'brands'>): BrandManner {
  return brands.length === 0 ? '' : brands.length === 1 ? '-of-brand' : '-by-brand'
}

/** One by one, unless the brands are so many that walking the whole scope meets them sooner. */
function walkManner(query: ListingQuery, counts: Counts): WalkManner {
  const manner = brandManner(query)
  const areMany = counts.brands.length * counts.ofBrands > counts.inScope
  return manner === '-by-brand' && areMany ? '-of-brands' : manner
}
