import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { ErrorCode } from '#contract/errors.ts'
import { type Principal, visitor } from './handler.ts'
import { sentXsrfToken } from './security/xsrf.ts'

/** What is known of a request before it is routed. */
export interface RequestContext {
  /** Sent as `x-request-id` and in failure bodies, and logged. */
  id: string
  /** Trusted proxies taken into account. */
  ip: string
  /** Over TLS, here or at a trusted proxy. */
  secure: boolean
  /** `performance.now()` at its arrival. */
  startedAt: number
  /** The route's pattern once it is matched; never the address itself, which can contain personal data. */
  route: string
  /** Who made it, once that is checked: for the log. */
  principal: Principal
  /** The code that it was refused with: for the log. */
  refusal?: ErrorCode
  /** The XSRF token that the browser sent, or a new one for it. */
  xsrfToken: string
  /** The browser has no XSRF cookie yet: the first response that may carry cookies sets it. */
  needsXsrf: boolean
}

/** How far reverse proxies are trusted. */
export interface Trust {
  /** How many trusted proxies append to `X-Forwarded-For`; 0: none. */
  proxies: number
  /** The mall's public address is https, so cookies are always `Secure`. */
  alwaysSecure: boolean
}

const contexts = new WeakMap<IncomingMessage, RequestContext>()

export function openContext(request: IncomingMessage, trust: Trust): RequestContext {
  const xsrfToken = sentXsrfToken(request)
  return {
    id: trust.proxies > 0 ? requestId(request.headers['x-request-id']) : randomToken(),
    ip: address(request, trust.proxies),
    secure: trust.alwaysSecure || cameOverTls(request, trust.proxies),
    startedAt: performance.now(),
    route: 'unknown',
    principal: visitor,
    xsrfToken: xsrfToken ?? randomToken(),
    needsXsrf: xsrfToken === undefined,
  }
}

export function attachContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context)
}

/** The context that the edge attached to a request. */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request)
  if (!context) throw new Error('this request did not pass the edge')
  return context
}

/** A plain id from a trusted proxy is used as it is; anything else is replaced. */
function requestId(sent: string | string[] | undefined): string {
  if (typeof sent === 'string' && /^[\w.:-]{8,64}$/.test(sent)) return sent
  return randomToken()
}

const pool = { bytes: Buffer.alloc(0), used: 0 }

/** 128 random bits in hexadecimal; from a pool, since every request needs one or two. */
function randomToken(): string {
  if (pool.used >= pool.bytes.length) {
    pool.bytes = randomBytes(4096)
    pool.used = 0
  }
  pool.used += 16
  return pool.bytes.toString('hex', pool.used - 16, pool.used)
}

/** The last address that a trusted proxy appended: a client can forge every entry before it. */
function address(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',')
  return chain[Math.max(0, chain.length - proxies)]?.trim() || direct
}

function cameOverTls(request: IncomingMessage, proxies: number): boolean {
  if ('encrypted' in request.socket) return true
  return proxies > 0 && request.headers['x-forwarded-proto'] === 'https'
}

/** The value of a cookie that the browser sent; the first one where it sent several. */
export function sentCookie(request: IncomingMessage, name: string, path = '/'): string | undefined {
  const start = `${cookieName(name, contextOf(request), path)}=`
  const line = request.headers.cookie?.split(/; ?/).find((one) => one.startsWith(start))
  return line?.slice(start.length)
}

/**
 * The name under which a browser has a cookie of ours. Browsers take one with the prefix `__Host-` only over TLS,
 * from this very host and for all its paths, so no other host of the domain can plant it; one for a path of its own
 * can be `__Secure-` at most.
 */
export function cookieName(
  name: string,
  { secure }: Pick<RequestContext, 'secure'>,
  path = '/',
): string {
  if (!secure) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}
