import type { MemberState } from '#contract/office/members.ts'
import { isPermission, type Permission, permissionNames } from '#contract/office/permissions.ts'
import { namedAccounts } from '#server/accounts/accounts.ts'
import {
  boolean,
  certain,
  list,
  nullable,
  number,
  oneOf,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'

export const memberStates = [
  'invited',
  'active',
  'suspended',
  'left',
] as const satisfies MemberState[]

const memberRow = {
  id: number,
  account_id: nullable(number),
  state: oneOf(memberStates),
  handle: text,
}
export type MemberRow = Row<typeof memberRow>

export function memberOfAccount(db: Db, accountId: number): Promise<MemberRow | null> {
  return maybe(db, byAccount, [accountId])
}

const byAccount = rareStatement(
  'staff-member-of-account',
  memberRow,
  'SELECT id, account_id, state, handle FROM staff_members WHERE account_id = $1',
)

/** One change of a member at a time. Refuses with `not_found`. */
export async function lockMember(tx: Tx, id: number): Promise<MemberRow> {
  return (await maybe(tx, lockById, [id])) ?? refuse('not_found')
}

const lockById = rareStatement(
  'staff-member-lock',
  memberRow,
  'SELECT id, account_id, state, handle FROM staff_members WHERE id = $1 FOR NO KEY UPDATE',
)

/**
 * Locks a member whom the caller wants to change. Refuses with `not_found`, and with `forbidden` the caller
 * themself and whoever may do what the caller may not: else who manages staff could unmake an owner.
 */
export async function lockForChange(tx: Tx, call: Call, id: number): Promise<MemberRow> {
  const caller = staffOf(call)
  const member = await lockMember(tx, id)
  if (id === caller.id) refuse('forbidden', { message: 'You cannot change your own access.' })
  requireAll(caller.permissions, await permissionsOf(tx, id), 'This member may do more than you.')
  return member
}

/** Refuses with `forbidden` unless each of these permissions is among the caller's. */
export function requireAll(
  own: ReadonlySet<Permission>,
  required: Iterable<Permission>,
  message: string,
): void {
  for (const permission of required) if (!own.has(permission)) refuse('forbidden', { message })
}

/** What the roles of a member allow, whatever the member's state. */
export async function permissionsOf(db: Db, memberId: number): Promise<readonly Permission[]> {
  const found = await maybe(db, rolesPermissions, [memberId])
  if (!found) return []
  return found.is_owner ? permissionNames : found.permissions.filter(isPermission)
}

const rolesPermissions = rareStatement(
  'staff-member-permissions',
  {
    is_owner: boolean,
    permissions: list(text),
  },
  `SELECT EXISTS (
       SELECT FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
       WHERE member_id = members.id AND is_owner
     ) AS is_owner,
     ARRAY(
       SELECT DISTINCT permission
       FROM staff_member_roles JOIN staff_role_permissions USING (role_id)
       WHERE member_id = members.id
     ) AS permissions
   FROM staff_members AS members WHERE id = $1`,
)

/** Names of members, by id; '' where there is none yet. */
export async function memberNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await many(db, accountsOfMembers, [ids])
  const names = await namedAccounts(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  return new Map(
    rows.map(({ id, account_id }) => [id, (account_id && names.get(account_id)?.name) || '']),
  )
}

const accountsOfMembers = statement(
  'staff-member-accounts',
  { id: number, account_id: nullable(number) },
  'SELECT id, account_id FROM staff_members WHERE id = ANY ($1)',
)

/** The mail addresses of the active owners. */
export async function ownerMails(db: Db): Promise<string[]> {
  const rows = await many(db, activeOwners, [])
  const accounts = await namedAccounts(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return [...accounts.values()].flatMap(({ email }) => email ?? [])
}

const activeOwners = rareStatement(
  'staff-active-owners',
  // An active member has one, by the table's constraint.
  { account_id: certain(number) },
  `SELECT account_id FROM staff_members
     JOIN staff_member_roles ON member_id = staff_members.id
     JOIN staff_roles ON staff_roles.id = role_id
   WHERE is_owner AND state = 'active' ORDER BY account_id`,
)
