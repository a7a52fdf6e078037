import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Work, workingAs } from '../../database/work.ts'
import { isAnswerTag } from '../cache/answer-tags.ts'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import {
  answerCall,
  type CallDeps,
  isFile,
  parseInput,
  type RawInput,
  type Route,
} from '../call.ts'
import { type ContactsRead, enterReading } from '../enter-reading.ts'
import { failureOf } from '../errors/failure.ts'
import { type RolesAllowed, requireFields } from '../field-permissions.ts'
import { FileStream } from '../file-stream.ts'
import {
  anonymousCaller,
  type Caller,
  type FileAnswer,
  type Principal,
  refuse,
} from '../handler.ts'
import type { AnswerOnce } from '../keyed.ts'
import { contextOf, sentCookie } from '../request-context.ts'
import { answerAsPrincipal, isForOffice, staffIn, tokenOf } from '../security/access.ts'
import { refuseCrossSite } from '../security/xsrf.ts'
import { takeUnreadBodies, uploadedFile } from '../upload.ts'
import { type StreamDeps, streamHttp } from './stream-routes.ts'

export const apiPrefix = '/api/v1'

export interface ApiDeps extends StreamDeps, CallDeps {
  routes: Route[]
  responseCache: ResponseCache
  /** Which connections to the database a call uses. */
  workOf: (route: Route) => Work
  /** Refuses calls of what is closed at the moment. */
  admit?: ((endpoint: Endpoint) => void) | undefined
  /** Answers calls of the office with a key. */
  answerOnce?: AnswerOnce | undefined
  /** Enters that a member reads contacts. */
  contactsRead?: ContactsRead | undefined
  /** Who may: words such as 'Ask Owner or Manager.' */
  rolesAllowed?: RolesAllowed | undefined
  /** Told of each refused call of the office whose caller is known; must not throw. */
  officeRefused?: ((refused: OfficeRefusal) => Promise<void>) | undefined
}

/** A refused call of the office: by a member, or by a customer who has no business there. */
export interface OfficeRefusal {
  by: { staff: number } | { customer: number }
  sessionId: number | null
  /** Method and path, as the contract has them. */
  name: string
  params: Record<string, unknown>
  code: ErrorCode
  requestId: string
}

/** Seconds that a proxy may cache a shared answer; invalidations do not reach it. `figures`: such as stock. */
const sharedSeconds = { words: 10, figures: 1 } as const

/** Registers every declared call, and refuses undeclared paths and methods. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const [uploads, others] = partition(deps.routes)
  for (const route of others) addRoute(app, deps, route)
  void app.register(async (scope) => {
    takeUnreadBodies(scope)
    for (const route of uploads) addRoute(scope, deps, route)
  })
  refuseOtherMethods(app, deps.routes)
  for (const url of ['/api/*', '/webhooks/*', '/media/*'])
    app.all(url, async () => refuse('not_found'))
}

/** Routes that take a file, and all others. */
function partition(routes: Route[]): [uploads: Route[], others: Route[]] {
  const takesFile = ({ endpoint }: Route) => endpoint.upload !== undefined
  return [routes.filter(takesFile), routes.filter((route) => !takesFile(route))]
}

function addRoute(app: FastifyInstance, deps: ApiDeps, route: Route): void {
  const { endpoint } = route
  const work = deps.workOf(route)
  app.route({
    method: endpoint.method,
    url: pathOf(route),
    bodyLimit: endpoint.bodyLimit,
    config: {
      yields: yieldsOf(endpoint),
      staysOpen: endpoint.events !== undefined,
      upload: endpoint.upload,
    },
    async onRequest(request) {
      if (endpoint.changesState) refuseCrossSite(request.raw)
    },
    ...(isForOffice(endpoint.access) && {
      onError: (request, _reply, error) => reportRefused(deps, route, request, error),
    }),
    async handler(request, reply) {
      if (endpoint.events) await streamHttp(deps, route, request, reply)
      else {
        const answer = await workingAs(work, () => answerHttp(deps, route, request))
        if (answer instanceof FileStream) await answer.send(request, reply)
        else await answerWith(request, reply, answer)
      }
    },
  })
}

/** Runs before the answer is sent, also for what was refused before the caller was looked up. */
async function reportRefused(
  deps: ApiDeps,
  { endpoint }: Route,
  request: FastifyRequest,
  error: unknown,
): Promise<void> {
  const { officeRefused, findStaff, findCustomer } = deps
  const { code, unexpected } = failureOf(error)
  if (!officeRefused || unexpected) return
  const context = contextOf(request.raw)
  const staff = context.principal.staff ?? (await staffIn(request.raw, findStaff).catch(nobody))
  const token = staff ? undefined : tokenOf(request.raw)
  const customer = token === undefined ? null : await findCustomer(token).catch(nobody)
  const by = staff ? { staff: staff.id } : customer && { customer: customer.id }
  if (!by) return
  const params = z.record(z.string(), z.unknown()).catch({}).parse(request.params)
  const sessionId = staff?.sessionId ?? null
  const requestId = context.id
  await officeRefused({ by, sessionId, name: callOf(endpoint), params, code, requestId })
}

/** While the database does not answer, nobody is known. */
function nobody(): null {
  return null
}

function callOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function answerHttp(deps: ApiDeps, route: Route, request: FastifyRequest) {
  deps.admit?.(route.endpoint)
  // Before the input: a caller without access learns nothing about the payload.
  return answerAsPrincipal(route.endpoint, request.raw, deps, (principal) =>
    answerFor(principal, deps, route, request),
  )
}

async function answerFor(
  principal: Principal,
  deps: ApiDeps,
  route: Route,
  request: FastifyRequest,
) {
  const context = contextOf(request.raw)
  const { upload } = route.endpoint
  const { params, query, body: json } = request
  const file = upload && uploadedFile(request.raw, upload)
  const input = parseInput(route.endpoint, { params, query, body: json, ...(file && { file }) })
  const isVisitor = !principal.customer && !principal.staff
  if (route.endpoint.shared && isVisitor) return sharedAnswer(deps, route, input, request.raw.url)
  const caller: Caller = {
    ...principal,
    requestId: context.id,
    name: callOf(route.endpoint),
    ip: context.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
    cookie: (name, path) => sentCookie(request.raw, name, path),
  }
  await requireFields(route.endpoint, input.body, principal.staff, deps.rolesAllowed)
  const answer = (by: Caller, given: RawInput) => answerCall(route, given, by, deps)
  const isKeyed = route.endpoint.keyed && principal.staff
  const { body, cookies } = await (isKeyed && deps.answerOnce
    ? deps.answerOnce(caller, input, answer)
    : answer(caller, input))
  await enterReading(deps.contactsRead, route.endpoint, caller, input)
  const neverStored = isForOffice(route.endpoint.access) || route.endpoint.changesState === true
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
function preparedFile(
  type: string,
  { file: { name, body } }: FileAnswer,
): PreparedResponse | FileStream {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return new FileStream(type, name, body)
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  return new PreparedResponse({
    type: type === 'text/csv' ? `${type}; charset=utf-8` : type,
    body,
    headers,
    neverStored: true,
  })
}

function yieldsOf(endpoint: Endpoint) {
  if (endpoint.queues) return 'never'
  return isBrowsing(endpoint) ? 'browsing' : 'business'
}

/** Reads that need no session; they are refused first under load. */
function isBrowsing({ access, method }: Endpoint): boolean {
  return method === 'GET' && (access === 'public' || access === 'optional')
}

type SharedDeps = Pick<ApiDeps, 'responseCache' | keyof CallDeps>

/** The cached answer to a shared call, for HTTP and for pages alike. */
export function sharedAnswer(
  { responseCache, ...deps }: SharedDeps,
  route: Route,
  input: RawInput,
  url?: string,
): Promise<PreparedResponse> {
  const path = pathOf(route)
  const key = `${path} ${JSON.stringify([input.params, input.query])}`
  const visitorsOnly = route.endpoint.access === 'optional'
  return responseCache.get({ key, url, visitorsOnly, route: path }, async () => {
    const result = await answerCall(route, input, anonymousCaller('shared'), deps)
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
export function pathOf({ endpoint }: Pick<Route, 'endpoint'>): string {
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
