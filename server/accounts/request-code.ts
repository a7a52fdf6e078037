import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { Attempt } from './attempts.ts'
import { codeLifeMs, type ProvedCode } from './codes.ts'
import type { Contact } from './contact.ts'
import { type AccountDeps, addressOf } from './deps.ts'
import { findAccount } from './find-account.ts'
import type { CodePurpose } from './tables.ts'

/** How a code reaches a phone; mail addresses get mail. */
export type Option = 'sms' | 'whatsapp'

const templates = {
  register: 'register_code',
  reset: 'reset_code',
  phone: 'phone_code',
} as const satisfies Record<CodePurpose, string>

/**
 * Sends the code that proves a contact. A new password's code goes out only where there is an account;
 * where there is none everything is done that takes time.
 */
export async function requestCode(
  { database, clock, codes, attempts, sendMessage }: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  option: Option,
  call: Call,
): Promise<void> {
  const one: Attempt = { what: 'ask', each: `${purpose} ${contact.value}`, ip: call.ip }
  await attempts.check(one)
  await inTransaction(database.pool, async (client) => {
    const code = await codes.issue(client, purpose, contact.value)
    const account = await findAccount(client, contact)
    await sendMessage(client, {
      to: addressOf(contact),
      channel: contact.mode === 'email' ? 'email' : option,
      template: templates[purpose],
      values: { code },
      expiresAt: new Date(clock.now().getTime() + codeLifeMs),
      decoy: purpose === 'reset' && !account,
    })
  })
  await attempts.count(one)
}

/** The code that was sent for it, proved at the cost of a try. Refuses with `wrong_code`. */
export async function proveCode(
  { codes, attempts }: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  digits: string,
  call: Call,
): Promise<ProvedCode> {
  const one: Attempt = { what: 'code', each: `${purpose} ${contact.value}`, ip: call.ip }
  await attempts.take(one)
  const code = await codes.prove(purpose, contact.value, digits)
  if (!code) refuse('wrong_code')
  await attempts.right(one)
  return code
}
