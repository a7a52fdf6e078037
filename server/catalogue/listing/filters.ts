import { toKobo } from '#contract/money.ts'
import type { Narrowing } from './listing-query.ts'

/** The filters that listing and search share, as their queries send them. */
export interface Filters {
  discount?: number
  /** Naira. */
  min_price?: number
  max_price?: number
  rating?: number
  in_stock?: string
}

/** The parsed filters; an absent one lets everything pass. */
export function filtersOf(query: Filters): Omit<Narrowing, 'scope' | 'brands' | 'among'> {
  return {
    discount: query.discount ?? 0,
    minPrice: query.min_price === undefined ? undefined : toKobo(query.min_price),
    maxPrice: query.max_price === undefined ? undefined : toKobo(query.max_price),
    stars: query.rating ?? 0,
    inStock: query.in_stock === '1',
  }
}
