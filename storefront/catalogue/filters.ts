import type { SearchParams } from '#client/search-params.ts'
import { nairaIn } from '#contract/forms/written-number.ts'

/** The sort tabs in their order (storefront specification, section 2). */
export const sorts = [
  { key: 'all', label: 'All' },
  { key: 'popular', label: 'Popular' },
  { key: 'newest', label: 'Newest' },
  { key: 'highest-price', label: 'Highest - Lowest' },
  { key: 'lowest-price', label: 'Lowest - Highest' },
] as const
type SortKey = (typeof sorts)[number]['key']

/** How 'All' is ordered: a search by what fits it best. */
export function orderOfAll({ search }: Filters): string {
  return search ? 'The best match first' : 'The most bought first'
}

/** Minimum discounts, in percent. */
export const discounts = [10, 20, 30, 40] as const
type Discount = (typeof discounts)[number]

/** Filters, order and page of a listing, as its address holds them. Prices are naira. */
export interface Filters {
  category: number | undefined
  brands: number[]
  search: string
  key: SortKey
  discount: Discount | undefined
  min_price: number | undefined
  max_price: number | undefined
  rating: number | undefined
  in_stock: '1' | undefined
  /** What the products are: 'storage.128gb'; of one kind any, of different kinds all. */
  facts: string[]
  page: number
}

/** Reads an address. Invalid values are ignored, so that a mangled link still shows a list. */
export function readFilters(search: SearchParams): Filters {
  return {
    category: whole(search.categories, 999_999_999),
    brands: ids(search.brands),
    search: (search.prod ?? '').slice(0, 200),
    key: sorts.find(({ key }) => key === search.key)?.key ?? 'all',
    discount: discounts.find((percent) => String(percent) === search.discount),
    min_price: amount(search.min_price),
    max_price: amount(search.max_price),
    rating: whole(search.rating, 5),
    in_stock: search.in_stock === '1' ? '1' : undefined,
    facts: factsIn(search.facts),
    page: whole(search.page, 1_000_000) ?? 1,
  }
}

/** The search parameters of a listing: only what differs from the defaults, always in the same order. */
export function writeFilters(filters: Filters): SearchParams {
  const { category, brands, search, key, discount, min_price, max_price, rating } = filters
  return {
    categories: category?.toString(),
    brands: brands.length > 0 ? brands.join(',') : undefined,
    prod: search || undefined,
    key: key === 'all' ? undefined : key,
    discount: discount?.toString(),
    min_price: min_price?.toString(),
    max_price: max_price?.toString(),
    rating: rating?.toString(),
    in_stock: filters.in_stock,
    facts: filters.facts.length > 0 ? filters.facts.join(',') : undefined,
    page: filters.page === 1 ? undefined : String(filters.page),
  }
}

/** Changes some filters; every change except of the page itself goes back to page 1. */
export function change(filters: Filters, changed: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...changed }
}

/** The whole catalogue, without search and filters. */
export function withoutSearch(key: SortKey = 'all'): Filters {
  return readFilters({ key })
}

export function toggleBrand(filters: Filters, brand: number): Filters {
  const brands = filters.brands.includes(brand)
    ? filters.brands.filter((id) => id !== brand)
    : [...filters.brands, brand].sort((a, b) => a - b)
  return change(filters, { brands })
}

export function toggleFact(filters: Filters, fact: string): Filters {
  const facts = filters.facts.includes(fact)
    ? filters.facts.filter((other) => other !== fact)
    : [...filters.facts, fact].sort()
  return change(filters, { facts })
}

/** Whether a filter other than category and search is set. */
export function isNarrowed(filters: Filters) {
  const { brands, facts, discount, min_price, max_price, rating, in_stock } = filters
  return (
    brands.length + facts.length > 0 ||
    [discount, min_price, max_price, rating, in_stock].some((value) => value !== undefined)
  )
}

/** A category's own list, or that of all: search engines list it, and no other. */
export function isPlain(filters: Filters): boolean {
  return !filters.search && !isNarrowed(filters) && filters.key === 'all'
}

function whole(text: string | undefined, max: number): number | undefined {
  const value = Number(text)
  return text && /^\d{1,9}$/.test(text) && value >= 1 && value <= max ? value : undefined
}

function ids(text: string | undefined): number[] {
  const found = (text ?? '').split(',').map((id) => whole(id, 999_999_999))
  return [...new Set(found)].filter((id) => id !== undefined).sort((a, b) => a - b)
}

/** At most 20: more than anybody ticks. */
function factsIn(text: string | undefined): string[] {
  const found = (text ?? '').split(',').filter((fact) => factPattern.test(fact))
  return [...new Set(found)].sort().slice(0, 20)
}

const factPattern =
  /^(size|storage|memory|screen|capacity|power|battery|colour|condition)\.[a-z0-9.]{1,40}$/

function amount(text: string | undefined): number | undefined {
  return text ? (nairaIn(text) ?? undefined) : undefined
}
