/**
 * What the worker does with a request:
 * - `page`: from the network; when that does not answer, as it was seen last, else the offline page;
 * - `file`: a script or style of this build, whose name changes with its content: kept for good;
 * - `answer`, `own`: of the API, for everybody or for one customer: as it was last, without a network;
 * - `picture`: a smaller one while data is saved;
 * - null: nothing, the browser carries it as if there were no worker.
 */
export type Kind = 'page' | 'file' | 'answer' | 'own' | 'picture' | null

interface FetchedRequest {
  method: string
  mode: string
  url: string
  headers: { has(name: string): boolean }
}

/** Beside the pages: programs, papers and the simulators' console. */
const noPages = /^\/(api|simulators|docs|metrics|healthz|readyz|media|assets)(\/|$)|^\/[^/]+\.\w+$/

/**
 * What belongs to one customer and may be read without a network: addresses, orders, what was looked at.
 * The cart, the profile and the saved items are missing on purpose: the storefront remembers them itself,
 * and an old answer would undo what was changed since.
 */
const ownCalls =
  /^\/(accounts\/delivery\/addresses|orders|orders\/(?!payment\/|receipt\/).+|products\/details\/[^/]+|products\/recently\/viewed)$/

/** Public calls that are only worth something fresh. */
const freshOnly = /^\/(search-suggestions|events|openapi\.json)/

export function kindOf({ method, mode, url, headers }: FetchedRequest, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (mode === 'navigate') return noPages.test(pathname) ? null : 'page'
  if (pathname.startsWith('/assets/')) return 'file'
  if (pathname.startsWith('/media/')) return 'picture'
  if (!pathname.startsWith('/api/v1/')) return null
  const call = pathname.slice('/api/v1'.length)
  if (headers.has('authorization')) return ownCalls.test(call) ? 'own' : null
  return freshOnly.test(call) ? null : 'answer'
}

/** Pages of which the address or the purpose is of one moment: they are never kept under it. */
const momentary =
  /^\/(login|sign-up|forgot-password|reset-password|checkout|shipping-address|loader|order-incomplete|thank-you|offline)$/

/** Which pages are kept where: the customer's rooms with what is the customer's own. */
export function pageCache(pathname: string): 'pages' | 'own' | null {
  if (momentary.test(pathname)) return null
  return pathname.startsWith('/dashboard') ? 'own' : 'pages'
}
