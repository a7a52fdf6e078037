import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line } from '../field.ts'
import { PermissionName } from './session.ts'

const Role = z.object({
  id: Id,
  name: z.string(),
  /** Goes with an edit: if it changed since, the edit is refused. */
  version: z.int32(),
  permissions: z.array(PermissionName),
  /** Members with this role, of all states but left. */
  members: z.number().int(),
  /** The owner's role has all permissions and cannot be changed or deleted. */
  is_owner: z.boolean(),
})
export type Role = z.infer<typeof Role>

const roleId = z.object({ id: IdInput })
const memberId = z.object({ id: IdInput })
const Edit = z.object({
  name: line(60, { characters: 2, words: 'Fill in all fields' }),
  permissions: z.array(PermissionName).max(100),
})
const manage = { staff: 'roles.manage', stepUp: true } as const

/** What members may do. Nobody grants or takes what they lack, or changes their own roles (`forbidden`). */
export const roles = {
  roles: officeEndpoint({
    method: 'GET',
    path: '/office/roles',
    access: { office: 'member' },
    summary: 'All roles, with their permissions',
    answer: z.object({ data: z.object({ roles: z.array(Role) }) }),
  }),
  createRole: officeEndpoint({
    method: 'POST',
    path: '/office/roles',
    access: manage,
    keyed: true,
    summary: 'Add a role',
    body: Edit,
    answer: z.object({ data: z.object({ role: Role }) }),
    errors: ['name_taken'],
  }),
  editRole: officeEndpoint({
    method: 'PATCH',
    path: '/office/roles/{id}',
    access: manage,
    summary: 'Change a role’s name and permissions; it holds from the members’ next calls on',
    params: roleId,
    body: Edit.extend({ version: z.int32() }),
    answer: z.object({ data: z.object({ role: Role }) }),
    errors: ['not_found', 'name_taken', 'edited_meanwhile'],
  }),
  deleteRole: officeEndpoint({
    method: 'DELETE',
    path: '/office/roles/{id}',
    access: manage,
    summary: 'Delete a role that no member has',
    params: roleId,
    answer: z.object({}),
    errors: ['not_found', 'role_in_use'],
  }),
  giveRole: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/roles/give',
    access: manage,
    summary: 'Give a member a role',
    params: memberId,
    body: z.object({ role_id: IdInput }),
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  takeRole: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/roles/take',
    access: manage,
    summary: 'Take a role from a member',
    params: memberId,
    body: z.object({ role_id: IdInput }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'last_owner'],
  }),
} as const
