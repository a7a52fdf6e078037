import type { FactorMethod } from '#contract/shop/sign-in.ts'
import { namedAccounts } from '#server/accounts/accounts.ts'
import { auditSource } from '#server/audit/audit.ts'
import { boolean, nullable, number, type Row, time } from '#server/platform/database/columns.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { lockMember, type MemberRow, ownerMails } from '../members/member.ts'
import { stepUp } from '../sessions.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

const factorsRow = {
  passkeys: number,
  has_totp: boolean,
  totp_since: nullable(time),
  recovery_codes_left: number,
}
export type Factors = Row<typeof factorsRow>

/** What a member has beside the password. */
export function factorsOf(db: Db, memberId: number): Promise<Factors> {
  return one(db, readFactors, [memberId])
}

const readFactors = rareStatement(
  'staff-factors',
  factorsRow,
  `SELECT
     (SELECT count(*) FROM staff_passkeys WHERE member_id = $1) AS passkeys,
     EXISTS (SELECT FROM staff_totp WHERE member_id = $1 AND secret IS NOT NULL) AS has_totp,
     (SELECT since FROM staff_totp WHERE member_id = $1) AS totp_since,
     (
       SELECT count(*) FROM staff_recovery_codes WHERE member_id = $1 AND used_at IS NULL
     ) AS recovery_codes_left`,
)

export function hasFactor({ passkeys, has_totp }: Factors): boolean {
  return passkeys > 0 || has_totp
}

/** How a member can prove the second factor here. */
export function methodsOf(factors: Factors, takesPasskeys: boolean): FactorMethod[] {
  return [
    ...(factors.passkeys > 0 && takesPasskeys ? ['passkey' as const] : []),
    ...(factors.has_totp ? ['totp' as const] : []),
    ...(hasFactor(factors) && factors.recovery_codes_left > 0 ? ['recovery-code' as const] : []),
  ]
}

/**
 * Runs a change of the caller's own factors, one at a time, enters it, and tells the member by mail. A session
 * without the second factor may set up the first one, not another beside it.
 */
export function changeFactors<T>(
  deps: StaffDeps,
  call: Call,
  change: string,
  work: (tx: Tx, member: MemberRow, factors: Factors) => Promise<T>,
): Promise<T> {
  const { id, step } = staffOf(call)
  return inTransaction(deps.database.pool, async (tx) => {
    const member = await lockMember(tx, id)
    if (member.state !== 'active') refuse('unauthenticated')
    const factors = await factorsOf(tx, id)
    if (step === 'set-up' && hasFactor(factors)) refuse('second_factor_needed')
    const result = await work(tx, member, factors)
    await sendFactorNotice(deps, tx, member, change)
    await deps.recordAudit(tx, auditSource(call), {
      subject: `member:${id}`,
      before: summary(factors),
      after: summary(await factorsOf(tx, id)),
      reason: change,
    })
    return result
  })
}

function summary({ passkeys, has_totp, recovery_codes_left }: Factors) {
  return { passkeys, has_totp, recovery_codes_left }
}

/** The first factor, which was proved by being set up, completes the session and comes with recovery codes. */
export async function firstFactor(
  { clock }: StaffDeps,
  tx: Tx,
  call: Call,
  before: Factors,
): Promise<string[]> {
  if (hasFactor(before)) return []
  await stepUp(tx, call, clock.now())
  return replaceRecoveryCodes(tx, staffOf(call).id)
}

/** Refuses with `conflict` where a removal has left no factor. */
export async function requireFactorLeft(tx: Tx, memberId: number): Promise<void> {
  if (hasFactor(await factorsOf(tx, memberId))) return
  refuse('conflict', { message: 'This is your only second step. Add another one first.' })
}

/** All that a member has beside the password. */
export async function deleteFactors(tx: Tx, memberId: number): Promise<void> {
  await run(tx, deletePasskeys, [memberId])
  await run(tx, deleteTotp, [memberId])
  await run(tx, deleteCodes, [memberId])
}

const deletePasskeys = rareStatement(
  'staff-factors-delete-passkeys',
  {},
  'DELETE FROM staff_passkeys WHERE member_id = $1',
)

const deleteTotp = rareStatement(
  'staff-factors-delete-totp',
  {},
  'DELETE FROM staff_totp WHERE member_id = $1',
)

const deleteCodes = rareStatement(
  'staff-factors-delete-codes',
  {},
  'DELETE FROM staff_recovery_codes WHERE member_id = $1',
)

/** The member and the owners hear of somebody who has the password and guesses at the second step. */
export async function sendGuessNotice(
  { clock, sendMessage }: Pick<StaffDeps, 'clock' | 'sendMessage'>,
  tx: Tx,
  memberId: number,
): Promise<void> {
  const member = await lockMember(tx, memberId)
  const accountId = member.account_id
  const account = accountId === null ? null : (await namedAccounts(tx, [accountId])).get(accountId)
  const now = clock.now()
  const to = new Set([...(account?.email ? [account.email] : []), ...(await ownerMails(tx))])
  for (const email of to) {
    await sendMessage(tx, {
      to: { email },
      channel: 'email',
      template: 'staff_factor_guessed',
      values: { member: account?.name ?? '', changedAt: now },
      expiresAt: new Date(now.getTime() + weekMs),
    })
  }
}

const weekMs = 7 * 24 * 3_600_000

export async function sendFactorNotice(
  { clock, sendMessage }: Pick<StaffDeps, 'clock' | 'sendMessage'>,
  tx: Tx,
  { account_id }: MemberRow,
  change: string,
): Promise<void> {
  const accounts = account_id === null ? null : await namedAccounts(tx, [account_id])
  const email = account_id === null ? null : accounts?.get(account_id)?.email
  if (!email) return
  const now = clock.now()
  await sendMessage(tx, {
    to: { email },
    channel: 'email',
    template: 'staff_factor_changed',
    values: { change, changedAt: now },
    expiresAt: new Date(now.getTime() + weekMs),
  })
}
