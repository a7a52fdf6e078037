import type { Answer, Endpoint, Request } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Who is calling, once the bearer token is checked. */
export interface Customer {
  /** The account's. */
  id: number
  /** The session whose token the call carries. */
  sessionId: number
}

/** Who makes a call, and from where. */
export interface Caller {
  /** Null for visitors. On endpoints with `access: 'customer'` the router guarantees it. */
  customer: Customer | null
  requestId: string
  /** The address the call came from, proxies in front taken into account. */
  ip: string
  /** What the browser says it is. */
  userAgent: string
  /** What the caller named this request, so that sending it again changes nothing twice; null: no name. */
  idempotencyKey: string | null
  /** The value of a cookie that the browser sent. */
  cookie(name: string): string | undefined
}

/** A cookie for the server alone: HttpOnly, SameSite=Lax, Secure over TLS. */
export interface Cookie {
  name: string
  value: string
  /** Seconds until the browser forgets it; 0: at once. */
  maxAge: number
}

/** What a handler may know of the call beside its input. */
export interface Call extends Caller {
  /** Sends a cookie along with a success. Ignored on answers that are kept for everybody. */
  setCookie(cookie: Cookie): void
  /**
   * Names what a shared answer was made from (`product:12`, `category:3`, `listing`), so that a
   * change of it evicts every kept answer and page made from it. Ignored on calls that are not kept.
   */
  cacheTags(...tags: string[]): void
  /**
   * Says that there are so many calls like this one that few are made twice: a shared answer is then kept
   * when it is asked for again.
   */
  cacheOnSecondUse(): void
}

/** A file for the caller to save. */
export interface FileAnswer {
  file: { name: string; body: string | Buffer }
}

export type Handler<E extends Endpoint> = (
  input: Request<E>,
  call: Call,
) => Promise<E extends { file: string } ? FileAnswer : Answer<E>>

/** One handler for each endpoint of a domain: `const routes: Handlers<typeof catalogue> = { … }`. */
export type Handlers<D extends Record<string, Endpoint>> = { [K in keyof D]: Handler<D[K]> }

/** A visitor of whom nothing is known: answers for everybody are made for this one. */
export function anonymousCaller(requestId: string): Caller {
  const unnamed = { ip: '', userAgent: '', idempotencyKey: null }
  return { customer: null, requestId, ...unnamed, cookie: () => undefined }
}

/** The customer of a call that only customers may make. */
export function signedIn({ customer }: Call): Customer {
  return customer ?? refuse('unauthenticated')
}

export interface FailureDetails {
  /** Closer words than the table's, fit for a shopper. */
  message?: string
  /** Field name → what is wrong with it. */
  errors?: Record<string, string[]>
  data?: unknown
  retryAfterSeconds?: number
  /** More header lines of the answer. */
  headers?: Record<string, string>
}

/** An expected refusal. Anything else thrown is a bug: logged, and answered as 500. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.message ?? code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Ends the call with a refusal from the contract's table. */
export function refuse(code: ErrorCode, details?: FailureDetails): never {
  throw new Refusal(code, details)
}
