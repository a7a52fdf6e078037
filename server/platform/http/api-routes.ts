import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { answerStream } from './answer-stream.ts'
import { answerWith } from './answer-with.ts'
import { answerCall, isFile, parseInput, type RawInput, type Route } from './call.ts'
import type { EventStreams } from './event-streams.ts'
import { Finished } from './finished.ts'
import { type Caller, type Customer, type FileAnswer, nobody, refuse } from './handler.ts'
import { sentCookie } from './sent-cookie.ts'
import type { Shelf } from './shelf.ts'
import { visitOf } from './visit.ts'
import { refuseCrossSite } from './xsrf.ts'

export const apiPrefix = '/api/v1'

export interface ApiParts {
  routes: Route[]
  shelf: Shelf
  streams: EventStreams
  /** Whose token it is; null: unknown, expired or revoked. */
  findCustomer: (token: string) => Promise<Customer | null>
  /** Compare every answer with the contract; costs time, so not in production. */
  checkAnswers: boolean
}

/** Seconds that a proxy in front may keep a shared answer; it does not hear of changes. */
const sharedSeconds = 10

/** Registers every declared call, and the refusals of what is not declared. */
export function apiRoutes(app: FastifyInstance, parts: ApiParts): void {
  for (const route of parts.routes) {
    const { endpoint } = route
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
        if (endpoint.events) await streamHttp(parts, route, request, reply)
        else await answerWith(request, reply, await answerHttp(parts, route, request))
      },
    })
  }
  refuseOtherMethods(app, parts.routes)
  for (const url of ['/api/*', '/webhooks/*', '/media/*'])
    app.all(url, async () => refuse('not_found'))
}

async function answerHttp(parts: ApiParts, route: Route, request: FastifyRequest) {
  const visit = visitOf(request.raw)
  // Who may not call at all is not told what the payload lacks.
  const customer = await customerOf(parts, route, request)
  const input = parseInput(route.endpoint, request)
  if (route.endpoint.shared && !customer) {
    return sharedAnswer(parts, route, input, request.raw.url)
  }
  const caller: Caller = {
    customer,
    requestId: visit.id,
    ip: visit.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
    cookie: (name) => sentCookie(request.raw, name),
  }
  const { body, cookies } = await answerCall(route, input, caller, parts.checkAnswers)
  if (route.endpoint.file && isFile(body)) return finishedFile(route.endpoint.file, body)
  return new Finished({ type: 'application/json', body: JSON.stringify(body), cookies })
}

/** Saved, not shown, under a name of plain letters. */
function finishedFile(type: string, { file: { name, body } }: FileAnswer): Finished {
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  return new Finished({
    type: type === 'text/csv' ? `${type}; charset=utf-8` : type,
    body,
    headers,
  })
}

async function streamHttp(
  parts: ApiParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const customer = (await customerOf(parts, route, request)) ?? refuse('unauthenticated')
  const token = tokenOf(request) ?? ''
  const stillHolds = async () => (await parts.findCustomer(token))?.sessionId === customer.sessionId
  answerStream(request, reply, parts.streams, { customer, stillHolds })
}

function yieldsOf(endpoint: Endpoint) {
  if (endpoint.queues) return 'never'
  return isBrowsing(endpoint) ? 'browsing' : 'business'
}

/** Looking around needs nobody's name and changes nothing; logging in and all that follows it can't wait. */
function isBrowsing({ access, method }: Endpoint): boolean {
  return method === 'GET' && access !== 'customer'
}

/** The one kept answer to a shared call, whether it is asked over HTTP or by a page. */
export function sharedAnswer(
  { shelf, checkAnswers }: Pick<ApiParts, 'shelf' | 'checkAnswers'>,
  route: Route,
  input: RawInput,
  url?: string,
): Promise<Finished> {
  const path = pathOf(route)
  const key = `${path} ${JSON.stringify([input.params, input.query])}`
  const visitorsOnly = route.endpoint.access === 'optional'
  return shelf.get({ key, url, visitorsOnly, route: path }, async () => {
    const made = await answerCall(route, input, nobody('shared'), checkAnswers)
    const { body, tags, isOneOfMany } = made
    return new Finished({
      type: 'application/json',
      body: JSON.stringify(body),
      publicFor: sharedSeconds,
      tags,
      isOneOfMany,
    })
  })
}

/** Null for visitors; where signing in is optional, a token that is no good makes one a visitor. */
async function customerOf(parts: ApiParts, { endpoint }: Route, request: FastifyRequest) {
  if (endpoint.access === 'public') return null
  const token = tokenOf(request)
  const customer = token === undefined ? null : await parts.findCustomer(token)
  if (!customer && endpoint.access === 'customer') refuse('unauthenticated')
  return customer
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(headers.authorization ?? '')?.[1]
}

/** `/products/details/{id}` → `/api/v1/products/details/:id` */
function pathOf({ endpoint }: Route): string {
  return apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function refuseOtherMethods(app: FastifyInstance, routes: Route[]): void {
  const declared = new Map<string, Set<HTTPMethods>>()
  for (const route of routes) {
    const taken = declared.get(pathOf(route)) ?? new Set()
    taken.add(route.endpoint.method)
    if (route.endpoint.method === 'GET') taken.add('HEAD')
    declared.set(pathOf(route), taken)
  }
  for (const [url, taken] of declared) {
    app.route({
      method: methods.filter((method) => !taken.has(method)),
      url,
      async onRequest() {
        refuse('method_not_allowed', { headers: { allow: [...taken].join(', ') } })
      },
      handler: async () => {},
    })
  }
}
