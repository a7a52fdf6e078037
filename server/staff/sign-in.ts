import { permissionNames } from '#contract/office/permissions.ts'
import type { Me, NextStep } from '#contract/office/session.ts'
import type { Assertion } from '#contract/shop/sign-in.ts'
import { accountIdOf, digestOf, namedAccounts, provePassword } from '#server/accounts/accounts.ts'
import { auditSource } from '#server/audit/audit.ts'
import { certain, list, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, Refusal, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from './deps.ts'
import { factorsOf, hasFactor, methodsOf, sendFactorNotice } from './factors/factors.ts'
import { provePasskey } from './factors/passkeys.ts'
import { spendRecoveryCode } from './factors/recovery-codes.ts'
import { proveTotp } from './factors/totp.ts'
import { lockMember, type MemberRow, memberOfAccount } from './members/member.ts'
import {
  clearSessionCookie,
  endSessions,
  startSession,
  steppedUpUntil,
  stepUp,
} from './sessions.ts'

/**
 * Begins a session, which opens its next step only. Refuses with `wrong_credentials` and `too_many_tries`, and with
 * `forbidden` whoever has the right password and is no active member.
 */
export async function signIn(
  deps: StaffDeps,
  { email, password }: { email: string; password: string },
  call: Call,
): Promise<NextStep> {
  const sent = { mode: 'email', email, password } as const
  const account = await provePassword(deps, sent, call).catch((error: unknown) => {
    // Not waited for: else the time of the answer would tell who is a member.
    if (error instanceof Refusal) void enterWrongPassword(deps, email, error, call)
    throw error
  })
  const member = await memberOfAccount(deps.database, account.id)
  if (member?.state !== 'active') {
    const message =
      member?.state === 'suspended'
        ? 'Your access to the office is suspended. Ask an owner.'
        : 'This account is not one of the staff. Were you invited? Then take up the invitation first.'
    refuse('forbidden', { message })
  }
  const passwordDigest = digestOf(account.password_hash)
  return inTransaction(deps.database.pool, (tx) => begin(deps, tx, member, passwordDigest, call))
}

/** Begins the session of a member whose password was right, in the caller's transaction, and enters it. */
export async function begin(
  { clock, relyingParty, recordAudit }: StaffDeps,
  tx: Tx,
  { id }: Pick<MemberRow, 'id'>,
  passwordDigest: Buffer,
  call: Call,
): Promise<NextStep> {
  const sessionId = await startSession(tx, { id, passwordDigest }, call, clock.now())
  const factors = await factorsOf(tx, id)
  const step = hasFactor(factors) ? 'second-factor' : 'set-up'
  await recordAudit(
    tx,
    { actor: { staff: id }, sessionId, call: call.name, requestId: call.requestId },
    { subject: `member:${id}`, after: { step } },
  )
  return { step, methods: methodsOf(factors, relyingParty !== null) }
}

/** A wrong password for a member's address is entered; whose else it is, nobody knows. */
async function enterWrongPassword(
  { database, log, recordAudit }: StaffDeps,
  email: string,
  { code: refused }: Refusal,
  { name, requestId }: Call,
): Promise<void> {
  try {
    const accountId = await accountIdOf(database, email.toLowerCase())
    const member = accountId === null ? null : await memberOfAccount(database, accountId)
    if (!member) return
    const source = { actor: { staff: member.id }, sessionId: null, call: name, requestId }
    await inTransaction(database.pool, (tx) =>
      recordAudit(tx, source, { subject: `member:${member.id}`, refused }),
    )
  } catch (error) {
    log.error({ err: error }, 'a wrong password in the office was not entered')
  }
}

export type SentFactor =
  | { method: 'totp'; code: string }
  | { method: 'recovery-code'; recovery_code: string }
  | { method: 'passkey'; credential: Assertion }

/** Completes a sign-in, or proves the factor again. Answers until when that opens what asks for it. */
export async function proveSecondFactor(
  deps: StaffDeps,
  sent: SentFactor,
  call: Call,
): Promise<Date> {
  const { database, clock, recordAudit } = deps
  const { id } = staffOf(call)
  if (sent.method === 'passkey') await provePasskey(deps, sent.credential, call)
  if (sent.method === 'totp') await proveTotp(deps, id, sent.code, call)
  return inTransaction(database.pool, async (tx) => {
    const now = clock.now()
    const member = await lockMember(tx, id)
    if (member.state !== 'active') refuse('unauthenticated')
    if (sent.method === 'recovery-code') {
      if (!(await spendRecoveryCode(tx, id, sent.recovery_code, now))) {
        refuse('wrong_code', { message: 'This recovery code is wrong or has been used.' })
      }
      await sendFactorNotice(deps, tx, member, 'a recovery code was used')
    }
    const until = await stepUp(tx, call, now)
    await recordAudit(tx, auditSource(call), {
      subject: `member:${id}`,
      after: { step: 'complete', method: sent.method },
    })
    return until
  })
}

export async function signOut({ database, recordAudit }: StaffDeps, call: Call): Promise<void> {
  const { id, sessionId } = staffOf(call)
  await inTransaction(database.pool, async (tx) => {
    await endSessions(tx, id, sessionId)
    await recordAudit(tx, auditSource(call), {
      subject: `member:${id}`,
      before: { session: sessionId },
      after: { session: null },
    })
  })
  clearSessionCookie(call)
}

/** Before the second factor nothing is told but what proves it. */
export async function whoAmI({ database, relyingParty }: StaffDeps, call: Call): Promise<Me> {
  const { id, sessionId, step, permissions } = staffOf(call)
  const row = await one(database, ownRow, [id, sessionId])
  const account = (await namedAccounts(database, [row.account_id])).get(row.account_id)
  const factors = await factorsOf(database, id)
  const isComplete = step === 'complete'
  return {
    id,
    name: account?.name ?? '',
    email: account?.email ?? '',
    step,
    methods: methodsOf(factors, relyingParty !== null),
    roles: isComplete ? row.roles : [],
    permissions: permissionNames.filter((name) => isComplete && permissions.has(name)),
    passkey_origin: relyingParty?.origin ?? null,
    ends_at: row.expires_at.toISOString(),
    stepped_up_until: row.factor_at ? steppedUpUntil(row.factor_at).toISOString() : null,
  }
}

const ownRow = rareStatement(
  'staff-me',
  {
    // An active member has one, by the table's constraint.
    account_id: certain(number),
    expires_at: time,
    factor_at: nullable(time),
    roles: list(text),
  },
  `SELECT account_id, expires_at, factor_at, ARRAY(
     SELECT name FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
     WHERE staff_member_roles.member_id = staff_members.id ORDER BY role_id
   ) AS roles
   FROM staff_members JOIN staff_sessions ON staff_sessions.member_id = staff_members.id
   WHERE staff_members.id = $1 AND staff_sessions.id = $2 AND account_id IS NOT NULL`,
)
