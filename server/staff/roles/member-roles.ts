import { isPermission, type Permission, permissionNames } from '#contract/office/permissions.ts'
import { auditSource } from '#server/audit/audit.ts'
import { boolean, list, number, type Row, text, time } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { lockForChange, requireAll } from '../members/member.ts'
import { refusingLastOwner } from '../members/states.ts'

export const roleRow = {
  id: number,
  name: text,
  is_owner: boolean,
  version: number,
  edited_at: time,
  edited_by: text,
  permissions: list(text),
}
export type RoleRow = Row<typeof roleRow>

export const roleColumns = `id, name, is_owner, version, edited_at, edited_by, ARRAY(
  SELECT permission FROM staff_role_permissions WHERE role_id = staff_roles.id ORDER BY permission
) AS permissions`

export function permissionsIn({ is_owner, permissions }: RoleRow): Permission[] {
  return is_owner ? [...permissionNames] : permissions.filter(isPermission)
}

/** A role that nobody edits or deletes until the transaction is over. Refuses with `not_found`. */
export async function lockRole(tx: Tx, id: number): Promise<RoleRow> {
  return (await maybe(tx, lockOne, [id])) ?? refuse('not_found')
}

const lockOne = rareStatement(
  'staff-role-lock',
  roleRow,
  `SELECT ${roleColumns} FROM staff_roles WHERE id = $1 FOR NO KEY UPDATE`,
)

/** The same; refuses with `forbidden` a role with a permission that the caller lacks. */
export async function requireRole(tx: Tx, call: Call, id: number): Promise<RoleRow> {
  const role = await lockRole(tx, id)
  const message = `The role ${role.name} allows more than you may do.`
  requireAll(staffOf(call).permissions, permissionsIn(role), message)
  return role
}

/** Refuses with `not_found`, `forbidden`, and with `conflict` who has the role or has left. */
export async function giveRole(
  { database, recordAudit }: Pick<StaffDeps, 'database' | 'recordAudit'>,
  memberId: number,
  roleId: number,
  call: Call,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const { name } = await requireRole(tx, call, roleId)
    const { state } = await lockForChange(tx, call, memberId)
    if (state === 'left') refuse('conflict', { message: 'This member has left.' })
    if ((await addRole(tx, memberId, roleId)) === 0) {
      refuse('conflict', { message: `This member has the role ${name} already.` })
    }
    const change = { before: { [name]: false }, after: { [name]: true } }
    await recordAudit(tx, auditSource(call), { subject: `member:${memberId}`, ...change })
  })
}

export function addRole(tx: Tx, memberId: number, roleId: number): Promise<number> {
  return run(tx, insertRole, [memberId, roleId])
}

const insertRole = rareStatement(
  'staff-member-role-add',
  {},
  `INSERT INTO staff_member_roles (member_id, role_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
)

/** Refuses with `not_found`, `forbidden`, `last_owner`, and with `conflict` who does not have the role. */
export async function takeRole(
  { database, recordAudit }: Pick<StaffDeps, 'database' | 'recordAudit'>,
  memberId: number,
  roleId: number,
  call: Call,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const { name } = await requireRole(tx, call, roleId)
    await lockForChange(tx, call, memberId)
    if ((await refusingLastOwner(run(tx, deleteRole, [memberId, roleId]))) === 0) {
      refuse('conflict', { message: `This member does not have the role ${name}.` })
    }
    const change = { before: { [name]: true }, after: { [name]: false } }
    await recordAudit(tx, auditSource(call), { subject: `member:${memberId}`, ...change })
  })
}

const deleteRole = rareStatement(
  'staff-member-role-take',
  {},
  'DELETE FROM staff_member_roles WHERE member_id = $1 AND role_id = $2',
)
