import type { Permission } from '#contract/office/permissions.ts'
import { text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { RolesAllowed } from '#server/platform/http/field-permissions.ts'

/** Names the roles that have a permission, for those who lack it: 'Ask Owner, Manager or Store.' */
export function rolesAllowed(db: Db): RolesAllowed {
  return async (permission: Permission) => {
    const names = (await many(db, rolesWith, [permission])).map(({ name }) => name)
    return `Ask ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}.`
  }
}

const rolesWith = rareStatement(
  'staff-roles-with',
  { name: text },
  `SELECT name FROM staff_roles
   WHERE is_owner OR EXISTS (
     SELECT FROM staff_role_permissions WHERE role_id = staff_roles.id AND permission = $1
   )
   ORDER BY id`,
)
