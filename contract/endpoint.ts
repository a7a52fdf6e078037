import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './office/permissions.ts'
import type { SwitchName } from './switches.ts'

/** Who may call. No session opens both a customer's endpoint and one of the office. */
export type Access = ShopAccess | OfficeAccess

/** Anybody · anybody, customers recognised · only customers. */
export type ShopAccess = 'public' | 'optional' | 'customer'

/**
 * Only members of the staff: with this permission, or one of the calls that say that they need none. The paths of
 * such endpoints start with `/office/`: the cookie of a staff session is sent there only.
 */
export type OfficeAccess = StaffAccess | OpenOfficeAccess

interface SteppedUp {
  /** The second factor was proved within `stepUpMinutes`; else `step_up_needed`. */
  stepUp?: true
}

/** A signed-in member whose roles have this permission, or one of these. */
export interface StaffAccess extends SteppedUp {
  staff: Permission | readonly Permission[]
  /** Open pages make the call by themselves: it does not prolong a session that nobody uses. */
  isBackground?: true
}

/**
 * An office call without a permission:
 * `anybody` before there is a session · `password` once the password is right · `set-up` signed in with both
 * factors, or by the password as long as the member has no second factor · `member` any signed-in member.
 */
export interface OpenOfficeAccess extends SteppedUp {
  office: 'anybody' | 'password' | 'set-up' | 'member'
}

type Shape = z.ZodObject<z.ZodRawShape>

/**
 * One call of the API: everything that the router, the typed client, the API page and the
 * tests need to know of it. `path` is written as in the specification, below `/api/v1`.
 */
export interface Endpoint {
  /** PATCH and DELETE only where the specification does not name the call. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  access: Access
  summary: string
  params?: Shape
  query?: z.ZodType
  body?: z.ZodType
  /** The root fields of the answer's body beside `status` and `message`. */
  answer: Shape
  /** Every expected refusal, beside the ones any call can give (see `commonErrors`). */
  errors?: readonly ErrorCode[]
  /** Bytes, where a call needs more than the default megabyte. */
  bodyLimit?: number
  /**
   * The body is one file, no JSON: the types that its sender may declare, and bytes at most. The handler reads it as
   * a stream, after access and declared type and length were checked.
   */
  upload?: { types: readonly string[]; maxBytes: number }
  /** The same answer for everybody, so it may be cached by us and by proxies. Never on staff endpoints. */
  shared?: boolean
  /**
   * What it answers may be some seconds old, so it may read from a replica of the database. Never carts, checkout,
   * stock, money, sessions, or what belongs to one customer.
   */
  mayLag?: true
  /** Has a queue of its own: under load it is answered late rather than refused. */
  queues?: boolean
  /** A GET that changes something: guarded like a POST, never cached or prefetched. */
  changesState?: boolean
  /**
   * The handler's own statements refuse with `unauthenticated`, and write nothing, where the session has ended. So one that
   * the process has seen of late is not looked up before (decision 56).
   */
  checksSession?: true
  /** While staff have closed this part of the mall, the call is refused with `closed_for_now`. */
  closedBy?: SwitchName
  /** A changing call of shoppers that a read-only mall takes all the same. */
  inReadOnly?: true
  /** Takes an `Idempotency-Key`: a repeated key gets the first answer again. */
  keyed?: boolean
  /**
   * Fields of the body that need a permission beside the call's: their paths, with `*` for each of a list. Empty, null and 0
   * are no value.
   */
  fields?: Readonly<Record<string, Permission>>
  /** Its answer has contacts of people: the audit has each reading, under this kind of subject. */
  contactsOf?: string
  /** The success is no JSON body but an open stream of server-sent events with these names. */
  events?: z.ZodEnum
  /** The success is no JSON body but a file to save, of this type. */
  file?: 'text/csv' | 'application/pdf' | 'image/jpeg'
}

/** What the office's part of the contract may declare. */
export interface OfficeEndpoint extends Endpoint {
  path: `/office/${string}`
  access: OfficeAccess
  shared?: never
  closedBy?: never
  inReadOnly?: never
}

/** Declares one call; only pins its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** Declares one call of the office. Without a permission, or one of the words for none, it does not compile. */
export function officeEndpoint<const E extends OfficeEndpoint>(definition: E): E {
  return definition
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a handler receives: parsed, with defaults filled in. */
export type Request<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
} & (E extends { upload: object } ? { file: UploadedFile } : unknown)

/** A file on its way in. Reading it refuses with `too_large`, and with `malformed_request` what is cut off. */
export type UploadedFile = AsyncIterable<Uint8Array>

/** What a handler returns: the answer's fields, and optionally a message for the shopper. */
export type Answer<E extends Endpoint> = Fields<z.input<E['answer']>> & { message?: unknown }
/** TypeScript would forbid every field of an empty object, the message too. */
type Fields<T> = T extends Record<string, never> ? unknown : T

/** What a caller receives. */
export type Received<E extends Endpoint> = E extends { file: string } ? Blob : ReceivedJson<E>
type ReceivedJson<E extends Endpoint> = { status: true } & Fields<z.output<E['answer']>> &
  ('message' extends keyof Fields<z.output<E['answer']>> ? unknown : { message: string })

type Part<K extends string, T> = T extends z.ZodType
  ? Record<string, never> extends z.input<T>
    ? { [P in K]?: Input<T> }
    : { [P in K]: Input<T> }
  : { [P in K]?: undefined }

/** What a caller sends; params, query or body without required fields may be left out. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E extends { keyed: true } ? { key?: string } : unknown) &
  (E extends { upload: object } ? { file: Blob } : unknown)
