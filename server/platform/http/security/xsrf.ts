import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { refuse } from '../handler.ts'

/** Readable by our own scripts, which repeat it in `X-XSRF-TOKEN` (storefront specification, section 7). */
const xsrfCookieName = 'XSRF-TOKEN'

/** The token that the browser sent, or undefined. */
export function sentXsrfToken(request: IncomingMessage): string | undefined {
  const { cookie } = request.headers
  return cookie ? /(?:^|; ?)XSRF-TOKEN=([\w-]{16,128})(?:;|$)/.exec(cookie)?.[1] : undefined
}

/** The `Set-Cookie` line, for the browser's session. */
export function xsrfCookie(token: string, secure: boolean): string {
  return `${xsrfCookieName}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}

/**
 * Refuses a request that changes state unless our own page made it: a request with cookies must repeat
 * the XSRF cookie's token in `X-XSRF-TOKEN`. A request without cookies has only the authority that it
 * states itself (a bearer token), so programs need no header. Cookies without ours are refused too: else a
 * page that can delete one cookie could bypass the rule.
 */
export function refuseCrossSite(request: IncomingMessage): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') refuse('cross_site_request')
  if (!request.headers.cookie) return
  const token = sentXsrfToken(request)
  const repeated = request.headers['x-xsrf-token']
  if (!token || typeof repeated !== 'string' || !same(token, repeated)) refuse('cross_site_request')
}

/**
 * For plain HTML forms, which cannot send the header: refuses what the browser says came from another
 * site. Browsers send the page's origin with every POST; programs send none.
 */
export function refuseForeignPage(request: IncomingMessage): void {
  const { origin, host } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') refuse('cross_site_request')
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== host) refuse('cross_site_request')
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
