import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CacheField } from './state/client-cache.ts'

/**
 * Keys of queries that only the server shows (`StaticHtml`) begin with this: their answers are in the page
 * already, as HTML.
 */
export const staticHtml = 'served'

interface DehydratedQuery {
  key: QueryKey
  data: unknown
  kept?: CacheField[]
}

/**
 * What the page's loaders fetched, as JSON. Only keys and data travel: no states, no times, so that
 * the same content is the same page, byte for byte, and a returning browser is answered 304.
 */
export function dehydrate(queries: QueryClient): string {
  const handed: DehydratedQuery[] = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] !== staticHtml && state.status === 'success')
    .map(({ queryKey: key, state: { data }, meta }) => ({ key, data, kept: meta?.kept }))
  return JSON.stringify(handed)
}

/** The browser's side: every query of the page finds its answer. */
export function hydrate(queries: QueryClient, json: string): void {
  const handed: DehydratedQuery[] = JSON.parse(json)
  for (const { key, data, kept } of handed) {
    queries.setQueryDefaults(key, { meta: { kept } })
    queries.setQueryData(key, data)
  }
}
