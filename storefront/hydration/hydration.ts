import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CacheField } from '../state/client-cache.ts'

/**
 * The first part of the keys of queries that only the server renders (`StaticHtml`). They are not
 * dehydrated: the page has their answers as HTML.
 */
export const staticHtml = 'static-html'

interface DehydratedQuery {
  key: QueryKey
  data: unknown
  cachedAs?: CacheField[]
}

/**
 * The answers that the page's loaders fetched, as JSON. Only keys and data, no states and no times: the same
 * content is then the same page, byte for byte, and a returning browser gets a 304.
 */
export function dehydrate(queries: QueryClient): string {
  const dehydrated: DehydratedQuery[] = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] !== staticHtml && state.status === 'success')
    .map(({ queryKey: key, state: { data }, meta }) => ({ key, data, cachedAs: meta?.cachedAs }))
  return JSON.stringify(dehydrated)
}

/** Puts the dehydrated answers into the browser's query cache. */
export function hydrate(queries: QueryClient, text: string): void {
  const dehydrated: DehydratedQuery[] = JSON.parse(text)
  for (const { key, data, cachedAs } of dehydrated) {
    queries.setQueryDefaults(key, { meta: { cachedAs } })
    queries.setQueryData(key, data)
  }
}
