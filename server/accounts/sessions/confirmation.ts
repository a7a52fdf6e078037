import { confirmedMinutes, youngContactHours } from '#contract/limits.ts'
import type { ConfirmationNeeded } from '#contract/shop/account-security.ts'
import { nullable, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, type Customer, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { Contact } from '../codes/contact.ts'
import type { AccountDeps } from '../deps.ts'
import { hasPasskeys } from '../passkeys/passkeys.ts'

export const youngMs = youngContactHours * 3_600_000
const confirmedMs = confirmedMinutes * 60_000

/** Stores that a session's owner has just proved who they are. */
export async function confirmSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await run(db, confirm, [sessionId, at])
}

const confirm = rareStatement(
  'session-confirm',
  {},
  'UPDATE account_sessions SET confirmed_at = $2 WHERE id = $1',
)

/** Whether the owner of a session that was confirmed at this time need not be asked again. */
export function isConfirmed(confirmedAt: Date | null, at: Date): boolean {
  return confirmedAt !== null && at.getTime() - confirmedAt.getTime() < confirmedMs
}

/**
 * Refuses with `confirmation_required` unless the call's session was confirmed within ten minutes: whoever
 * found its token has not proved who they are. `data` has what this account can prove it by.
 */
export async function requireConfirmed(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  call: Call,
): Promise<void> {
  await requireConfirmedSession(database, signedIn(call), clock.now())
}

/** The same within a transaction. */
export async function requireConfirmedSession(
  db: Db,
  { id, sessionId }: Customer,
  at: Date,
): Promise<void> {
  // It may have been ended since the call began: there is nothing left to confirm.
  const session = (await maybe(db, confirmedAt, [sessionId])) ?? refuse('unauthenticated')
  if (!isConfirmed(session.confirmed_at, at)) await refuseUnconfirmed(db, id, at)
}

const confirmedAt = rareStatement(
  'session-confirmed-at',
  { confirmed_at: nullable(time) },
  'SELECT confirmed_at FROM account_sessions WHERE id = $1',
)

export async function refuseUnconfirmed(db: Db, accountId: number, at: Date): Promise<never> {
  refuse('confirmation_required', { data: await confirmationMethods(db, accountId, at) })
}

async function confirmationMethods(
  db: Db,
  accountId: number,
  at: Date,
): Promise<ConfirmationNeeded> {
  const contacts = await settledContacts(db, accountId, at)
  const masked = contacts.map(({ mode, value }) => ({ mode, contact: maskedContact(value) }))
  const methods: ConfirmationNeeded['methods'] = ['password']
  if (await hasPasskeys(db, accountId)) methods.unshift('passkey')
  if (contacts.length > 0) methods.push('code')
  return { methods, contacts: masked }
}

/** The contacts that have been the account's long enough to prove something; its first ones always are. */
export async function settledContacts(db: Db, accountId: number, at: Date): Promise<Contact[]> {
  const row = (await maybe(db, contactTimes, [accountId])) ?? refuse('unauthenticated')
  return contactsIn(row).filter(({ since }) => !isYoung(since, at))
}

const contactTimesRow = {
  email: nullable(text),
  email_since: nullable(time),
  phone_number: nullable(text),
  phone_number_since: nullable(time),
}

const contactTimes = rareStatement(
  'account-contact-times',
  contactTimesRow,
  `SELECT email, email_since, phone_number, phone_number_since FROM accounts
   WHERE id = $1 AND deleted_at IS NULL`,
)

type TimedContact = Contact & { since: Date | null }

/** An account's contacts, with the time since when they are its own; null: since it was opened. */
export function contactsIn(row: Row<typeof contactTimesRow>): TimedContact[] {
  const contacts: TimedContact[] = []
  const { email, phone_number: phone } = row
  if (email) contacts.push({ mode: 'email', value: email, since: row.email_since })
  if (phone) contacts.push({ mode: 'phone', value: phone, since: row.phone_number_since })
  return contacts
}

/** Whether a contact came to its account less than 72 hours ago, after the account was opened. */
export function isYoung(since: Date | null, at: Date): boolean {
  return since !== null && at.getTime() - since.getTime() < youngMs
}

/** Enough for its owner to know it by: `a•••@example.com`, `+234•••••••4567`. */
export function maskedContact(contact: string): string {
  const [name = '', host] = contact.split('@')
  if (host !== undefined) return `${name.slice(0, 1)}•••@${host}`
  return `${contact.slice(0, 4)}•••••••${contact.slice(-3)}`
}
