import type { Contract } from './contract.ts'
import type { CallInput, Endpoint, Received } from './endpoint.ts'
import type { ErrorCode, FailureBody } from './errors.ts'

type Endpoints<C> = { [D in keyof C]: C[D][keyof C[D]] }[keyof C]

/** Every call by the name that the specification gives it: `'GET /products/details/{id}'`. */
type Calls<C> = {
  [E in Endpoints<C> as E extends Endpoint ? `${E['method']} ${E['path']}` : never]: E
}

/** A contract's calls: the shoppers' by default, so that their pages know no call of the office. */
export type CallName<C = Contract> = keyof Calls<C>
export type EndpointOf<N extends CallName<C>, C = Contract> = Extract<Calls<C>[N], Endpoint>

type Arguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The whole API as one function: `await api('GET /products/details/{id}', { params: { id } })`. */
export type Api<C = Contract> = <N extends CallName<C>>(
  call: N,
  ...input: Arguments<EndpointOf<N, C>>
) => Promise<Received<EndpointOf<N, C>>>

/** One call for a transport: enough to make an HTTP request, or to find the handler in-process. */
export interface Outgoing<N = CallName> {
  call: N
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** In place of a body, where the call takes a file. */
  file?: Blob
  /** The `Idempotency-Key`. */
  key?: string
}

/** Makes one call and returns the parsed body of a success, or throws `ApiError`. */
export type Transport<N = CallName> = (outgoing: Outgoing<N>) => Promise<unknown>

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
export function createApi<C = Contract>(transport: Transport<CallName<C>>): Api<C> {
  return (call, ...[input]) =>
    transport({ call, ...(input as object | undefined) }) as Promise<
      Received<EndpointOf<typeof call, C>>
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
