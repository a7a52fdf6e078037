import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { answerWith } from './answer-with.ts'
import { answerCall, parseInput, type RawInput, type Route } from './call.ts'
import { Finished } from './finished.ts'
import { type Customer, refuse } from './handler.ts'
import type { Shelf } from './shelf.ts'
import { visitOf } from './visit.ts'
import { refuseCrossSite } from './xsrf.ts'

export const apiPrefix = '/api/v1'

export interface ApiParts {
  routes: Route[]
  shelf: Shelf
  /** Whose token it is; null: unknown, expired or revoked. */
  findCustomer: (token: string) => Promise<Customer | null>
  /** Compare every answer with the contract; costs time, so not in production. */
  checkAnswers: boolean
}

/** Seconds that a proxy in front may keep a shared answer; it does not hear of changes. */
export const sharedSeconds = 10

/** Registers every declared call, and the refusals of what is not declared. */
export function apiRoutes(app: FastifyInstance, parts: ApiParts): void {
  for (const route of parts.routes) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: pathOf(route),
      bodyLimit: endpoint.bodyLimit,
      config: { yields: isBrowsing(endpoint) ? 'browsing' : 'business' },
      async onRequest(request) {
        if (endpoint.changesState) refuseCrossSite(request.raw)
      },
      async handler(request, reply) {
        await answerWith(request, reply, await answerHttp(parts, route, request))
      },
    })
  }
  refuseOtherMethods(app, parts.routes)
  for (const url of ['/api/*', '/webhooks/*', '/media/*'])
    app.all(url, async () => refuse('not_found'))
}

async function answerHttp(parts: ApiParts, route: Route, request: FastifyRequest) {
  const { id, ip } = visitOf(request.raw)
  const input = parseInput(route.endpoint, request)
  const customer = await customerOf(parts, route, request)
  if (route.endpoint.shared && !customer) {
    return sharedAnswer(parts, route, input, request.raw.url)
  }
  const caller = { customer, requestId: id, ip }
  const { body } = await answerCall(route, input, caller, parts.checkAnswers)
  return new Finished({ type: 'application/json', body: JSON.stringify(body) })
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
    const caller = { customer: null, requestId: 'shared', ip: '' }
    const { body, tags } = await answerCall(route, input, caller, checkAnswers)
    return new Finished({
      type: 'application/json',
      body: JSON.stringify(body),
      publicFor: sharedSeconds,
      tags,
    })
  })
}

/** Null for visitors; where signing in is optional, a token that is no good makes one a visitor. */
async function customerOf(parts: ApiParts, { endpoint }: Route, request: FastifyRequest) {
  if (endpoint.access === 'public') return null
  const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1]
  const customer = token === undefined ? null : await parts.findCustomer(token)
  if (!customer && endpoint.access === 'customer') refuse('unauthenticated')
  return customer
}

/** Looking around needs nobody's name and changes nothing. */
function isBrowsing({ method, access }: Endpoint): boolean {
  return method === 'GET' && access !== 'customer'
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
