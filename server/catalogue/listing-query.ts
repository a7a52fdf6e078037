import type { sortKeys } from '#contract/catalogue.ts'
import type { Kobo } from '#contract/money.ts'

export const perPage = 20

/** What a search found: some thousands at most, the best match first (the order of `all`). */
export interface Found {
  ids: number[]
  /** False where there are more than the search told. */
  isExact: boolean
}

/** What narrows a list. Several brands are OR, everything else AND. */
export interface Narrowing {
  /** 0: the whole mall; else a category (with what stands in its sub-categories) or a sub-category. */
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
  among?: Found
}

export interface ListingQuery extends Narrowing {
  sort: (typeof sortKeys)[number]
  /** From 1. */
  page: number
}

/** Whether nothing narrows the list but what the kept counts know. */
export function isCachedCount({ minPrice, maxPrice, stars, inStock, among }: Narrowing): boolean {
  return (
    minPrice === undefined &&
    maxPrice === undefined &&
    stars === 0 &&
    !inStock &&
    among === undefined
  )
}
