import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  type Call,
  type Caller,
  type Cookie,
  type FileAnswer,
  type Handlers,
  refuse,
} from './handler.ts'

/** What a call sends, not yet looked at. */
export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** A handler with its types forgotten: the router calls it only with what its endpoint's schemas made. */
type AnyHandler = (input: RawInput, call: Call) => Promise<object>

/** One declared call, and who answers it; nobody yet where the handler is missing. */
export interface Route {
  domain: string
  name: string
  endpoint: Endpoint
  handler?: AnyHandler
}

type Endpoints = Record<string, Record<string, Endpoint>>

/** Handlers by domain; what is missing answers 501. */
export type Wired<C extends Endpoints = Contract> = { [D in keyof C]?: Partial<Handlers<C[D]>> }

/** Every declared call with its handler. */
export function routesOf<C extends Endpoints>(contract: C, wired: Wired<C>): Route[] {
  return Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      domain,
      name,
      endpoint,
      // `Wired` has proved that each handler fits its endpoint; here any of them is looked up by name.
      handler: (wired[domain] as Record<string, AnyHandler> | undefined)?.[name],
    })),
  )
}

/**
 * Checks what was sent against the endpoint's schemas; refuses with every field that is wrong. The
 * shopper is told the first mistake in the specification's words where the contract has words for all.
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
  if (words.length === 0) return parsed
  const first = words.includes(missing) ? missing : words[0]
  refuse('validation_failed', { errors, ...(areForShoppers && { message: first }) })
}

/** Storefront specification, section 5: told before anything else that is wrong. */
const missing = 'Fill in all fields'

interface Mistakes {
  errors: Record<string, string[]>
  /** False where words are the library's own, which programmers understand. */
  areForShoppers: boolean
}

function parsePart(schema: z.ZodType | undefined, value: unknown, mistakes: Mistakes): unknown {
  const { errors } = mistakes
  // Asked only about mistakes that the contract has no words for.
  const result = schema?.safeParse(value, {
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

/** What a handler made of a call. */
export interface CallResult {
  /** Of a success. */
  body: object
  /** What it was made from. */
  tags: Set<string>
  /** Few calls like it are made twice. */
  cacheOnSecondUse: boolean
  cookies: Cookie[]
}

/** Runs the handler. */
export async function answerCall(
  route: Route,
  input: RawInput,
  caller: Caller,
  checkAnswers: boolean,
): Promise<CallResult> {
  const cookies: Cookie[] = []
  const tags = new Set<string>()
  const { endpoint, handler } = route
  if (endpoint.access === 'customer' && !caller.customer) refuse('unauthenticated')
  if (!handler) refuse('not_implemented')
  const cacheTags = (...more: string[]) => {
    for (const tag of more) tags.add(tag)
  }
  const setCookie = (cookie: Cookie) => {
    cookies.push(cookie)
  }
  let oneOfMany = false
  const cacheOnSecondUse = () => {
    oneOfMany = true
  }
  const answer = await handler(input, { ...caller, cacheTags, cacheOnSecondUse, setCookie })
  if (checkAnswers && !endpoint.file) checkAnswer(route, answer)
  const body = { status: true, message: 'OK', ...answer }
  return { body, tags, cacheOnSecondUse: oneOfMany, cookies }
}

/** Whether a handler answers with a file, as those of endpoints with `file` do. */
export function isFile(answer: object): answer is FileAnswer {
  return 'file' in answer
}

/**
 * Throws where an answer is not what the contract promises, or says more than it: schemas of answers
 * change nothing, so that production can send what the handler made without parsing it.
 */
function checkAnswer({ domain, name, endpoint }: Route, answer: object): void {
  const { message: _, ...wire } = JSON.parse(JSON.stringify(answer))
  const promised = endpoint.answer.safeParse(answer)
  if (!promised.success) {
    throw new Error(`${domain}.${name} broke its promise: ${promised.error.message}`)
  }
  const { message: __, ...cached } = JSON.parse(JSON.stringify(promised.data))
  if (!isDeepStrictEqual(wire, cached)) {
    throw new Error(`${domain}.${name} answers what the contract does not declare`)
  }
}
