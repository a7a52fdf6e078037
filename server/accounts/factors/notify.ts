import type { Db } from '#server/platform/database/query.ts'
import type { AccountDeps } from '../deps.ts'
import { contactsOf } from '../profile/contacts.ts'

const noticeMs = 24 * 3_600_000

/** Sends every contact of an account word of a login that its owner may not have made. */
export async function notifyContacts(
  { clock, sendMessage }: Pick<AccountDeps, 'clock' | 'sendMessage'>,
  db: Db,
  accountId: number,
  template: 'recovery_code_used' | 'second_factor_guessed',
): Promise<void> {
  const { email, phoneNumber } = await contactsOf(db, accountId)
  const changedAt = clock.now()
  const expiresAt = new Date(changedAt.getTime() + noticeMs)
  const message = { template, values: { changedAt }, expiresAt, accountId }
  if (email) {
    await sendMessage(db, { ...message, to: { email }, channel: 'email' })
  }
  if (phoneNumber) {
    await sendMessage(db, { ...message, to: { phone_number: phoneNumber }, channel: 'sms' })
  }
}
