import { type Kobo, toKobo } from '#contract/money.ts'
import type { sortKeys } from '#contract/shop/discovery.ts'

/** The filters that all calls share, as their queries have them. */
export interface FilterQuery {
  discount?: number
  /** Naira. */
  min_price?: number
  max_price?: number
  rating?: number
  in_stock?: string
  facts?: string[]
}

/** What a list is narrowed to. Several brands are OR, and so are facts of one kind; everything else is AND. */
export interface Filters {
  /** 0: all products; else a category (with its sub-categories) or a sub-category. */
  scope: number
  /** Any of these; empty: all. */
  brands: number[]
  /** Of what the shopper pays, both included. */
  minPrice?: Kobo | undefined
  maxPrice?: Kobo | undefined
  /** Percent or more: 0, 10, 20, 30 or 40. */
  discount: number
  /** At least this many stars on average; 0: any. */
  stars: number
  /** Only what can be bought now. */
  inStock: boolean
  /** 'storage.128gb'. */
  facts: string[]
}

/** One page of a list in its order. */
export interface Page {
  sort: (typeof sortKeys)[number]
  /** From 1. */
  page: number
}

export type ListingQuery = Filters & Page

export const perPage = 20

/** A list of all products: for `filtersOf` of a call without filters. */
export const everything: Filters = filtersOf({})

/** The parsed filters; an absent one lets everything pass. */
export function filtersOf(
  query: FilterQuery,
  { scope = 0, brands = [] }: Partial<Pick<Filters, 'scope' | 'brands'>> = {},
): Filters {
  return {
    scope,
    brands,
    discount: query.discount ?? 0,
    minPrice: query.min_price === undefined ? undefined : toKobo(query.min_price),
    maxPrice: query.max_price === undefined ? undefined : toKobo(query.max_price),
    stars: query.rating ?? 0,
    inStock: query.in_stock === '1',
    facts: query.facts ?? [],
  }
}

/** Products that words or facts have found: some thousands at most, the best first. */
export interface Among {
  ids: number[]
  /** False where there are more than these. */
  isExact: boolean
  /** Whether words found them: their order is then that of `all`. */
  isByWords: boolean
}

/** The filters that are columns of `listing`. */
type ColumnFilter = 'discount' | 'stars' | 'inStock'

interface FilterSql {
  field: ColumnFilter
  /** Of the table `listing`. */
  column: string
  type: 'smallint' | 'integer' | 'boolean'
  /** The rows that a value lets pass. */
  passes: (value: string) => string
}

/** In the order of their parameters, which follow scope, brands and both prices. */
const filters: readonly FilterSql[] = [
  {
    field: 'discount',
    column: 'discount',
    type: 'smallint',
    passes: (value) => `discount >= ${value}`,
  },
  { field: 'stars', column: 'stars', type: 'smallint', passes: (value) => `stars >= ${value}` },
  {
    field: 'inStock',
    column: 'in_stock',
    type: 'boolean',
    passes: (value) => `in_stock >= ${value}`,
  },
]
const firstFilter = 5

/** The number of the first parameter after those of the filters. */
export const afterFilters = firstFilter + filters.length

export const filterColumns = filters.map(({ column }) => column).join(', ')

/** What all filters let pass; `write` writes a parameter, `chosen` has SQL that stands instead of some. */
export function filterSql(
  write: (parameter: string, type: string) => string,
  chosen: Partial<Record<ColumnFilter, string>> = {},
): string {
  return filters
    .map(({ field, type, passes }, i) =>
      passes(chosen[field] ?? write(`$${firstFilter + i}`, type)),
    )
    .join(' AND ')
}

/** The parameters of the filters. */
export function filterValues(given: Filters): (number | boolean)[] {
  return filters.map(({ field }) => given[field])
}

/** Whether a filter of prices or columns is on, other than one that does not count. */
export function isFiltered(given: Filters, except?: ColumnFilter): boolean {
  const hasPrice = given.minPrice !== undefined || given.maxPrice !== undefined
  return hasPrice || filters.some(({ field }) => field !== except && Boolean(given[field]))
}

/** Whether the stored counts cover what the list is narrowed to. */
export function isCachedCount(given: Filters): boolean {
  return !isFiltered(given, 'discount')
}
