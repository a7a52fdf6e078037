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

/** A filter of one value: a group of the panel, a chip above the list, a parameter of the address. */
interface ChoiceFilter {
  name: 'discount' | 'rating' | 'in_stock'
  legend: string
  /** One is a box to tick; several are levels, of which one is chosen. */
  values: readonly string[]
  label(value: string): string
  /** As the chip says it, where it says more. */
  chip?(value: string): string
}

/** In the order of the panel. */
export const choiceFilters: readonly ChoiceFilter[] = [
  {
    name: 'discount',
    legend: 'Discount',
    values: ['10', '20', '30', '40'],
    label: (percent) => `${percent}% or more`,
    chip: (percent) => `${percent}% or more off`,
  },
  {
    name: 'rating',
    legend: 'Rating',
    values: ['4', '3', '2'],
    label: (stars) => `${stars} stars or more`,
  },
  { name: 'in_stock', legend: 'Availability', values: ['1'], label: () => 'In stock only' },
]

/** Filters, order and page of a listing, as its address holds them. Prices are naira. */
export interface Filters {
  category: number | undefined
  brands: number[]
  search: string
  key: SortKey
  discount: '10' | '20' | '30' | '40' | undefined
  min_price: number | undefined
  max_price: number | undefined
  rating: '1' | '2' | '3' | '4' | '5' | undefined
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
    discount: among(['10', '20', '30', '40'], search.discount),
    min_price: amount(search.min_price),
    max_price: amount(search.max_price),
    rating: among(['1', '2', '3', '4', '5'], search.rating),
    in_stock: among(['1'], search.in_stock),
    facts: factsIn(search.facts),
    page: whole(search.page, 1_000_000) ?? 1,
  }
}

/** The search parameters of a listing: only what differs from the defaults, always in the same order. */
export function writeFilters(filters: Filters): SearchParams {
  const { category, brands, search, key, min_price, max_price } = filters
  return {
    categories: category?.toString(),
    brands: brands.length > 0 ? brands.join(',') : undefined,
    prod: search || undefined,
    key: key === 'all' ? undefined : key,
    discount: filters.discount,
    min_price: min_price?.toString(),
    max_price: max_price?.toString(),
    rating: filters.rating,
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

/** Chooses a value of such a filter; none: whatever it is. */
export function choose(
  filters: Filters,
  { name }: Pick<ChoiceFilter, 'name'>,
  value: string | undefined,
): Filters {
  return readFilters({ ...writeFilters(change(filters, {})), [name]: value })
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
  const { brands, facts, min_price, max_price } = filters
  const chosen = choiceFilters.map(({ name }) => filters[name])
  return (
    brands.length + facts.length > 0 ||
    [min_price, max_price, ...chosen].some((value) => value !== undefined)
  )
}

/** A category's own list, or that of all: search engines list it, and no other. */
export function isPlain(filters: Filters): boolean {
  return !filters.search && !isNarrowed(filters) && filters.key === 'all'
}

function among<V extends string>(values: readonly V[], text: string | undefined): V | undefined {
  return values.find((value) => value === text)
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
  /^(size|storage|memory|screen|capacity|power|colour|condition)\.[a-z0-9.]{1,40}$/

function amount(text: string | undefined): number | undefined {
  return text ? (nairaIn(text) ?? undefined) : undefined
}
