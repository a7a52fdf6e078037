import type { Kobo } from '#contract/money.ts'
import type { sortKeys } from '#contract/shop/catalogue.ts'

export const perPage = 20

/** Matches of a search: some thousands at most, the best first (the order of `all`). */
export interface MatchedProducts {
  ids: number[]
  /** False where there are more matches than these. */
  isExact: boolean
}

/** What narrows a list. Several brands are OR, everything else AND. */
export interface Narrowing {
  /** 0: all products; else a category (with its sub-categories) or a sub-category. */
  scope: number
  /** Any of these; empty: all. */
  brands: number[]
  /** Percent or more: 0, 10, 20, 30 or 40. */
  discount: number
  /** Of what the shopper pays, both included. */
  minPrice?: Kobo
  maxPrice?: Kobo
  /** At least this many stars on average; 0: any. */
  stars: number
  /** Only what can be bought now. */
  inStock: boolean
  /** Only what a search found. */
  among?: MatchedProducts
}

export interface ListingQuery extends Narrowing {
  sort: (typeof sortKeys)[number]
  /** From 1. */
  page: number
}

/** Whether the list is narrowed only by what the cached counts cover. */
export function isCachedCount({ minPrice, maxPrice, stars, inStock, among }: Narrowing): boolean {
  return (
    minPrice === undefined &&
    maxPrice === undefined &&
    stars === 0 &&
    !inStock &&
    among === undefined
  )
}
