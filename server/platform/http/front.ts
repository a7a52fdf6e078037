import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../log.ts'
import { type Failure, finishFailure } from './failure.ts'
import type { Finished } from './finished.ts'
import type { Limiter } from './limit.ts'
import type { Metrics } from './metrics.ts'
import type { Kept, Shelf } from './shelf.ts'
import { meet, remember, type Trust, type Visit } from './visit.ts'

export interface FrontParts {
  shelf: Shelf
  limiter: Limiter
  metrics: Metrics
  trust: Trust
  log: Logger
  /** Once true, connections are closed after their answer. */
  isClosing: () => boolean
}

type Next = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The first to see every request. Kept answers leave from here, without routing or parsing, at nearly
 * the speed of a bare Node server; everything else goes on to `next`.
 */
export function openFront(parts: FrontParts, next: Next) {
  const { shelf, limiter, metrics, trust } = parts

  return function front(request: IncomingMessage, response: ServerResponse): void {
    const visit = meet(request, trust)
    if (parts.isClosing()) response.shouldKeepAlive = false
    const waitSeconds = limiter.take(visit.ip, visit.startedAt)
    const kept = waitSeconds === 0 ? keptFor(shelf, request) : undefined
    if (kept?.answer.sendNow(request, response, visit)) {
      metrics.keptAnswers.inc({ event: 'hit' })
      measure(metrics, kept.wanted.route, request, response, visit)
      return
    }
    response.once('close', () => record(parts, request, response, visit))
    const failure = waitSeconds > 0 ? tooMany(waitSeconds) : unreadable(request)
    if (failure) {
      void refused(metrics, failure, visit).send(request, response, visit)
      return
    }
    remember(request, visit)
    next(request, response)
  }
}

function keptFor(shelf: Shelf, request: IncomingMessage): Kept | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const kept = shelf.byAddress(request.url ?? '')
  return kept?.wanted.visitorsOnly && request.headers.authorization ? undefined : kept
}

function tooMany(seconds: number): Failure {
  const details = { retryAfterSeconds: seconds }
  return { code: 'too_many_requests', details, unexpected: false }
}

/** PostgreSQL has no text with a zero byte, and nobody types one. */
function unreadable(request: IncomingMessage): Failure | undefined {
  if (!request.url?.includes('%00')) return undefined
  return { code: 'malformed_request', details: {}, unexpected: false }
}

function refused(metrics: Metrics, failure: Failure, visit: Visit): Finished {
  metrics.refusals.inc({ code: failure.code })
  return finishFailure(failure, visit.id)
}

function record(
  { metrics, log }: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): void {
  const seconds = measure(metrics, visit.route, request, response, visit)
  log.info(
    {
      request_id: visit.id,
      method: request.method,
      route: visit.route,
      status: response.statusCode,
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
  visit: Visit,
): number {
  const seconds = (performance.now() - visit.startedAt) / 1000
  metrics.requests.observe(
    { route, method: request.method ?? '', status: response.statusCode },
    seconds,
  )
  return seconds
}
