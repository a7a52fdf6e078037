import { number, text } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import {
  type Contact,
  contactModes,
  contactOf,
  reachableContact,
  type SentContact,
} from '../codes/contact.ts'
import { proveCode, requestCode, type SentRequest } from '../codes/request-code.ts'
import { clearRequester, requesterCookies } from '../codes/requester.ts'
import { type AccountDeps, addressOf } from '../deps.ts'
import { columnOf } from '../sessions/find-account.ts'
import { deleteDevices, rememberDevice } from '../sessions/known-device.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { hashOfToken, isToken } from '../sessions/tokens.ts'
import { type ChosenPassword, requireGoodPassword } from './common-passwords.ts'

/** Sends a reset code. A cookie ties the reset to this browser, which need not send the contact again. */
export async function forgotPassword(
  deps: AccountDeps,
  sent: SentContact & SentRequest,
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  const { tokenHash, expiresAt } = await requestCode(deps, 'reset', contact, sent, call)
  await run(deps.database, addReset, [tokenHash, contact.value, expiresAt])
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
 * and its contact gets a notice.
 */
export async function resetPassword(deps: AccountDeps, sent: SentReset, call: Call): Promise<void> {
  const { database, clock, codes, passwords } = deps
  requireGoodPassword(sent)
  const contact = (await contactOfReset(deps, sent, call)) ?? refuse('wrong_code')
  const code = await proveCode(deps, 'reset', contact, sent.code, call)
  const passwordHash = await passwords.hash(sent.password)

  await inTransaction(database.pool, async (tx) => {
    const isFirst = await codes.use(tx, 'reset', contact.value, code)
    const accountId = isFirst ? await setPassword(tx, contact, passwordHash) : null
    if (accountId === null) refuse('wrong_code')
    await endAllSessions(tx, accountId)
    await deleteDevices(tx, accountId)
    await rememberDevice(tx, call, accountId, clock.now())
    await notifyPasswordChanged(deps, tx, contact)
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

/** Answers the account's id; null where the contact is nobody's. */
async function setPassword(
  tx: Tx,
  { mode, value }: Contact,
  passwordHash: string,
): Promise<number | null> {
  const account = await maybe(tx, setPasswordBy(mode), [value, passwordHash])
  return account?.id ?? null
}

const setPasswordBy = variants(contactModes, (mode) =>
  rareStatement(
    `account-set-password-by-${mode}`,
    { id: number },
    `UPDATE accounts SET password_hash = $2 WHERE ${columnOf(mode)} = $1 RETURNING id`,
  ),
)

const noticeLifeMs = 24 * 3_600_000

async function notifyPasswordChanged(
  { clock, sendMessage }: AccountDeps,
  tx: Tx,
  contact: Contact,
): Promise<void> {
  const changedAt = clock.now()
  await sendMessage(tx, {
    to: addressOf(contact),
    channel: contact.mode === 'email' ? 'email' : 'sms',
    template: 'password_changed',
    values: { changedAt },
    expiresAt: new Date(changedAt.getTime() + noticeLifeMs),
  })
}
