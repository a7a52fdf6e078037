import { createServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyServerFactoryHandler } from 'fastify'
import { accountChannel, officeChannel } from '../database/announce.ts'
import type { Database, Reader } from '../database/database.ts'
import type { Replica } from '../database/replica/replica.ts'
import type { Work } from '../database/work.ts'
import type { Logger } from '../log.ts'
import { listenForChanges } from './cache/changes.ts'
import { ResponseCache } from './cache/response-cache.ts'
import type { Route } from './call.ts'
import { formerAnswers, openEdge } from './edge.ts'
import { failureOf } from './errors/failure.ts'
import { answerBrokenRequest, answerErrors, isForPrograms } from './errors/refusals.ts'
import { type EventStreamOptions, EventStreams } from './event-streams.ts'
import { refuse } from './handler.ts'
import { healthRoutes } from './health.ts'
import { type InProcessApi, inProcessApi } from './in-process.ts'
import { jsonBodies } from './json-bodies.ts'
import { type ConnectionLimits, Connections, timeLimits } from './limits/connections.ts'
import { Limiter, type Limits } from './limits/limit.ts'
import { shedLoad } from './limits/pressure.ts'
import { addGauges, type Metrics, openMetrics } from './metrics.ts'
import type { MetricsAccess } from './metrics-access.ts'
import { contextOf, type Trust } from './request-context.ts'
import { type ApiDeps, apiRoutes } from './routes/api-routes.ts'
import { PageFailed } from './routes/page-routes.ts'
import { isForOffice, type Sessions } from './security/access.ts'
import { refuseCrossSite, refuseForeignPage } from './security/xsrf.ts'

/**
 * Connections that may wait to be accepted. In a rush thousands arrive while the event loop is busy, and
 * beyond Node's default of 511 they would be reset. The kernel may allow fewer (`somaxconn`).
 */
export const backlog = 4_096

export interface HttpOptions {
  routes: Route[]
  database: Database
  /** Where calls read whose endpoint has `mayLag`; by default from the database. */
  replica?: Replica | undefined
  log: Logger
  trust: Trust
  limits: Limits
  /** By default 10,000 connections, as many of them from one address as come. */
  connections?: ConnectionLimits
  findCustomer: Sessions['findCustomer']
  recentCustomer?: Sessions['recentCustomer']
  findStaff: Sessions['findStaff']
  answerOnce?: ApiDeps['answerOnce']
  contactsRead?: ApiDeps['contactsRead']
  rolesAllowed?: ApiDeps['rolesAllowed']
  officeRefused?: ApiDeps['officeRefused']
  admit?: ApiDeps['admit']
  checkAnswers: boolean
  /** Which connections to the database a call uses; by default those that browse. */
  workOf?: (route: Route) => Work
  /** Rejects while the database does not answer or migrations are missing. */
  ready: () => Promise<void>
  /** Handlers of more PostgreSQL channels; an empty message: some may have been lost. */
  channels?: Record<string, (message: string) => void>
  /** Whether a cached response may answer a request; where the host decides, it passes the router. */
  mayUseCache?: (request: IncomingMessage) => boolean
  /** Limit of the response cache. */
  cacheBytes?: number
  events?: EventStreamOptions
  /** By default programs on this machine may read them. */
  metricsAccess?: MetricsAccess
}

export interface Http {
  app: FastifyInstance
  server: Server
  responseCache: ResponseCache
  metrics: Metrics
  /** The API for code in this process; `showsAt`: of pages that are looked at in advance. */
  api: InProcessApi
  /** Adds a handler in front of the router, in development. */
  before: (handler: Before) => void
  /**
   * Says on `/readyz` that the process is going, and goes on for so long, ms: a proxy that asks in the
   * meantime sends its requests elsewhere, and closes its connections after their next answer.
   */
  drain: (graceMs: number) => Promise<void>
  /** Stops accepting requests, finishes those in flight, and closes what it opened. */
  close: () => Promise<void>
}

type Before = (...args: [...Parameters<FastifyServerFactoryHandler>, next: () => void]) => void

const megabyte = 1024 * 1024

/** The HTTP server with the rules that hold for every call; knows nothing of shopping. */
export async function openHttp(options: HttpOptions): Promise<Http> {
  const { database, log, ready, metricsAccess = {} } = options
  const metrics = openMetrics(options.replica?.metrics)
  const responseCache = new ResponseCache({
    maxBytes: options.cacheBytes ?? 36 * megabyte,
    isOutage,
    onError: (error) => log.warn({ err: error }, 'a cached response could not be revalidated'),
    count: (event) => metrics.cachedResponses.inc({ event }),
  })
  const connectionLimits = options.connections ?? { max: 10_000, maxPerAddress: null }
  const connections = new Connections(connectionLimits)
  addGauges(metrics, responseCache, database, connections)
  let closing = false
  const isClosing = () => closing
  let before: Before = (_request, _response, next) => next()

  const limiter = new Limiter(options.limits)
  const edge = { ...options, responseCache, limiter, metrics, isClosing, connections }

  const answerError = answerErrors({ metrics, log, formerAnswer: formerAnswers(edge) })
  const app: FastifyInstance = fastify({
    serverFactory: (handler) =>
      createServer(
        timeLimits(connectionLimits),
        openEdge(edge, (request, response) =>
          before(request, response, () => handler(request, response)),
        ),
      ),
    bodyLimit: megabyte,
    // What arrives on an open connection while it closes is answered like all other requests.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  })

  connections.watch(app.server)
  app.setErrorHandler(answerError)
  guardRequests(app)
  shedLoad(app)
  jsonBodies(app)

  const streams = openStreams(app, options)
  const reader = readerOf(options)
  const open = { responseCache, ...streams, reader }
  const api = { workOf: () => 'browsing' as const, ...options, ...open }
  healthRoutes(app, { metrics, ready, isClosing, metricsAccess })
  apiRoutes(app, api)
  const channels = { ...options.channels, ...channelsOf(streams) }
  const listener = listenForChanges({ ...options, responseCache, channels })
  await listener.started

  return {
    app,
    server: app.server,
    responseCache,
    metrics,
    api: inProcessApi(api),
    before(handler) {
      before = handler
    },
    async drain(graceMs) {
      closing = true
      await wait(graceMs)
    },
    async close() {
      closing = true
      await closeGently(app)
      await listener.close()
    },
  }
}

interface Streams {
  streams: EventStreams
  /** Those of members. */
  officeStreams: EventStreams
}

/** The open streams of customers and of members, which end before the server does. */
function openStreams(app: FastifyInstance, { routes, events }: HttpOptions): Streams {
  const streams = new EventStreams({ kinds: kindsOf(routes, false), ...events })
  const officeStreams = new EventStreams({ kinds: kindsOf(routes, true), ...events })
  app.addHook('preClose', async () => {
    streams.close()
    officeStreams.close()
  })
  return { streams, officeStreams }
}

/** The PostgreSQL channels that the streams listen to. */
function channelsOf({ streams, officeStreams }: Streams) {
  return {
    [accountChannel]: (message: string) => streams.publish(message),
    [officeChannel]: (message: string) => officeStreams.publishToAll(message),
  }
}

/** The names of the events that the office's streams have, or those of customers. */
function kindsOf(routes: Route[], isOffice: boolean): string[] {
  const ofSide = routes.filter(({ endpoint }) => isForOffice(endpoint.access) === isOffice)
  return ofSide.flatMap(({ endpoint }) => endpoint.events?.options ?? []).map(String)
}

function readerOf({ database, replica }: HttpOptions): () => Reader {
  return replica ? () => replica.reader() : () => database
}

/** Sets the route for metrics and logs, and refuses cross-site requests that change state. */
function guardRequests(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request) => {
    refuse(
      request.method === 'GET' || isForPrograms(request.raw.url ?? '')
        ? 'not_found'
        : 'method_not_allowed',
    )
  })
  app.addHook('onRequest', async (request) => {
    contextOf(request.raw).route = request.routeOptions.url ?? 'unknown'
    if (!changesState(request.method)) return
    if (request.routeOptions.config.takesForms) refuseForeignPage(request.raw)
    else refuseCrossSite(request.raw)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts plain HTML forms too, which cannot repeat the XSRF token in a header. */
    takesForms?: boolean
  }
}

const graceMs = 10_000
const idleEveryMs = 50

/** Waits for requests in flight; `close` alone would also wait for idle keep-alive connections. */
async function closeGently(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), idleEveryMs)
  const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(deadline)
  })
}

function isOutage(error: unknown): boolean {
  if (error instanceof PageFailed) return error.page.status === 503
  const { code } = failureOf(error)
  return code === 'database_unavailable' || code === 'overloaded'
}

function changesState(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

/** The address at which this process reaches its own server; null while it does not listen. */
export function ownAddress(server: Pick<Server, 'address'> | undefined): string | null {
  const bound = server?.address()
  if (!bound || typeof bound === 'string') return null
  // A server on all addresses also listens on loopback.
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[bound.address]
  return `http://${host ?? bound.address}:${bound.port}`
}
