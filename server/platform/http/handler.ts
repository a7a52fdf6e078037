import type { Answer, Endpoint, Request } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Permission } from '#contract/office/permissions.ts'
import type { SessionStep } from '#contract/office/session.ts'
import type { Reader } from '../database/database.ts'
import type { KeyClaim } from './key-claim.ts'

/** The customer that a checked bearer token belongs to. */
export interface Customer {
  /** The account's. */
  id: number
  /** The session whose token the call carries. */
  sessionId: number
  /** When the session's owner last proved who they are; null: not since it began. */
  confirmedAt: Date | null
}

/** The member of the staff that a checked session belongs to. */
export interface StaffMember {
  id: number
  sessionId: number
  /** Before `complete` the session opens only what proves or sets up the second factor. */
  step: SessionStep
  /** The second factor was proved within the last five minutes. */
  isSteppedUp: boolean
  permissions: ReadonlySet<Permission>
}

/** Who makes a call: a customer, a member of the staff, or with both null a visitor; never both. */
export interface Principal {
  /** On endpoints with `access: 'customer'` the router guarantees it. */
  customer: Customer | null
  /** On endpoints of the office the router guarantees it as far as their `access` says. */
  staff: StaffMember | null
}

/** Who makes a call, and from where. */
export interface Caller extends Principal {
  requestId: string
  /** Method and path, as the contract has them: `POST /office/members`. */
  name: string
  /** The caller's address, trusted proxies taken into account. */
  ip: string
  userAgent: string
  /** The `Idempotency-Key`; null: none. */
  idempotencyKey: string | null
  /** Of a call of the office with a key: its change claims it (`auditSource` passes it on). */
  claim?: KeyClaim
  /** A page that is looked at in advance: what the mall shows at this time. Else it is the clock's. */
  showsAt?: Date
  /** The value of a cookie that the browser sent; `path` as it was set with. */
  cookie(name: string, path?: string): string | undefined
}

/** A cookie for the server alone: HttpOnly, and over TLS Secure, with a prefix that says so before its name. */
export interface Cookie {
  name: string
  value: string
  /** The path below which browsers send it; left out: all. */
  path?: string
  /** Left out: `Lax`. `Strict`: not even where another site links here. */
  sameSite?: 'Strict'
  /** Seconds until it expires; 0: at once. */
  maxAge: number
}

/** The call beside its input, and what a handler may set on its response. */
export interface Call extends Caller {
  /** Sets a cookie on a success. Ignored on shared answers. */
  setCookie(cookie: Cookie): void
  /**
   * Tags a shared answer with what it was made from (`product:12`, `category:3`, `listing`). A change of
   * it invalidates every cached answer and page with the tag. Ignored on calls that are not cached.
   */
  cacheTags(...tags: string[]): void
  /**
   * Caches a shared answer only from its second request on: for calls with so many different inputs that
   * few are made twice.
   */
  cacheOnSecondUse(): void
}

/** The call of an endpoint with `mayLag`. */
export interface LaggingCall extends Call {
  /** What it reads from: perhaps a replica. What it writes goes elsewhere. */
  db: Reader
}

/** A file to download. */
export interface FileAnswer {
  /** In parts where it is made while it is sent. */
  file: { name: string; body: string | Buffer | AsyncIterable<string> }
}

export type Handler<E extends Endpoint> = (
  input: Request<E>,
  call: E extends { mayLag: true } ? LaggingCall : Call,
) => Promise<E extends { file: string } ? FileAnswer : Answer<E>>

/** One handler for each endpoint of a domain: `const routes: Handlers<typeof catalogue> = { … }`. */
export type Handlers<D extends Record<string, Endpoint>> = { [K in keyof D]: Handler<D[K]> }

/** A visitor of whom nothing is known: the caller of shared answers. */
export function anonymousCaller(requestId: string): Caller {
  const unnamed = { name: '', ip: '', userAgent: '', idempotencyKey: null }
  return { ...visitor, requestId, ...unnamed, cookie: () => undefined }
}

export const visitor: Principal = { customer: null, staff: null }

/** The customer of a call that only customers may make. */
export function signedIn({ customer }: Call): Customer {
  return customer ?? refuse('unauthenticated')
}

/** The member of the staff of an office call that needs a session. */
export function staffOf({ staff }: Call): StaffMember {
  return staff ?? refuse('unauthenticated')
}

export interface FailureDetails {
  /** More specific than the table's text, and fit for a shopper. */
  message?: string
  /** Field name → what is wrong with it. */
  errors?: Record<string, string[]>
  data?: unknown
  retryAfterSeconds?: number
  /** More header lines of the answer. */
  headers?: Record<string, string>
}

/** An expected error. Anything else thrown is a bug: logged, and answered with 500. */
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
