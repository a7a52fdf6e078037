import type { Contract } from './contract.ts'
import type { CallInput, Endpoint, Received } from './endpoint.ts'
import type { ErrorCode, FailureBody } from './errors.ts'

type Endpoints = { [D in keyof Contract]: Contract[D][keyof Contract[D]] }[keyof Contract]

/** Every call by the name that the specification gives it: `'GET /products/details/{id}'`. */
type Calls = {
  [E in Endpoints as E extends Endpoint ? `${E['method']} ${E['path']}` : never]: E
}
export type CallName = keyof Calls
export type EndpointOf<N extends CallName> = Extract<Calls[N], Endpoint>

type Arguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The whole API as one function: `await api('GET /products/details/{id}', { params: { id } })`. */
export type Api = <N extends CallName>(
  call: N,
  ...input: Arguments<EndpointOf<N>>
) => Promise<Received<EndpointOf<N>>>

/** One call for a transport: enough to make an HTTP request, or to find the handler in-process. */
export interface Outgoing {
  call: CallName
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** The `Idempotency-Key`. */
  key?: string
}

/** Makes one call and returns the parsed body of a success, or throws `ApiError`. */
export type Transport = (outgoing: Outgoing) => Promise<unknown>

/** A refusal by the server, or (status 0) a network failure. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly failure: FailureBody | undefined
  /** Seconds after which to retry, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, failure?: FailureBody, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = failure?.code ?? (status === 0 ? 'network' : 'internal')
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** The contract's types over any transport. Answers are not parsed here: the server validates them. */
export function createApi(transport: Transport): Api {
  return (call, ...[input]) =>
    transport({ call, ...(input as object | undefined) }) as Promise<
      Received<EndpointOf<typeof call>>
    >
}

/** `/products/details/{id}` + `{ id: 'a b' }` → `/products/details/a%20b`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** A query string from the values that are set; lists are comma-separated, as the API reads them. */
export function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
