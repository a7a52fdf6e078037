import type { ClientBase } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { codeLifetimeMs } from './codes.ts'
import { type Contact, contactOf, reachableContact, type SentContact } from './contact.ts'
import { type AccountDeps, addressOf } from './deps.ts'
import { columnOf } from './find-account.ts'
import { deleteDevices, rememberDevice } from './known-device.ts'
import { type ChosenPassword, requireGoodPassword } from './new-password.ts'
import { type Option, proveCode, requestCode } from './request-code.ts'
import { endAllSessions } from './sessions.ts'
import { hashOfToken, isToken, newToken } from './tokens.ts'

const cookieName = 'password-reset'

/** Sends a reset code. A cookie ties the reset to this browser, which need not send the contact again. */
export async function forgotPassword(
  deps: AccountDeps,
  sent: SentContact & { option: Option },
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  await requestCode(deps, 'reset', contact, sent.option, call)
  const { token, hash } = newToken()
  const expiresAt = new Date(deps.clock.now().getTime() + codeLifetimeMs)
  await deps.database.pool.query(
    'INSERT INTO account_resets (token_hash, contact, expires_at) VALUES ($1, $2, $3)',
    [hash, contact.value, expiresAt],
  )
  call.setCookie({ name: cookieName, value: token, maxAge: codeLifetimeMs / 1000 })
}

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

  await inTransaction(database.pool, async (client) => {
    const isFirst = await codes.use(client, 'reset', contact.value, code)
    const accountId = isFirst ? await setPassword(client, contact, passwordHash) : undefined
    if (accountId === undefined) refuse('wrong_code')
    await endAllSessions(client, accountId)
    await deleteDevices(client, accountId)
    await rememberDevice(client, call, accountId, clock.now())
    await notifyPasswordChanged(deps, client, contact)
  })
  call.setCookie({ name: cookieName, value: '', maxAge: 0 })
}

/** The contact in the payload, else the one for which this browser requested the code. */
async function contactOfReset(
  { database, clock }: AccountDeps,
  { email, phone_number }: SentReset,
  call: Call,
): Promise<Contact | undefined> {
  if (email) return contactOf({ mode: 'email', email })
  if (phone_number) return contactOf({ mode: 'phone', phone_number })
  const token = call.cookie(cookieName)
  if (!isToken(token)) return undefined
  const { rows } = await database.pool.query<{ contact: string }>(
    'SELECT contact FROM account_resets WHERE token_hash = $1 AND expires_at > $2',
    [hashOfToken(token), clock.now()],
  )
  const value = rows[0]?.contact
  return value === undefined ? undefined : { mode: value.includes('@') ? 'email' : 'phone', value }
}

async function setPassword(
  client: ClientBase,
  contact: Contact,
  passwordHash: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE accounts SET password_hash = $2 WHERE ${columnOf(contact)} = $1 RETURNING id`,
    [contact.value, passwordHash],
  )
  return rows[0]?.id
}

const noticeLifeMs = 24 * 3_600_000

async function notifyPasswordChanged(
  { clock, sendMessage }: AccountDeps,
  client: ClientBase,
  contact: Contact,
): Promise<void> {
  const changedAt = clock.now()
  await sendMessage(client, {
    to: addressOf(contact),
    channel: contact.mode === 'email' ? 'email' : 'sms',
    template: 'password_changed',
    values: { changedAt },
    expiresAt: new Date(changedAt.getTime() + noticeLifeMs),
  })
}
