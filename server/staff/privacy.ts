import { type Person, toPasskey } from '#server/accounts/accounts.ts'
import { text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { passkeysOf } from './factors/passkeys.ts'
import { memberOfAccount } from './members/member.ts'

/** What the office stores of a customer who works or worked here. */
export async function exportMember(db: Db, accountId: number): Promise<object | null> {
  const member = await memberOfAccount(db, accountId)
  if (!member) return null
  const { id, state } = member
  const [sessions, passkeys] = [await many(db, wholeSessions, [id]), await passkeysOf(db, id)]
  const roles = (await many(db, roleNames, [id])).map(({ name }) => name)
  return { state, roles, sessions, passkeys: passkeys.map(toPasskey) }
}

const wholeSessions = rareStatement(
  'staff-export-sessions',
  { device: text, started_at: time, last_seen_at: time, expires_at: time },
  `SELECT device, started_at, last_seen_at, expires_at FROM staff_sessions
   WHERE member_id = $1 ORDER BY id`,
)

const roleNames = rareStatement(
  'staff-export-roles',
  { name: text },
  `SELECT name FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
   WHERE member_id = $1 ORDER BY role_id`,
)

/** Why an account cannot end, in words: its owner works here. Null: it can. */
export async function staffObstacle(db: Db, accountId: number): Promise<string | null> {
  const member = await memberOfAccount(db, accountId)
  if (member?.state !== 'active' && member?.state !== 'suspended') return null
  return 'You work in the office with this account. Ask an owner to end that first; then your account can be deleted.'
}

/** An invitation goes. The member's number stays: the audit says by it what was done. */
export async function eraseMember(tx: Tx, { accountId, email }: Person): Promise<void> {
  await run(tx, withdraw, [accountId, email])
  await run(tx, deleteInvitation, [email])
}

const withdraw = rareStatement(
  'staff-erase-member',
  {},
  `UPDATE staff_members SET state = 'left'
   WHERE state = 'invited' AND (account_id = $1
     OR id IN (SELECT member_id FROM staff_invitations WHERE email = $2))`,
)

const deleteInvitation = rareStatement(
  'staff-erase-invitation',
  {},
  'DELETE FROM staff_invitations WHERE email = $1',
)
