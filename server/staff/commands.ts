import { accountIdOf } from '#server/accounts/accounts.ts'
import type { AuditSource } from '#server/audit/audit.ts'
import type { Actor } from '#server/platform/actor.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { CannotStart } from '#server/platform/process.ts'
import { type InviteDeps, invite } from './members/invite.ts'
import { lockMember, type MemberRow, memberOfAccount } from './members/member.ts'
import { moveLocked, resetLocked, type StateDeps } from './members/states.ts'

/** Whoever has the machine may do all of this: it makes the first owner, and helps one who is locked out. */
export type CommandDeps = InviteDeps & StateDeps & { by: Actor }

/** Invites somebody into a role, by its name. Answers the link that is in the mail too. */
export function inviteByCommand(
  deps: CommandDeps,
  { email, role: roleName, reason }: { email: string; role: string; reason: string },
): Promise<{ link: string }> {
  return inTransaction(deps.database.pool, async (tx) => {
    const role = await maybe(tx, roleByName, [roleName])
    if (!role) {
      const names = (await many(tx, allNames)).map(({ name }) => name)
      throw new CannotStart(`There is no role '${roleName}', but ${names.join(', ')}.`)
    }
    return invite(deps, tx, { email, roleIds: [role.id], reason }, source(deps, 'invite'))
  })
}

const roleByName = rareStatement(
  'staff-role-by-name',
  { id: number },
  'SELECT id FROM staff_roles WHERE lower(name) = lower($1)',
)

const allNames = rareStatement(
  'staff-role-names',
  { name: text },
  'SELECT name FROM staff_roles ORDER BY id',
)

export function suspendByCommand(deps: CommandDeps, email: string, reason: string): Promise<void> {
  return inTransaction(deps.database.pool, async (tx) => {
    const member = await memberByEmail(tx, email)
    await moveLocked(deps, tx, member, { to: 'suspended', reason }, source(deps, 'suspend'))
  })
}

export function resetFactorByCommand(
  deps: CommandDeps,
  email: string,
  reason: string,
): Promise<void> {
  return inTransaction(deps.database.pool, async (tx) => {
    const member = await memberByEmail(tx, email)
    await resetLocked(deps, tx, member, reason, source(deps, 'reset-factor'))
  })
}

async function memberByEmail(tx: Tx, email: string): Promise<MemberRow> {
  const accountId = await accountIdOf(tx, email.toLowerCase())
  const member = accountId === null ? null : await memberOfAccount(tx, accountId)
  if (!member) throw new CannotStart(`${email} is no member of the staff.`)
  return lockMember(tx, member.id)
}

function source({ by }: CommandDeps, verb: string): AuditSource {
  return { actor: by, sessionId: null, call: `mall staff ${verb}`, requestId: null }
}
