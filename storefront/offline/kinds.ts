import { pages } from '../pages.ts'

/**
 * What the worker does with a request:
 * - `page`: network first, then the cached page, then the offline page;
 * - `file`: cache first: a script or style of this build, whose name changes with its content;
 * - `answer`, `own`: of the API, for everybody or for one customer: network first, then the cache;
 * - `picture`: a smaller one while data is saved;
 * - null: nothing, the browser sends it as if there were no worker.
 */
export type Kind = 'page' | 'file' | 'answer' | 'own' | 'picture' | null

interface FetchedRequest {
  method: string
  mode: string
  url: string
  headers: { has(name: string): boolean }
}

/** Addresses that are no pages: API, documents, media, the staff's app and the simulators' console. */
const nonPages =
  /^\/(api|office|simulators|docs|metrics|healthz|readyz|status|media|assets|\.well-known)(\/|$)|^\/[^/]+\.\w+$/

/**
 * The customer's own data that can be read offline: addresses, orders, viewed products. The cart,
 * the profile and the saved items are missing on purpose: local storage has them, and an older
 * answer would undo what was changed since.
 */
const ownCalls =
  /^\/(accounts\/delivery\/addresses|orders|orders\/(?!payment\/|receipt\/).+|products\/details\/[^/]+|products\/recently\/viewed)$/

/** Calls that are never cached: public ones, and the staff's, whose session is a cookie. */
const freshOnly = /^\/(search-suggestions|status|events|openapi\.json|office\/)/

export function kindOf({ method, mode, url, headers }: FetchedRequest, origin: string): Kind {
  const { origin: requestOrigin, pathname } = new URL(url)
  if (method !== 'GET' || requestOrigin !== origin) return null
  if (mode === 'navigate') return nonPages.test(pathname) ? null : 'page'
  if (pathname.startsWith('/assets/')) return 'file'
  if (pathname.startsWith('/media/')) return 'picture'
  if (!pathname.startsWith('/api/v1/')) return null
  const call = pathname.slice('/api/v1'.length)
  if (headers.has('authorization')) return ownCalls.test(call) ? 'own' : null
  return freshOnly.test(call) ? null : 'answer'
}

/**
 * The cache of a page; below a customer's own page all addresses are her own. A page that the table does
 * not have, such as an unknown address, is cached like any other.
 */
export function pageCache(pathname: string): 'pages' | 'own' | null {
  const page = pages.find(({ path }) => path === pathname)
  if (page) return page.offline
  const isOwn = pages.some(({ path, offline }) => offline === 'own' && pathname.startsWith(path))
  return isOwn ? 'own' : 'pages'
}
