import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isRecord } from '#client/guards.ts'

/**
 * The lists that are stored between visits (storefront specification, section 3). All start empty.
 */
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

/** One answer with its query key. */
interface CachedAnswer {
  key: QueryKey
  data: unknown
  /** When it was fetched, in ms since 1970. */
  at: number
}
export type ClientCache = Partial<Record<CacheField, CachedAnswer>>

declare module '@tanstack/react-query' {
  interface Register {
    /** The fields under which the query's answer is stored. */
    queryMeta: { cachedAs?: CacheField[] }
  }
}

/** A day, in ms: older answers are not rendered, not even until fresh ones arrive. */
const maxAgeMs = 24 * 60 * 60 * 1000

/** Puts the stored answers into the query cache; stale ones are fetched again. */
export function restore(cache: ClientCache, queries: QueryClient): void {
  for (const { key, data, at } of Object.values(cache)) {
    const known = queries.getQueryState(key)?.dataUpdatedAt ?? 0
    if (at > known && at > Date.now() - maxAgeMs) queries.setQueryData(key, data, { updatedAt: at })
  }
}

/** The cache with the newest answers of the queries, or null where none is newer than in `before`. */
export function collect(before: ClientCache, queries: QueryClient): ClientCache | null {
  const now = { ...before }
  let newer = false
  for (const { queryKey: key, meta, state } of queries.getQueryCache().getAll()) {
    for (const field of meta?.cachedAs ?? []) {
      if (state.data === undefined || state.dataUpdatedAt <= (before[field]?.at ?? 0)) continue
      now[field] = { key, data: state.data, at: state.dataUpdatedAt }
      newer = true
    }
  }
  return newer ? now : null
}

/**
 * Checks the form only; the content is our API's, and is dropped with the version when that
 * changes.
 */
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
