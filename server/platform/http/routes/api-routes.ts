import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { StreamQuery } from '#contract/field.ts'
import { type Work, workingAs } from '../../database/work.ts'
import { answerStream } from '../answer-stream.ts'
import { isAnswerTag } from '../cache/answer-tags.ts'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { answerCall, isFile, parseInput, type RawInput, type Route } from '../call.ts'
import type { EventStreams } from '../event-streams.ts'
import { anonymousCaller, type Caller, type FileAnswer, refuse } from '../handler.ts'
import { contextOf, sentCookie } from '../request-context.ts'
import { principalOf, type Sessions, tokenOf } from '../security/access.ts'
import { refuseCrossSite } from '../security/xsrf.ts'

export const apiPrefix = '/api/v1'

export interface ApiDeps extends Sessions {
  routes: Route[]
  responseCache: ResponseCache
  streams: EventStreams
  /** Which connections to the database a call uses. */
  workOf: (route: Route) => Work
  /** Checks every answer against the contract; costs time, so not in production. */
  checkAnswers: boolean
}

/** Seconds that a proxy may cache a shared answer; invalidations do not reach it. `figures`: such as stock. */
const sharedSeconds = { words: 10, figures: 1 } as const

/** Registers every declared call, and refuses undeclared paths and methods. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  for (const route of deps.routes) {
    const { endpoint } = route
    const work = deps.workOf(route)
    app.route({
      method: endpoint.method,
      url: pathOf(route),
      bodyLimit: endpoint.bodyLimit,
      config: {
        yields: yieldsOf(endpoint),
        staysOpen: endpoint.events !== undefined,
      },
      async onRequest(request) {
        if (endpoint.changesState) refuseCrossSite(request.raw)
      },
      async handler(request, reply) {
        if (endpoint.events) await streamHttp(deps, route, request, reply)
        else {
          const answer = await workingAs(work, () => answerHttp(deps, route, request))
          await answerWith(request, reply, answer)
        }
      },
    })
  }
  refuseOtherMethods(app, deps.routes)
  for (const url of ['/api/*', '/webhooks/*', '/media/*'])
    app.all(url, async () => refuse('not_found'))
}

async function answerHttp(deps: ApiDeps, route: Route, request: FastifyRequest) {
  const context = contextOf(request.raw)
  // Before the input: a caller without access learns nothing about the payload.
  const principal = await principalOf(route.endpoint.access, request.raw, deps)
  const input = parseInput(route.endpoint, request)
  const isVisitor = !principal.customer && !principal.staff
  if (route.endpoint.shared && isVisitor) return sharedAnswer(deps, route, input, request.raw.url)
  const caller: Caller = {
    ...principal,
    requestId: context.id,
    ip: context.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
    cookie: (name) => sentCookie(request.raw, name),
  }
  const { body, cookies } = await answerCall(route, input, caller, deps.checkAnswers)
  const neverStored = principal.staff !== null || route.endpoint.changesState === true
  if (route.endpoint.file && isFile(body)) {
    return preparedFile(route.endpoint.file, body)
  }
  return new PreparedResponse({
    type: 'application/json',
    body: JSON.stringify(body),
    cookies,
    neverStored,
  })
}

/** As a download, which no browser keeps a second time; the name is plain ASCII. */
function preparedFile(type: string, { file: { name, body } }: FileAnswer): PreparedResponse {
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  return new PreparedResponse({
    type: type === 'text/csv' ? `${type}; charset=utf-8` : type,
    body,
    headers,
    neverStored: true,
  })
}

async function streamHttp(
  deps: ApiDeps,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const principal = await principalOf(route.endpoint.access, request.raw, deps)
  const customer = principal.customer ?? refuse('unauthenticated')
  const token = tokenOf(request.raw) ?? ''
  const isSessionValid = async () =>
    (await deps.findCustomer(token))?.sessionId === customer.sessionId
  const { behind_ms: behindMs } = StreamQuery.parse(parseInput(route.endpoint, request).query ?? {})
  answerStream(request, reply, deps.streams, { customer, isSessionValid, behindMs })
}

function yieldsOf(endpoint: Endpoint) {
  if (endpoint.queues) return 'never'
  return isBrowsing(endpoint) ? 'browsing' : 'business'
}

/** Reads that need no session; they are refused first under load. */
function isBrowsing({ access, method }: Endpoint): boolean {
  return method === 'GET' && (access === 'public' || access === 'optional')
}

/** The cached answer to a shared call, for HTTP and for pages alike. */
export function sharedAnswer(
  { responseCache, checkAnswers }: Pick<ApiDeps, 'responseCache' | 'checkAnswers'>,
  route: Route,
  input: RawInput,
  url?: string,
): Promise<PreparedResponse> {
  const path = pathOf(route)
  const key = `${path} ${JSON.stringify([input.params, input.query])}`
  const visitorsOnly = route.endpoint.access === 'optional'
  return responseCache.get({ key, url, visitorsOnly, route: path }, async () => {
    const result = await answerCall(route, input, anonymousCaller('shared'), checkAnswers)
    const { body, tags, cacheOnSecondUse } = result
    return new PreparedResponse({
      type: 'application/json',
      body: JSON.stringify(body),
      publicFor: sharedSeconds[[...tags].some(isAnswerTag) ? 'figures' : 'words'],
      tags,
      cacheOnSecondUse,
    })
  })
}

/** `/products/details/{id}` → `/api/v1/products/details/:id` */
function pathOf({ endpoint }: Route): string {
  return apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function refuseOtherMethods(app: FastifyInstance, routes: Route[]): void {
  const declared = new Map<string, Set<HTTPMethods>>()
  for (const route of routes) {
    const allowed = declared.get(pathOf(route)) ?? new Set()
    allowed.add(route.endpoint.method)
    if (route.endpoint.method === 'GET') allowed.add('HEAD')
    declared.set(pathOf(route), allowed)
  }
  for (const [url, allowed] of declared) {
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url,
      async onRequest() {
        refuse('method_not_allowed', { headers: { allow: [...allowed].join(', ') } })
      },
      handler: async () => {},
    })
  }
}
