import { randomBytes } from 'node:crypto'
import { invitationDays } from '#contract/limits.ts'
import { accountIdOf, newToken } from '#server/accounts/accounts.ts'
import { type AuditSource, auditSource } from '#server/audit/audit.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { addRole, lockRole, requireRole } from '../roles/member-roles.ts'
import { lockForChange, memberOfAccount } from './member.ts'

const invitationMs = invitationDays * 24 * 3_600_000

export type InviteDeps = Pick<
  StaffDeps,
  'database' | 'clock' | 'sendMessage' | 'recordAudit' | 'officeUrl'
>

interface Invitation {
  email: string
  roleIds: number[]
  /** Why, for the audit; the office asks for none. */
  reason?: string
}

/**
 * Invites somebody by mail. Refuses with `already_member`; with `not_found` for a role that there is not; with
 * `forbidden` for roles without `roles.manage`, or with a permission that the caller lacks.
 */
export async function inviteMember(
  deps: InviteDeps,
  { email, roleIds }: Invitation,
  call: Call,
): Promise<number> {
  const caller = staffOf(call)
  if (roleIds.length > 0 && !caller.permissions.has('roles.manage')) refuse('forbidden')
  return inTransaction(deps.database.pool, async (tx) => {
    for (const id of roleIds) await requireRole(tx, call, id)
    const source = auditSource(call)
    return (await invite(deps, tx, { email, roleIds }, source)).id
  })
}

/** The same for whoever may grant every role. Answers the new member and the link in the mail. */
export async function invite(
  deps: InviteDeps,
  tx: Tx,
  { email: typed, roleIds, reason }: Invitation,
  source: AuditSource,
): Promise<{ id: number; link: string }> {
  const email = typed.toLowerCase()
  const now = deps.clock.now()
  const id = await invitedMember(tx, email, source.actor, now)
  for (const role of new Set(roleIds)) {
    const { name } = await lockRole(tx, role)
    if (!name) refuse('not_found')
    await addRole(tx, id, role)
  }
  const link = await sendInvitation(deps, tx, id, email)
  await deps.recordAudit(tx, source, {
    subject: `member:${id}`,
    after: { state: 'invited', roles: [...new Set(roleIds)] },
    reason: reason ?? null,
  })
  return { id, link }
}

/** A new member, or one who had left and comes back. */
async function invitedMember(tx: Tx, email: string, by: Actor, now: Date): Promise<number> {
  const accountId = await accountIdOf(tx, email)
  const known = accountId === null ? null : await memberOfAccount(tx, accountId)
  if (known) {
    const isBack = (await run(tx, inviteBack, [known.id, now, actorText(by)])) === 1
    return isBack ? known.id : refuse('already_member')
  }
  if (await maybe(tx, openInvitation, [email])) refuse('already_member')
  const handle = randomBytes(16).toString('base64url')
  return (await one(tx, addMember, [handle, now, actorText(by)])).id
}

const inviteBack = rareStatement(
  'staff-invite-back',
  {},
  `UPDATE staff_members SET state = 'invited', invited_at = $2, invited_by = $3
   WHERE id = $1 AND state = 'left'`,
)

const openInvitation = rareStatement(
  'staff-invitation-of',
  { member_id: number },
  'SELECT member_id FROM staff_invitations WHERE email = $1 FOR UPDATE',
)

const addMember = rareStatement(
  'staff-member-add',
  { id: number },
  `INSERT INTO staff_members (state, handle, invited_at, invited_by)
   VALUES ('invited', $1, $2, $3) RETURNING id`,
)

/** A link that works once, for a week; the former one is void. */
async function sendInvitation(
  { clock, sendMessage, officeUrl }: InviteDeps,
  tx: Tx,
  memberId: number,
  email: string,
): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(clock.now().getTime() + invitationMs)
  // Of two invitations of one address at once the second one finds it taken.
  const added = await run(tx, storeInvitation, [memberId, email, hash, expiresAt])
  if (added === 0) refuse('already_member')
  // Behind the number sign, which no server is sent.
  const link = `${officeUrl}/office/invitation#${token}`
  await sendMessage(tx, {
    to: { email },
    channel: 'email',
    template: 'staff_invitation',
    values: { invitationLink: link, until: expiresAt },
    expiresAt,
  })
  return link
}

const storeInvitation = rareStatement(
  'staff-invitation-store',
  {},
  `INSERT INTO staff_invitations (member_id, email, token_hash, expires_at)
   SELECT $1, $2, $3, $4
   WHERE NOT EXISTS (SELECT FROM staff_invitations WHERE email = $2 AND member_id <> $1)
   ON CONFLICT (member_id) DO UPDATE SET
     token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
)

/** Refuses with `not_found`, and with `conflict` whoever is not invited. */
export async function inviteAgain(deps: InviteDeps, memberId: number, call: Call): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    await lockForChange(tx, call, memberId)
    const invited = await maybe(tx, mailOfInvitation, [memberId])
    if (!invited) refuse('conflict', { message: 'This member has no open invitation.' })
    await sendInvitation(deps, tx, memberId, invited.email)
    await deps.recordAudit(tx, auditSource(call), {
      subject: `member:${memberId}`,
      after: { invited_again: true },
    })
  })
}

const mailOfInvitation = rareStatement(
  'staff-invitation-mail',
  { email: text },
  'SELECT email FROM staff_invitations WHERE member_id = $1',
)
