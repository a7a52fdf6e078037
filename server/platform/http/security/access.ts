import type { IncomingMessage } from 'node:http'
import type { Access, StaffAccess } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Customer, type Principal, refuse, type StaffMember, visitor } from '../handler.ts'
import { contextOf, sentCookie } from '../request-context.ts'

/** Finds who a token belongs to; null: unknown, expired or revoked. */
export interface Sessions {
  /** By the bearer token. */
  findCustomer: (token: string) => Promise<Customer | null>
  /** By the value of the cookie `office_session`. */
  findStaff: (token: string) => Promise<StaffMember | null>
}

export const staffCookie = 'office_session'

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

/** The one rule before every handler. Refuses with `unauthenticated`, or `forbidden` without the permission. */
export function requireAccess(access: Access, { customer, staff }: Principal): void {
  if (access === 'public' || access === 'optional') return
  if (access === 'customer') {
    if (!customer) refuse('unauthenticated')
    return
  }
  if (!staff) refuse('unauthenticated')
  if (!staff.permissions.has(access.staff)) refuse('forbidden')
}

/** What `requireAccess` refuses with. */
export function accessErrors(access: Access): ErrorCode[] {
  if (access === 'public' || access === 'optional') return []
  return access === 'customer' ? ['unauthenticated'] : ['unauthenticated', 'forbidden']
}

export function isForStaff(access: Access): access is StaffAccess {
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
  const token = sentCookie(request, staffCookie)
  const isToken = token !== undefined && /^[\w-]{1,512}$/.test(token)
  return isToken ? { customer: null, staff: await findStaff(token) } : visitor
}
