import { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'

/** The queries of one visit; on the server, of one request. */
export function createQueryClient(): QueryClient {
  const onServer = import.meta.env.SSR
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server checks prices and stock again before it sells, so lists may be a minute old.
        staleTime: 60_000,
        // A shopper who comes back from a product finds the list in memory. On the server the client
        // ends with its request, and timers would keep it alive.
        gcTime: onServer ? Number.POSITIVE_INFINITY : 30 * 60_000,
        retry: onServer ? false : 1,
        refetchOnWindowFocus: false,
        // A call without a network fails like any other, and is fetched again once it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}

/**
 * What a loader does with the queries of its page. The server waits for all of them and fails with
 * the first, so that no incomplete page is cached; the browser renders placeholders meanwhile, and
 * each part of the page reports its own failure.
 */
export async function load(queries: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(queries)
  if (import.meta.env.SSR) await all.catch(missing)
  else all.catch(() => undefined)
}

/**
 * A call that refuses its input says that nothing has this address: the page of an unknown one. Every other error is
 * thrown on.
 */
export function missing(error: unknown): never {
  throw isMissing(error) ? notFound() : error
}

/** By its status and not by its class: on the server the refusal comes from another bundle, with a class of its own. */
export function isMissing(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return [400, 404, 410, 413, 414, 422].includes(status)
}

/**
 * The first part of the keys of queries for the customer's own data, which is dropped with the
 * session.
 */
export const own = 'own'
