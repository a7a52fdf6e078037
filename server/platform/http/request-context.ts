import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { sentXsrfToken } from './xsrf.ts'

/** What is known of a request before anybody looks at what it asks for. */
export interface RequestContext {
  /** Stands in the answer's `x-request-id`, in failure bodies and in the log. */
  id: string
  /** Proxies in front taken into account. */
  ip: string
  /** Came over TLS, here or at the proxy in front. */
  secure: boolean
  /** `performance.now()` at its arrival. */
  startedAt: number
  /** The route's pattern once it is found; never the address itself, which can hold personal data. */
  route: string
  /** The XSRF token that the browser sent, or a new one for it. */
  xsrfToken: string
  /** The browser has no XSRF cookie yet: an answer that may carry cookies sets it. */
  needsXsrf: boolean
}

/** How far the proxies in front are believed. */
export interface Trust {
  /** How many proxies stand in front and add themselves to `X-Forwarded-For`; 0: none. */
  proxies: number
  /** The mall's public address is https, so cookies are always `Secure`. */
  alwaysSecure: boolean
}

const contexts = new WeakMap<IncomingMessage, RequestContext>()

/** Meets a request at the door. */
export function openContext(request: IncomingMessage, trust: Trust): RequestContext {
  const xsrfToken = sentXsrfToken(request)
  return {
    id: requestId(request.headers['x-request-id']),
    ip: address(request, trust.proxies),
    secure: trust.alwaysSecure || cameOverTls(request, trust.proxies),
    startedAt: performance.now(),
    route: 'unknown',
    xsrfToken: xsrfToken ?? randomToken(),
    needsXsrf: xsrfToken === undefined,
  }
}

export function attachContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context)
}

/** The visit of a request that came in by the front. */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request)
  if (!context) throw new Error('this request did not come in by the front')
  return context
}

/** An id that a proxy gave is kept when it is plain; anything else is replaced. */
function requestId(given: string | string[] | undefined): string {
  if (typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given)) return given
  return randomToken()
}

const pool = { bytes: Buffer.alloc(0), used: 0 }

/** 128 random bits in hexadecimal; drawn from a pool, since every single request needs one or two. */
function randomToken(): string {
  if (pool.used >= pool.bytes.length) {
    pool.bytes = randomBytes(4096)
    pool.used = 0
  }
  pool.used += 16
  return pool.bytes.toString('hex', pool.used - 16, pool.used)
}

/** The last address that a trusted proxy vouches for: what stands before it, anybody may have written. */
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
