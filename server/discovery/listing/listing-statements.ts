import { sortKeys } from '#contract/shop/discovery.ts'
import { cardRow, cardsOf } from '#server/catalogue/catalogue.ts'
import {
  boolean,
  type Columns,
  certain,
  nullable,
  number,
} from '#server/platform/database/columns.ts'
import { joinedStatement, variants } from '#server/platform/database/statement.ts'
import { type Among, type Filters, filterValues, type ListingQuery, perPage } from './filters.ts'
import type { Counts } from './listing-counts.ts'
import {
  amongSql,
  type BrandManner,
  brandManners,
  gatherSql,
  gatherWithFactsSql,
  type WalkManner,
  walkManners,
  walkSql,
  walkUnlessSmallSql,
} from './listing-sql.ts'

/** A search's own order, the best match first, is `given`. */
export const listOrders = [...sortKeys, 'given'] as const
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
  // `isExact` of `Among` is never null.
  withCards(`listing-among-${sort}`, { ...totals, is_exact: certain(boolean) }, amongSql(sort)),
)

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

/** Calls the statement of `gatherWithFactsSql`. */
export function gatherWithFactsCall(query: ListingQuery) {
  const statement = gathersWithFacts(query.sort)(brandManner(query))
  return { statement, values: [...pageValues(query), query.facts] }
}

/** Calls the statement of `amongSql`. */
export function amongCall(query: ListingQuery, { ids, isExact, isByWords }: Among) {
  const statement = amongs(orderOf(query, isByWords))
  return { statement, values: [...pageValues(query), ids, isExact] }
}

/** Words have an order of their own, where shoppers choose none. */
export function orderOf({ sort }: Pick<ListingQuery, 'sort'>, isByWords: boolean): ListOrder {
  return sort === 'all' && isByWords ? 'given' : sort
}

/** The first parameters of every statement. */
export function narrowingValues(filters: Filters) {
  const { scope, brands, minPrice, maxPrice } = filters
  const prices = [minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER]
  return [scope, brands, ...prices, ...filterValues(filters)]
}

export function pageValues(query: ListingQuery): unknown[] {
  return [...narrowingValues(query), (query.page - 1) * perPage]
}

export function brandManner({ brands }: Pick<Filters, 'brands'>): BrandManner {
  return brands.length === 0 ? '' : brands.length === 1 ? '-of-brand' : '-by-brand'
}

/** One by one, unless the brands are so many that walking the whole scope meets them sooner. */
function walkManner(query: ListingQuery, counts: Counts): WalkManner {
  const manner = brandManner(query)
  const areMany = counts.brands.length * counts.ofBrands > counts.inScope
  return manner === '-by-brand' && areMany ? '-of-brands' : manner
}
