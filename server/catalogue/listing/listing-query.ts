import type { Kobo } from '#contract/money.ts'
import type { sortKeys } from '#contract/shop/catalogue.ts'
import { type Filtering, isFiltered } from './filters.ts'

export const perPage = 20

/** Matches of a search, or of facts: some thousands at most, the best first. */
export interface MatchedProducts {
  ids: number[]
  /** False where there are more matches than these. */
  isExact: boolean
  /** Whether words were searched: their order is then that of `all`. */
  isByWords: boolean
  /** What the words say of prices. */
  prices: Prices
  /** They say nothing else: of all products, whatever `ids` hold. */
  isAll?: boolean
}

/** Of what the shopper pays, both included. */
export interface Prices {
  minPrice?: Kobo
  maxPrice?: Kobo
}

/** What narrows a list. Several brands are OR, everything else AND. */
export interface Narrowing extends Filtering {
  /** 0: all products; else a category (with its sub-categories) or a sub-category. */
  scope: number
  /** Any of these; empty: all. */
  brands: number[]
  /** Of what the shopper pays, both included. */
  minPrice?: Kobo
  maxPrice?: Kobo
  /** Only what a search found, or what has the chosen facts. */
  among?: MatchedProducts
}

/** What narrows a search, which also finds by facts ('storage.128gb') and for an order. */
export interface SearchNarrowing extends Narrowing {
  facts: string[]
  sort?: ListingQuery['sort'] | undefined
}

export interface ListingQuery extends Narrowing {
  sort: (typeof sortKeys)[number]
  /** From 1. */
  page: number
}

/** Whether the list is narrowed only by what the cached counts cover. */
export function isCachedCount({ minPrice, maxPrice, among, ...filtering }: Narrowing): boolean {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return !hasPrice && !isFiltered(filtering, 'discount') && among === undefined
}

/** A list narrowed to what a search found; prices that the shopper has set win over those in the words. */
export function narrowedTo<N extends Narrowing>(narrowing: N, among: MatchedProducts): N {
  const { minPrice = among.prices.minPrice, maxPrice = among.prices.maxPrice } = narrowing
  const narrowed = { ...narrowing, minPrice, maxPrice }
  return among.isAll ? narrowed : { ...narrowed, among }
}
