import { DatabaseError } from 'pg'
import type { EditedMeanwhile } from '#contract/office/answers.ts'
import type { Permission } from '#contract/office/permissions.ts'
import type { Role } from '#contract/office/roles.ts'
import { auditSource } from '#server/audit/audit.ts'
import { actorOf, actorText, describeActor } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { memberNames, requireAll } from '../members/member.ts'
import { permissionsIn, type RoleRow, requireRole, roleColumns, roleRow } from './member-roles.ts'

type RoleDeps = Pick<StaffDeps, 'database' | 'clock' | 'recordAudit'>

interface RoleInput {
  name: string
  permissions: Permission[]
}

/** All roles, the first ones first. */
export async function allRoles(db: Db): Promise<Role[]> {
  const rows = await many(db, listRoles, [null])
  return rows.map(toRole)
}

const listedRow = { ...roleRow, members: number }

const listRoles = rareStatement(
  'staff-roles-list',
  listedRow,
  `SELECT ${roleColumns}, (
     SELECT count(*) FROM staff_member_roles WHERE role_id = staff_roles.id
   ) AS members
   FROM staff_roles WHERE ($1::bigint IS NULL OR id = $1) ORDER BY id`,
)

function toRole(row: RoleRow & { members: number }): Role {
  const { id, name, version, members, is_owner } = row
  return { id, name, version, permissions: permissionsIn(row), members, is_owner }
}

async function roleById(db: Db, id: number): Promise<Role> {
  return toRole(await one(db, listRoles, [id]))
}

/** Refuses with `forbidden` permissions that the caller lacks, and with `name_taken`. */
export async function createRole(deps: RoleDeps, input: RoleInput, call: Call): Promise<Role> {
  const by = { staff: staffOf(call).id }
  requireAll(staffOf(call).permissions, input.permissions, lacking)
  return inTransaction(deps.database.pool, async (tx) => {
    const values = [input.name, deps.clock.now(), actorText(by)]
    const { id } = await freeName(one(tx, addRole, values))
    await setPermissions(tx, id, input.permissions)
    const { permissions, name } = input
    await deps.recordAudit(tx, auditSource(call), {
      subject: `role:${id}`,
      after: { name, permissions: permissions.toSorted() },
    })
    return roleById(tx, id)
  })
}

const lacking = 'You cannot grant what you may not do yourself.'

const addRole = rareStatement(
  'staff-role-add',
  { id: number },
  `INSERT INTO staff_roles (name, edited_at, edited_by) VALUES ($1, $2, $3) RETURNING id`,
)

async function setPermissions(tx: Tx, id: number, permissions: Permission[]): Promise<void> {
  await run(tx, clearPermissions, [id, permissions])
  await run(tx, addPermissions, [id, permissions])
}

const clearPermissions = rareStatement(
  'staff-role-permissions-clear',
  {},
  'DELETE FROM staff_role_permissions WHERE role_id = $1 AND permission <> ALL ($2::text[])',
)

const addPermissions = rareStatement(
  'staff-role-permissions-add',
  {},
  `INSERT INTO staff_role_permissions (role_id, permission)
   SELECT $1, permission FROM unnest($2::text[]) AS new (permission) ON CONFLICT DO NOTHING`,
)

async function freeName<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (error instanceof DatabaseError && error.constraint === 'staff_roles_name') {
      refuse('name_taken', { message: 'There is a role with this name already.' })
    }
    throw error
  })
}

/**
 * Refuses with `not_found`, `name_taken`, `edited_meanwhile`, and with `forbidden` the owner's role, a role of the
 * caller's own, and permissions that the caller lacks, before as after.
 */
export async function editRole(
  deps: RoleDeps,
  roleId: number,
  input: RoleInput & { version: number },
  call: Call,
): Promise<Role> {
  const { id: callerId, permissions: own } = staffOf(call)
  return inTransaction(deps.database.pool, async (tx) => {
    const role = await requireChangeable(tx, call, roleId)
    requireAll(own, input.permissions, lacking)
    if (role.version !== input.version) {
      refuse('edited_meanwhile', { data: await editedMeanwhile(tx, role, input) })
    }
    const values = [roleId, input.name, deps.clock.now(), actorText({ staff: callerId })]
    await freeName(run(tx, updateRole, values))
    await setPermissions(tx, roleId, input.permissions)
    await deps.recordAudit(tx, auditSource(call), {
      subject: `role:${roleId}`,
      before: { name: role.name, permissions: permissionsIn(role).toSorted() },
      after: { name: input.name, permissions: input.permissions.toSorted() },
    })
    return roleById(tx, roleId)
  })
}

async function requireChangeable(tx: Tx, call: Call, roleId: number): Promise<RoleRow> {
  const role = await requireRole(tx, call, roleId)
  if (role.is_owner) refuse('forbidden', { message: 'The owner’s role stays as it is.' })
  if ((await count(tx, hasRole, [staffOf(call).id, roleId])) > 0) {
    refuse('forbidden', { message: 'This is a role of your own. Somebody else has to change it.' })
  }
  return role
}

const hasRole = rareStatement(
  'staff-role-is-own',
  counted,
  'SELECT count(*) FROM staff_member_roles WHERE member_id = $1 AND role_id = $2',
)

const updateRole = rareStatement(
  'staff-role-edit',
  {},
  `UPDATE staff_roles SET name = $2, edited_at = $3, edited_by = $4, version = version + 1
   WHERE id = $1`,
)

async function editedMeanwhile(tx: Tx, role: RoleRow, sent: RoleInput): Promise<EditedMeanwhile> {
  const by = actorOf(role.edited_by)
  const name = 'staff' in by ? (await memberNames(tx, [by.staff])).get(by.staff) : undefined
  const permissions = permissionsIn(role)
  const differs = permissions.toSorted().join() !== sent.permissions.toSorted().join()
  return {
    version: role.version,
    by: name || describeActor(by),
    at: role.edited_at.toISOString(),
    fields: {
      ...(role.name !== sent.name && { name: role.name }),
      ...(differs && { permissions }),
    },
  }
}

/** Refuses with `not_found`, `forbidden`, `role_in_use`. */
export async function deleteRole(deps: RoleDeps, roleId: number, call: Call): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const role = await requireChangeable(tx, call, roleId)
    if ((await count(tx, membersOfRole, [roleId])) > 0) refuse('role_in_use')
    await run(tx, removeRole, [roleId])
    await deps.recordAudit(tx, auditSource(call), {
      subject: `role:${roleId}`,
      before: { name: role.name, permissions: permissionsIn(role) },
    })
  })
}

const membersOfRole = rareStatement(
  'staff-role-members',
  counted,
  'SELECT count(*) FROM staff_member_roles WHERE role_id = $1',
)

const removeRole = rareStatement('staff-role-delete', {}, 'DELETE FROM staff_roles WHERE id = $1')
