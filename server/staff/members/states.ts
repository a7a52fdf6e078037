import { DatabaseError } from 'pg'
import type { MemberState } from '#contract/office/members.ts'
import { type AuditSource, auditSource } from '#server/audit/audit.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { deleteFactors, factorsOf, hasFactor, sendFactorNotice } from '../factors/factors.ts'
import { endSessions } from '../sessions.ts'
import { lockForChange, type MemberRow } from './member.ts'

export type StateDeps = Pick<StaffDeps, 'database' | 'clock' | 'sendMessage' | 'recordAudit'>

/** The life cycle of a member: state → what it can become by hand. */
const moves: Record<MemberState, readonly MemberState[]> = {
  invited: ['left'],
  active: ['suspended', 'left'],
  suspended: ['active', 'left'],
  left: [],
}

/** A member, the caller's reason, and how it is entered. */
interface Move {
  to: 'active' | 'suspended' | 'left'
  reason: string
}

/**
 * Suspends a member, lets them in again, or ends their time here. Refuses with `not_found`, `forbidden`, `last_owner`, and
 * with `conflict` what the member's state does not allow.
 */
export async function moveMember(
  deps: StateDeps,
  memberId: number,
  move: Move,
  call: Call,
): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const member = await lockForChange(tx, call, memberId)
    await moveLocked(deps, tx, member, move, auditSource(call))
  })
}

/** The same for a member whom the caller has locked. */
export async function moveLocked(
  { recordAudit }: StateDeps,
  tx: Tx,
  { id, state }: MemberRow,
  { to, reason }: Move,
  source: AuditSource,
): Promise<void> {
  if (!moves[state].includes(to)) {
    refuse('conflict', { message: `This member is ${state} and cannot become ${to}.` })
  }
  await refusingLastOwner(run(tx, setState, [id, to]))
  if (to !== 'active') await endSessions(tx, id, null)
  if (to === 'left') {
    await deleteFactors(tx, id)
    await run(tx, deleteRoles, [id])
    await run(tx, deleteInvitation, [id])
  }
  const change = { before: { state }, after: { state: to }, reason }
  await recordAudit(tx, source, { subject: `member:${id}`, ...change })
}

/** Refuses with `last_owner` what the database does not allow for the last owner's sake. */
export async function refusingLastOwner<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (error instanceof DatabaseError && error.constraint === 'staff_last_owner') {
      refuse('last_owner')
    }
    throw error
  })
}

const setState = rareStatement(
  'staff-member-state',
  {},
  'UPDATE staff_members SET state = $2 WHERE id = $1',
)

const deleteRoles = rareStatement(
  'staff-member-roles-delete',
  {},
  'DELETE FROM staff_member_roles WHERE member_id = $1',
)

const deleteInvitation = rareStatement(
  'staff-invitation-delete',
  {},
  'DELETE FROM staff_invitations WHERE member_id = $1',
)

/** Removes a member's second factors and ends the sessions. Refuses with `conflict` where there are none. */
export async function resetFactor(
  deps: StateDeps,
  memberId: number,
  reason: string,
  call: Call,
): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const member = await lockForChange(tx, call, memberId)
    await resetLocked(deps, tx, member, reason, auditSource(call))
  })
}

export async function resetLocked(
  deps: StateDeps,
  tx: Tx,
  member: MemberRow,
  reason: string,
  source: AuditSource,
): Promise<void> {
  const before = await factorsOf(tx, member.id)
  if (!hasFactor(before)) refuse('conflict', { message: 'This member has no second step.' })
  await deleteFactors(tx, member.id)
  await endSessions(tx, member.id, null)
  await sendFactorNotice(deps, tx, member, 'the second step was reset')
  await deps.recordAudit(tx, source, {
    subject: `member:${member.id}`,
    before: { passkeys: before.passkeys, has_totp: before.has_totp },
    after: { passkeys: 0, has_totp: false },
    reason,
  })
}

/** Ends one session of a member, or all. Refuses with `not_found`. */
export async function endMemberSessions(
  { database, recordAudit }: StateDeps,
  memberId: number,
  sessionId: number | null,
  call: Call,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    await lockForChange(tx, call, memberId)
    const ended = await endSessions(tx, memberId, sessionId)
    if (ended === 0 && sessionId !== null) refuse('not_found')
    await recordAudit(tx, auditSource(call), {
      subject: `member:${memberId}`,
      after: { sessions_ended: sessionId ?? 'all' },
    })
  })
}
