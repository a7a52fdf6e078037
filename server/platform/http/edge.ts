import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../log.ts'
import { traceRequest } from '../tracing/trace.ts'
import type { PreparedResponse } from './cache/prepared-response.ts'
import type { CachedResponse, ResponseCache } from './cache/response-cache.ts'
import { type Failure, prepareFailure } from './errors/failure.ts'
import { isForPrograms } from './errors/refusals.ts'
import { announcesBody, type Connections } from './limits/connections.ts'
import type { Limiter } from './limits/limit.ts'
import type { Metrics } from './metrics.ts'
import { attachContext, openContext, type RequestContext, type Trust } from './request-context.ts'

export interface EdgeDeps {
  responseCache: ResponseCache
  limiter: Limiter
  metrics: Metrics
  trust: Trust
  log: Logger
  connections: Connections
  /** Whether a cached response may answer this request; by default any. */
  mayUseCache?: (request: IncomingMessage) => boolean
  /** Once true, connections are closed after their response. */
  isClosing: () => boolean
}

type Next = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Handles every request first. Cached responses are sent from here, without routing or parsing, at nearly
 * the speed of a bare Node server; everything else goes on to `next`.
 */
export function openEdge(deps: EdgeDeps, next: Next) {
  const { responseCache, limiter, metrics, trust, connections, mayUseCache = () => true } = deps

  return function edge(request: IncomingMessage, response: ServerResponse): void {
    const isAddressed = useOriginForm(request) && hasOneHost(request)
    const context = openContext(request, trust)
    if (deps.isClosing()) response.shouldKeepAlive = false
    const waitSeconds = limiter.take(context.ip, context.startedAt)
    const isCacheable = isAddressed && waitSeconds === 0 && mayUseCache(request)
    const cached = isCacheable
      ? cachedFor(request, (url) => responseCache.findByUrl(url))
      : undefined
    if (cached?.answer.sendNow(request, response, context)) {
      metrics.cachedResponses.inc({ event: 'hit' })
      measure(metrics, cached.cacheRequest.route, request, response, context)
      return
    }
    response.once('close', () => record(deps, request, response, context))
    const isWhole = isAddressed && isReadable(request)
    const failure = waitSeconds > 0 ? rateLimited(waitSeconds) : isWhole ? undefined : malformed
    if (failure) {
      // What stands behind it may be meant for another host.
      if (!isAddressed) response.shouldKeepAlive = false
      void refused(metrics, failure, context).send(request, response, context)
      return
    }
    attachContext(request, context)
    if (announcesBody(request)) connections.awaitBody(request)
    const span = traceRequest(request.headers)
    if (!span) {
      next(request, response)
      return
    }
    response.once('close', () => {
      const { method = '' } = request
      span.end({ method, route: context.route, status: response.statusCode })
    })
    span.run(() => next(request, response))
  }
}

/** What an address was answered before, however old, if that may be shown to who asks. */
export function formerAnswers({
  responseCache,
  metrics,
  mayUseCache = () => true,
}: Pick<EdgeDeps, 'responseCache' | 'metrics' | 'mayUseCache'>) {
  return (request: IncomingMessage): PreparedResponse | undefined => {
    if (!mayUseCache(request)) return undefined
    const former = cachedFor(request, (url) => responseCache.findOldByUrl(url))
    if (former) metrics.cachedResponses.inc({ event: 'outage' })
    return former?.answer
  }
}

/** What is found at its address, if it is one for this visitor. */
function cachedFor(
  request: IncomingMessage,
  find: (url: string) => CachedResponse | undefined,
): CachedResponse | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const cached = find(request.url ?? '')
  return cached?.cacheRequest.visitorsOnly && request.headers.authorization ? undefined : cached
}

function rateLimited(seconds: number): Failure {
  const details = { retryAfterSeconds: seconds }
  return { code: 'too_many_requests', details, unexpected: false }
}

/**
 * Whether its address can be read: PostgreSQL cannot store a zero byte in text, and broken encoding stands for no text.
 * A program is refused; a page is looked for under what stays of the address, which nothing has.
 */
function isReadable(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (!url.includes('%')) return true
  const [path = '', query] = url.split(/\?(.*)/s)
  if (isForPrograms(path)) return !url.includes('%00')
  const rest = query === undefined ? '' : `?${query}`
  request.url = (isEncoded(path) ? path : path.replaceAll('%', '%25')).concat(rest)
  // The character that stands for what cannot be read.
  request.url = request.url.replaceAll('%00', '%EF%BF%BD')
  return true
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Two `Host` lines, or one that is no host, mean one mall to a proxy and another to us (RFC 9112, section 3.2). Node
 * refuses a request without one.
 */
function hasOneHost({ rawHeaders, headers: { host } }: IncomingMessage): boolean {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines < 2 && (host === undefined || hostForm.test(host))
}

const hostForm = /^([\w.-]*|\[[\da-f:.]+\])(:\d{0,5})?$/i

const malformed: Failure = { code: 'malformed_request', details: {}, unexpected: false }

/**
 * A proxy may send a whole address in place of the path (RFC 9112, section 3.2.2): it is handled as its path.
 * False where there is no path, as in `OPTIONS *`.
 */
function useOriginForm(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (url.startsWith('/')) return true
  const isAbsolute = /^https?:\/\//i.test(url) && URL.canParse(url)
  if (isAbsolute) {
    const { pathname, search } = new URL(url)
    request.url = pathname + search
  }
  return isAbsolute
}

function refused(metrics: Metrics, failure: Failure, context: RequestContext): PreparedResponse {
  metrics.refusals.inc({ code: failure.code })
  context.refusal = failure.code
  return prepareFailure(failure, context.id)
}

function record(
  { metrics, log }: EdgeDeps,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): void {
  const seconds = measure(metrics, context.route, request, response, context)
  const { customer, staff } = context.principal
  log.info(
    {
      request_id: context.id,
      method: request.method,
      route: context.route,
      status: response.statusCode,
      refusal: context.refusal,
      account: customer?.id,
      staff: staff?.id,
      ms: Math.round(seconds * 1000),
      finished: response.writableFinished,
    },
    'request',
  )
}

function measure(
  metrics: Metrics,
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): number {
  const seconds = (performance.now() - context.startedAt) / 1000
  metrics.requests.observe(
    { route, method: request.method ?? '', status: response.statusCode },
    seconds,
  )
  return seconds
}
