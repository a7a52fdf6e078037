import { youngContactHours } from '#contract/limits.ts'
import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { recordChange } from '../changes/record-change.ts'
import {
  type Contact,
  contactModes,
  contactOf,
  reachableContact,
  type SentContact,
} from '../codes/contact.ts'
import { proveCode, type SentRequest, sendCode } from '../codes/request-code.ts'
import { clearRequester, requesterCookies } from '../codes/requester.ts'
import type { AccountDeps } from '../deps.ts'
import { isYoung, youngMs } from '../sessions/confirmation.ts'
import { columnOf } from '../sessions/find-account.ts'
import { deleteDevices, rememberDevice } from '../sessions/known-device.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { hashOfToken, isToken } from '../sessions/tokens.ts'
import { type ChosenPassword, requireGoodPassword } from './good-password.ts'
import { ownerOfContact } from './owner.ts'

/** Sends a reset code. A cookie ties the reset to this browser, which need not send the contact again. */
export async function forgotPassword(
  deps: AccountDeps,
  sent: SentContact & SentRequest,
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  const { tokenHash, expiresAt, early } = await sendCode(deps, 'reset', contact, sent, call)
  await run(deps.database, addReset, [tokenHash, contact.value, expiresAt])
  if (early) refuse('resend_wait', early)
}

const addReset = rareStatement(
  'reset-add',
  {},
  'INSERT INTO account_resets (token_hash, contact, expires_at) VALUES ($1, $2, $3)',
)

export interface SentReset extends ChosenPassword {
  code: string
  email?: string | null | undefined
  phone_number?: string | null | undefined
}

/**
 * Sets a new password by a reset code: every session ends, no browser is known any more but this one,
 * and every contact hears of it. A contact younger than 72 hours resets nothing, nor does any after somebody
 * has undone a change: `reset_refused`.
 */
export async function resetPassword(deps: AccountDeps, sent: SentReset, call: Call): Promise<void> {
  const { database, clock, codes, passwords, storeName } = deps
  const contact = await contactOfReset(deps, sent, call)
  requireGoodPassword(sent, { names: [], contacts: [contact?.value ?? null] }, storeName)
  if (!contact) refuse('wrong_code')
  const code = await proveCode(deps, 'reset', contact, sent.code, call)
  // Only whoever has proved the contact may learn by a refusal what else belongs to its account.
  requireGoodPassword(sent, await ownerOfContact(database, contact), storeName)
  const caller = { ip: call.ip, subject: contact.value }
  const passwordHash = await passwords.hash(sent.password, caller)

  await inTransaction(database.pool, async (tx) => {
    const isFirst = await codes.use(tx, 'reset', contact.value, code)
    const account = isFirst ? await maybe(tx, lockAccountBy(contact.mode), [contact.value]) : null
    if (account === null) refuse('wrong_code')
    const { id: accountId } = account
    requireSettled(account, clock.now())
    await recordChange(deps, tx, { accountId, kind: 'password' })
    await run(tx, setPassword, [accountId, passwordHash])
    await endAllSessions(tx, accountId)
    await deleteDevices(tx, accountId)
    await rememberDevice(tx, call, accountId, clock.now())
  })
  clearRequester(call, 'reset')
}

/** The contact in the payload, else the one for which this browser requested the code. */
async function contactOfReset(
  { database, clock }: AccountDeps,
  { email, phone_number }: SentReset,
  call: Call,
): Promise<Contact | undefined> {
  if (email) return contactOf({ mode: 'email', email })
  if (phone_number) return contactOf({ mode: 'phone', phone_number })
  const token = call.cookie(requesterCookies.reset)
  if (!isToken(token)) return undefined
  const reset = await maybe(database, resetOfToken, [hashOfToken(token), clock.now()])
  if (!reset) return undefined
  const value = reset.contact
  return { mode: value.includes('@') ? 'email' : 'phone', value }
}

const resetOfToken = rareStatement(
  'reset-of-token',
  { contact: text },
  'SELECT contact FROM account_resets WHERE token_hash = $1 AND expires_at > $2',
)

const lockAccountBy = variants(contactModes, (mode) =>
  rareStatement(
    `account-lock-to-reset-by-${mode}`,
    { id: number, since: nullable(time), undone_at: nullable(time) },
    `SELECT id, ${columnOf(mode)}_since AS since, undone_at
     FROM accounts WHERE ${columnOf(mode)} = $1 FOR NO KEY UPDATE`,
  ),
)

/** Said only to a caller who has proved the contact. */
function requireSettled(
  { since, undone_at: undoneAt }: { since: Date | null; undone_at: Date | null },
  at: Date,
): void {
  if (isYoung(since, at)) {
    refuse('reset_refused', {
      message: `This contact was added to your account less than ${youngContactHours} hours ago, so its code cannot set a new password ${untilWhen(since)}. Use your other contact, or the link in our message about the change.`,
    })
  }
  if (isYoung(undoneAt, at)) {
    refuse('reset_refused', {
      message: `Somebody undid a change of this account, so no code sets a new password ${untilWhen(undoneAt)}. Log in with the password from before the change, or write to us.`,
    })
  }
}

function untilWhen(since: Date | null): string {
  return `until ${lagosTime.format((since?.getTime() ?? 0) + youngMs)}`
}

const lagosTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hourCycle: 'h23',
  dateStyle: 'medium',
  timeStyle: 'short',
})

const setPassword = rareStatement(
  'account-reset-password',
  {},
  'UPDATE accounts SET password_hash = $2 WHERE id = $1',
)
