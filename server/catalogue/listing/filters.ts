import { type Kobo, toKobo } from '#contract/money.ts'

/** The filters that listing and search share, as their queries send them. */
export interface Filters {
  discount?: number
  /** Naira. */
  min_price?: number
  max_price?: number
  rating?: number
  in_stock?: string
  facts?: string[]
}

/** What a list is filtered by, beside prices. 0 and false let everything pass. */
export interface Filtering {
  /** Percent or more: 0, 10, 20, 30 or 40. */
  discount: number
  /** At least this many stars on average; 0: any. */
  stars: number
  /** Only what can be bought now. */
  inStock: boolean
}

/** Of what the shopper pays, both included. */
interface Prices {
  minPrice?: Kobo
  maxPrice?: Kobo
}

/** The parsed filters; an absent one lets everything pass. */
export function filtersOf(query: Filters): Filtering & Prices {
  return {
    discount: query.discount ?? 0,
    minPrice: query.min_price === undefined ? undefined : toKobo(query.min_price),
    maxPrice: query.max_price === undefined ? undefined : toKobo(query.max_price),
    stars: query.rating ?? 0,
    inStock: query.in_stock === '1',
  }
}

interface FilterSql {
  field: keyof Filtering
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

/** What all filters let pass; `write` writes a parameter, `given` has SQL that stands instead of some. */
export function filterSql(
  write: (parameter: string, type: string) => string,
  given: Partial<Record<keyof Filtering, string>> = {},
): string {
  return filters
    .map(({ field, type, passes }, i) => passes(given[field] ?? write(`$${firstFilter + i}`, type)))
    .join(' AND ')
}

/** The parameters of the filters. */
export function filterValues(filtering: Filtering): (number | boolean)[] {
  return filters.map(({ field }) => filtering[field])
}

/** Whether a filter is on, other than those that do not count. */
export function isFiltered(filtering: Partial<Filtering>, except?: keyof Filtering): boolean {
  return filters.some(({ field }) => field !== except && Boolean(filtering[field]))
}
