import { DatabaseError } from 'pg'
import type { Permission } from '#contract/office/permissions.ts'
import type { Role } from '#contract/office/roles.ts'
import { actorText } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { recordsOf } from '#server/records/records.ts'
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
  requireAll(staffOf(call).permissions, input.permissions, lacking)
  const { id } = await roles(deps, call).add(call, async (tx, by) => {
    const added = await freeName(one(tx, addRole, [input.name, deps.clock.now(), actorText(by)]))
    await setPermissions(tx, added.id, input.permissions)
    return added
  })
  return roleById(deps.database, id)
}

function roles(deps: RoleDeps, call: Call) {
  return recordsOf(
    { ...deps, memberNames },
    {
      noun: 'role',
      lock: (tx, id) => requireChangeable(tx, call, id),
      fieldsOf: (role: RoleRow) => fieldsOf({ ...role, permissions: permissionsIn(role) }),
    },
  )
}

/** In one order, since a form may have another. */
function fieldsOf({ name, permissions }: RoleInput) {
  return { name, permissions: permissions.toSorted() }
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
  id: number,
  { version, ...input }: RoleInput & { version: number },
  call: Call,
): Promise<Role> {
  requireAll(staffOf(call).permissions, input.permissions, lacking)
  const form = { id, version, sent: fieldsOf(input) }
  await roles(deps, call).edit(form, call, async (tx, { by }) => {
    await freeName(run(tx, updateRole, [id, input.name, deps.clock.now(), actorText(by)]))
    await setPermissions(tx, id, input.permissions)
  })
  return roleById(deps.database, id)
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

/** Refuses with `not_found`, `forbidden`, `role_in_use`. */
export async function deleteRole(deps: RoleDeps, id: number, call: Call): Promise<void> {
  await roles(deps, call).remove({ id }, call, async (tx) => {
    if ((await count(tx, membersOfRole, [id])) > 0) refuse('role_in_use')
    await run(tx, removeRole, [id])
  })
}

const membersOfRole = rareStatement(
  'staff-role-members',
  counted,
  'SELECT count(*) FROM staff_member_roles WHERE role_id = $1',
)

const removeRole = rareStatement('staff-role-delete', {}, 'DELETE FROM staff_roles WHERE id = $1')
