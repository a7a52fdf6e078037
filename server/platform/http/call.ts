import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Endpoint, UploadedFile } from '#contract/endpoint.ts'
import { cleaned } from '#contract/text/plain-text.ts'
import type { Reader } from '../database/database.ts'
import { traced } from '../tracing/trace.ts'
import {
  type Call,
  type Caller,
  type Cookie,
  type FileAnswer,
  type Handlers,
  type LaggingCall,
  refuse,
} from './handler.ts'

/** A call's input before it is parsed. */
export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
  /** Of calls that take a file. */
  file?: UploadedFile
}

/** A handler without its types: the router passes it only input parsed by its endpoint's schemas. */
type AnyHandler = (input: RawInput, call: Call | LaggingCall) => Promise<object>

/** One declared call and its handler; without one it answers 501. */
export interface Route {
  domain: string
  name: string
  endpoint: Endpoint
  handler?: AnyHandler
}

type Endpoints = Record<string, Record<string, Endpoint>>

/** The domains that are open, by name; calls without a handler answer 501. */
export type OpenDomains<C extends Endpoints> = {
  [D in keyof C]?: { handlers: Partial<Handlers<C[D]>> }
}

/** The domains that answer calls of the office, by name. */
export type OpenOffices<C extends Endpoints> = {
  [D in keyof C]?: { office?: Partial<Handlers<C[D]>> }
}

/** Every declared call with its handler. */
export function routesOf<C extends Endpoints>(contract: C, domains: OpenDomains<C>): Route[] {
  return Object.entries(contract).flatMap(([domain, endpoints]) =>
    domainRoutes(domain, endpoints, domains[domain]?.handlers),
  )
}

/** The same for the office's part of the contract. */
export function officeRoutesOf<C extends Endpoints>(contract: C, domains: OpenOffices<C>): Route[] {
  return Object.entries(contract).flatMap(([domain, endpoints]) =>
    domainRoutes(domain, endpoints, domains[domain]?.office),
  )
}

function domainRoutes(
  domain: string,
  endpoints: Record<string, Endpoint>,
  handlers: object | undefined,
): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    domain,
    name,
    endpoint,
    // `OpenDomains` guarantees that each handler fits its endpoint; the lookup by name loses that type.
    handler: (handlers as Record<string, AnyHandler> | undefined)?.[name],
  }))
}

/**
 * Parses the input with the endpoint's schemas; refuses with every invalid field. The message is the
 * first mistake, if the contract has words for all of them.
 */
export function parseInput(endpoint: Endpoint, raw: RawInput): RawInput {
  const mistakes: Mistakes = { errors: {}, areForShoppers: true }
  const parsed = {
    params: parsePart(endpoint.params, raw.params ?? {}, mistakes),
    query: parsePart(endpoint.query, raw.query ?? {}, mistakes),
    body: parsePart(endpoint.body, raw.body ?? {}, mistakes),
  }
  const { errors, areForShoppers } = mistakes
  const words = Object.values(errors).flat()
  if (words.length === 0) return raw.file ? { ...parsed, file: raw.file } : parsed
  const first = words.includes(missing) ? missing : words[0]
  refuse('validation_failed', { errors, ...(areForShoppers && { message: first }) })
}

/** Takes precedence over every other mistake (storefront specification, section 5). */
const missing = 'Fill in all fields'

interface Mistakes {
  errors: Record<string, string[]>
  /** False once a message is zod's own, which is meant for programmers. */
  areForShoppers: boolean
}

function parsePart(schema: z.ZodType | undefined, value: unknown, mistakes: Mistakes): unknown {
  const { errors } = mistakes
  // zod calls `error` only for mistakes that the contract has no words for.
  const result = schema?.safeParse(withCleanText(value), {
    error({ input }) {
      if (input === undefined || input === null) return missing
      mistakes.areForShoppers = false
      return undefined
    },
  })
  if (!result) return undefined
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return result.data
}

/**
 * Each text as it is stored (`contract/text/plain-text.ts`), whatever field it is for: names and searches, and codes, contacts and
 * addresses, which people paste. Passwords stay as they were typed.
 */
function withCleanText(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : cleaned(value)
  if (Array.isArray(value)) return value.map((item) => withCleanText(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withCleanText(field, key)]),
  )
}

export interface CallResult {
  body: object
  /** The cache tags that the handler named. */
  tags: Set<string>
  cacheOnSecondUse: boolean
  cookies: Cookie[]
}

export interface CallDeps {
  /** Where a call reads whose endpoint has `mayLag`. */
  reader: () => Reader
  /** Checks every answer against the contract; costs time, so not in production. */
  checkAnswers: boolean
}

/** Runs the handler, for a caller who passed `requireAccess`. */
export async function answerCall(
  route: Route,
  input: RawInput,
  caller: Caller,
  { reader, checkAnswers }: CallDeps,
): Promise<CallResult> {
  const cookies: Cookie[] = []
  const tags = new Set<string>()
  const { endpoint, handler } = route
  if (!handler) refuse('not_implemented')
  const cacheTags = (...more: string[]) => {
    for (const tag of more) tags.add(tag)
  }
  const setCookie = (cookie: Cookie) => {
    cookies.push(cookie)
  }
  let onSecondUse = false
  const cacheOnSecondUse = () => {
    onSecondUse = true
  }
  const db = endpoint.mayLag && { db: reader() }
  const call = { ...caller, cacheTags, cacheOnSecondUse, setCookie, ...db }
  const span = `${route.domain}.${route.name}`
  const answer = await traced('handler', span, () => handler(input, call))
  if (checkAnswers && !endpoint.file) checkAnswer(route, answer)
  const body = { status: true, message: 'OK', ...answer }
  return { body, tags, cacheOnSecondUse: onSecondUse, cookies }
}

/** Handlers of endpoints with `file` answer with one. */
export function isFile(answer: object): answer is FileAnswer {
  return 'file' in answer
}

/**
 * Throws where an answer does not match the contract or has undeclared fields. Answer schemas must not
 * transform: production sends the handler's answer without parsing it.
 */
function checkAnswer({ domain, name, endpoint }: Route, answer: object): void {
  const { message: _, ...wire } = JSON.parse(JSON.stringify(answer))
  const promised = endpoint.answer.safeParse(answer)
  if (!promised.success) {
    throw new Error(`${domain}.${name} does not match the contract: ${promised.error.message}`)
  }
  const { message: __, ...declared } = JSON.parse(JSON.stringify(promised.data))
  if (!isDeepStrictEqual(wire, declared)) {
    throw new Error(`${domain}.${name} answers what the contract does not declare`)
  }
}
