import type { IncomingMessage } from 'node:http'
import type { Access, Endpoint, OfficeAccess, StaffAccess } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Permission } from '#contract/office/permissions.ts'
import {
  type Customer,
  type Principal,
  Refusal,
  refuse,
  type StaffMember,
  visitor,
} from '../handler.ts'
import { contextOf, sentCookie } from '../request-context.ts'

/** Finds who a token belongs to; null: unknown, expired or revoked. */
export interface Sessions {
  /** By the bearer token. */
  findCustomer: (token: string) => Promise<Customer | null>
  /** The same from memory, of a session that was valid a moment ago; null, or left out: look it up. */
  recentCustomer?: ((token: string) => Customer | null) | undefined
  /** By the value of the cookie `office_session`. */
  findStaff: FindStaff
}

/** `isBackground`: the call says nothing of whether the member is there. */
export type FindStaff = (token: string, isBackground?: boolean) => Promise<StaffMember | null>

export const staffCookie = 'office_session'

/** The only path below which browsers send it. */
export const officePath = '/api/v1/office'

/**
 * Who makes a request, for an endpoint with this access; refuses as `requireAccess`. Customers and staff
 * have tokens in different places, and only the one that the endpoint takes is looked up.
 */
export async function principalOf(
  access: Access,
  request: IncomingMessage,
  sessions: Sessions,
): Promise<Principal> {
  const principal = await identify(access, request, sessions)
  contextOf(request).principal = principal
  requireAccess(access, principal)
  return principal
}

/**
 * Answers as who makes the request. A recent session of an endpoint with `checksSession` is looked up only where its answer
 * is a refusal: it may have ended, or been confirmed meanwhile. Then the handler is asked again.
 */
export async function answerAsPrincipal<T>(
  { access, checksSession }: Pick<Endpoint, 'access' | 'checksSession'>,
  request: IncomingMessage,
  sessions: Sessions,
  answer: (principal: Principal) => Promise<T>,
): Promise<T> {
  const token = checksSession && tokenOf(request)
  const recent = token ? sessions.recentCustomer?.(token) : null
  if (!recent) return answer(await principalOf(access, request, sessions))
  try {
    const principal = { customer: recent, staff: null }
    contextOf(request).principal = principal
    return await answer(principal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const principal = await principalOf(access, request, sessions)
    if (!isOutdated(recent, error, principal)) throw error
    return answer(principal)
  }
}

function isOutdated({ confirmedAt }: Customer, { code }: Refusal, { customer }: Principal) {
  const isConfirmedSince = customer?.confirmedAt?.getTime() !== confirmedAt?.getTime()
  return code === 'unauthenticated' || isConfirmedSince
}

/**
 * The one rule before every handler. Refuses with `unauthenticated`; in the office, in this order, also with
 * `second_factor_needed`, `step_up_needed`, and `forbidden` without the permission.
 */
export function requireAccess(access: Access, { customer, staff }: Principal): void {
  if (access === 'public' || access === 'optional') return
  if (access === 'customer') {
    if (!customer) refuse('unauthenticated')
    return
  }
  if ('office' in access && access.office === 'anybody') return
  if (!staff) refuse('unauthenticated')
  requireStaff(access, staff)
}

function requireStaff(access: OfficeAccess, staff: StaffMember): void {
  if ('office' in access && access.office === 'password') return
  if (staff.step !== 'complete') {
    const setsUp = 'office' in access && access.office === 'set-up' && staff.step === 'set-up'
    if (!setsUp) refuse('second_factor_needed')
    return
  }
  if (access.stepUp && !staff.isSteppedUp) refuse('step_up_needed')
  if ('staff' in access && !permissionsOf(access).some((one) => staff.permissions.has(one))) {
    refuse('forbidden')
  }
}

/** Any one of them opens the endpoint. */
export function permissionsOf({ staff }: StaffAccess): readonly Permission[] {
  return typeof staff === 'string' ? [staff] : staff
}

/** What `requireAccess` refuses with. */
export function accessErrors(access: Access): ErrorCode[] {
  if (access === 'public' || access === 'optional') return []
  if (access === 'customer') return ['unauthenticated']
  if ('office' in access && access.office === 'anybody') return []
  if ('office' in access && access.office === 'password') return ['unauthenticated']
  const errors: ErrorCode[] = ['unauthenticated', 'second_factor_needed']
  if (access.stepUp) errors.push('step_up_needed')
  if ('staff' in access) errors.push('forbidden')
  return errors
}

export function isForOffice(access: Access): access is OfficeAccess {
  return typeof access === 'object'
}

/** The bearer token of a request. */
export function tokenOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(headers.authorization ?? '')?.[1]
}

/** An invalid token counts as none. */
async function identify(
  access: Access,
  request: IncomingMessage,
  { findCustomer, findStaff }: Sessions,
): Promise<Principal> {
  if (access === 'public') return visitor
  if (access === 'optional' || access === 'customer') {
    const token = tokenOf(request)
    return token === undefined ? visitor : { customer: await findCustomer(token), staff: null }
  }
  if ('office' in access && access.office === 'anybody') return visitor
  const isBackground = 'staff' in access && access.isBackground === true
  const staff = await staffIn(request, findStaff, isBackground)
  return staff ? { customer: null, staff } : visitor
}

/** The member whose session's cookie a request has. */
export async function staffIn(
  request: IncomingMessage,
  findStaff: FindStaff,
  isBackground = false,
): Promise<StaffMember | null> {
  const token = sentCookie(request, staffCookie, officePath)
  return token !== undefined && /^[\w-]{1,512}$/.test(token) ? findStaff(token, isBackground) : null
}
