import type { NextStep } from '#contract/office/session.ts'
import { Password } from '#contract/shop/accounts.ts'
import {
  accountIdOf,
  digestOf,
  hashOfToken,
  isToken,
  openAccount,
  provePassword,
  requireGoodPassword,
} from '#server/accounts/accounts.ts'
import { number, type Row, text, time } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { begin } from '../sign-in.ts'
import { lockMember, memberOfAccount } from './member.ts'

const invitationRow = { member_id: number, email: text, expires_at: time }
type InvitationRow = Row<typeof invitationRow>

/** What an invitation is for. Refuses with `invitation_over`. */
export async function lookAtInvitation(deps: StaffDeps, token: string) {
  const invitation = await openInvitation(deps, token)
  return {
    email: invitation.email,
    ends_at: invitation.expires_at.toISOString(),
  }
}

async function openInvitation(
  { database, clock }: StaffDeps,
  token: string,
): Promise<InvitationRow> {
  const values = isToken(token) ? [hashOfToken(token), clock.now()] : null
  return (values && (await maybe(database, findInvitation, values))) ?? refuse('invitation_over')
}

const findInvitation = rareStatement(
  'staff-invitation-find',
  invitationRow,
  `SELECT member_id, email, expires_at FROM staff_invitations
   WHERE token_hash = $1 AND expires_at > $2`,
)

export interface Acceptance {
  token: string
  password: string
  first_name?: string | undefined
  last_name?: string | undefined
}

/**
 * Takes up an invitation, once, and begins a session. Who has an account proves its password; else one is opened, and
 * the link in the mail has proved the address. Refuses with `invitation_over`, `already_member`, and as a sign-in or
 * a registration.
 */
export async function acceptInvitation(
  deps: StaffDeps,
  sent: Acceptance,
  call: Call,
): Promise<NextStep> {
  const { email } = await openInvitation(deps, sent.token)
  const isKnown = (await accountIdOf(deps.database, email)) !== null
  const { password, first_name, last_name } = sent
  // Without a name it is a sign-in, also where there is no account: the answer does not tell.
  if (isKnown || !(first_name && last_name)) {
    // The link has proved the address, so strangers' wrong passwords do not count for it.
    const device = `invitation ${hashOfToken(sent.token).toString('hex')}`
    const account = await provePassword(deps, { mode: 'email', email, password, device }, call)
    return join(deps, sent.token, call, digestOf(account.password_hash), async () => account.id)
  }
  const name = `${first_name} ${last_name}`
  requireGoodPassword(
    { password: newPassword(password), password_confirmation: password },
    { names: [name], contacts: [email] },
    deps.storeName,
  )
  const passwordHash = await deps.passwords.hash(password, { ip: call.ip, subject: email })
  const account = { name, email, phoneNumber: null, passwordHash }
  return join(
    deps,
    sent.token,
    call,
    digestOf(passwordHash),
    // Null: the address got an account meanwhile. Another try asks for its password.
    async (tx) => (await openAccount(tx, account, deps.clock.now())) ?? refuse('conflict'),
  )
}

function join(
  deps: StaffDeps,
  token: string,
  call: Call,
  passwordDigest: Buffer,
  accountOf: (tx: Tx) => Promise<number>,
): Promise<NextStep> {
  return inTransaction(deps.database.pool, async (tx) => {
    const taken = await maybe(tx, takeInvitation, [hashOfToken(token), deps.clock.now()])
    if (!taken) refuse('invitation_over')
    const member = await lockMember(tx, taken.member_id)
    const accountId = await accountOf(tx)
    const other = await memberOfAccount(tx, accountId)
    if (other && other.id !== member.id) refuse('already_member')
    if (member.state !== 'invited' || (member.account_id ?? accountId) !== accountId) {
      refuse('invitation_over')
    }
    await run(tx, activate, [member.id, accountId])
    return begin(deps, tx, member, passwordDigest, call)
  })
}

const takeInvitation = rareStatement(
  'staff-invitation-take',
  { member_id: number },
  `DELETE FROM staff_invitations WHERE token_hash = $1 AND expires_at > $2 RETURNING member_id`,
)

const activate = rareStatement(
  'staff-member-activate',
  {},
  `UPDATE staff_members SET state = 'active', account_id = $2 WHERE id = $1`,
)

/** The rules of a new account's password; one that exists may be older than they are. */
function newPassword(password: string): string {
  const parsed = Password.safeParse(password)
  if (parsed.success) return parsed.data
  const words = parsed.error.issues.map(({ message }) => message)
  refuse('validation_failed', { message: words[0] ?? '', errors: { password: words } })
}
