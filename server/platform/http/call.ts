import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, type Caller, type Cookie, type Handlers, refuse } from './handler.ts'

/** What a call sends, not yet looked at. */
export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** A handler with its types forgotten: the router calls it only with what its endpoint's schemas made. */
export type AnyHandler = (input: RawInput, call: Call) => Promise<object>

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
      handler: (wired[domain] as Record<string, AnyHandler> | undefined)?.[name],
    })),
  )
}

/** Checks what was sent against the endpoint's schemas; refuses with every field that is wrong. */
export function parseInput(endpoint: Endpoint, raw: RawInput): RawInput {
  const errors: Record<string, string[]> = {}
  const parsed = {
    params: parsePart(endpoint.params, raw.params ?? {}, errors),
    query: parsePart(endpoint.query, raw.query ?? {}, errors),
    body: parsePart(endpoint.body, raw.body ?? {}, errors),
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  return parsed
}

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  errors: Record<string, string[]>,
): unknown {
  const result = schema?.safeParse(value)
  if (!result) return undefined
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return result.data
}

/** What a handler made of a call. */
export interface Made {
  /** Of a success. */
  body: object
  /** What it was made from. */
  tags: Set<string>
  cookies: Cookie[]
}

/** Runs the handler. */
export async function answerCall(
  route: Route,
  input: RawInput,
  caller: Caller,
  checkAnswers: boolean,
): Promise<Made> {
  const cookies: Cookie[] = []
  const tags = new Set<string>()
  const { endpoint, handler } = route
  if (endpoint.access === 'customer' && !caller.customer) refuse('unauthenticated')
  if (!handler) refuse('not_implemented')
  const madeFrom = (...more: string[]) => {
    for (const tag of more) tags.add(tag)
  }
  const setCookie = (cookie: Cookie) => {
    cookies.push(cookie)
  }
  const answer = await handler(input, { ...caller, madeFrom, setCookie })
  if (checkAnswers) checkAnswer(route, answer)
  return { body: { status: true, message: 'OK', ...answer }, tags, cookies }
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
  const { message: __, ...kept } = JSON.parse(JSON.stringify(promised.data))
  if (!isDeepStrictEqual(wire, kept)) {
    throw new Error(`${domain}.${name} answers what the contract does not declare`)
  }
}
