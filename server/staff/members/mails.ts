import type { Permission } from '#contract/office/permissions.ts'
import { namedAccounts } from '#server/accounts/accounts.ts'
import { certain, number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { permissionsOf } from './member.ts'

/** The active members whose roles have the permission. */
export async function membersWith(db: Db, permission: Permission): Promise<number[]> {
  const ids: number[] = []
  for (const { id } of await many(db, activeMembers, [null])) {
    if ((await permissionsOf(db, id)).includes(permission)) ids.push(id)
  }
  return ids
}

/** Of these members, the mail addresses of the active ones whose roles have the permission. */
export async function mailsWith(
  db: Db,
  memberIds: number[],
  permission: Permission,
): Promise<Map<number, string>> {
  const active = await many(db, activeMembers, [memberIds])
  const allowed: typeof active = []
  for (const member of active) {
    if ((await permissionsOf(db, member.id)).includes(permission)) allowed.push(member)
  }
  const accounts = await namedAccounts(
    db,
    allowed.map(({ account_id }) => account_id),
  )
  return new Map(
    allowed.flatMap(({ id, account_id }) => {
      const email = accounts.get(account_id)?.email
      return email ? [[id, email] as const] : []
    }),
  )
}

const activeMembers = rareStatement(
  'staff-members-active',
  // An active member has one, by the table's constraint.
  { id: number, account_id: certain(number) },
  `SELECT id, account_id FROM staff_members 
   WHERE ($1::bigint[] IS NULL OR id = ANY ($1)) AND state = 'active' ORDER BY id`,
)
