import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isRecord } from './guards.ts'

/** The lists that are remembered between visits (storefront specification, section 3). All start empty. */
const cacheFields = [
  'banners',
  'popularCategories',
  'phones',
  'bestBrands',
  'latestProduct',
  'mostRatedProduct',
  'bestDeal',
  'listMenu',
  'minProdPrice',
  'maxProdPrice',
  'orders',
  'logistics',
  'disputes',
  'categories',
  'brands',
  'socials',
] as const
export type CacheField = (typeof cacheFields)[number]

/** One answer as the pages' queries know it. */
interface Remembered {
  key: QueryKey
  data: unknown
  /** When it was fetched, in ms since 1970. */
  at: number
}
export type ClientCache = Partial<Record<CacheField, Remembered>>

declare module '@tanstack/react-query' {
  interface Register {
    /** A query says under which names its answer is remembered. */
    queryMeta: { kept?: CacheField[] }
  }
}

/** Older answers are not worth showing, even for the moment until fresh ones are there: a day, in ms. */
const oldest = 24 * 60 * 60 * 1000

/** Gives the pages' queries what was remembered; they fetch again where it is stale. */
export function restore(cache: ClientCache, queries: QueryClient): void {
  for (const { key, data, at } of Object.values(cache)) {
    const known = queries.getQueryState(key)?.dataUpdatedAt ?? 0
    if (at > known && at > Date.now() - oldest) queries.setQueryData(key, data, { updatedAt: at })
  }
}

/** What there is to remember now, or null where nothing is newer than in `before`. */
export function remember(before: ClientCache, queries: QueryClient): ClientCache | null {
  const now = { ...before }
  let newer = false
  for (const { queryKey: key, meta, state } of queries.getQueryCache().getAll()) {
    for (const field of meta?.kept ?? []) {
      if (state.data === undefined || state.dataUpdatedAt <= (before[field]?.at ?? 0)) continue
      now[field] = { key, data: state.data, at: state.dataUpdatedAt }
      newer = true
    }
  }
  return newer ? now : null
}

/** The form is checked; the content is our own API's, and gone with the entry's version when it changes. */
export function readCache(stored: unknown): ClientCache {
  if (!isRecord(stored)) return {}
  const cache: ClientCache = {}
  for (const field of cacheFields) {
    const value = stored[field]
    if (!isRecord(value) || !Array.isArray(value.key) || typeof value.at !== 'number') continue
    cache[field] = { key: value.key, data: value.data, at: value.at }
  }
  return cache
}
