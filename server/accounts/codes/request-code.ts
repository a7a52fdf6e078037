import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { type AccountDeps, addressOf } from '../deps.ts'
import { findAccount } from '../sessions/find-account.ts'
import type { Attempt } from './attempts.ts'
import { type CodePurpose, codeLifetimeMs, type ProvedCode } from './codes.ts'
import type { Contact } from './contact.ts'

/** The channel of a code to a phone; mail addresses get mail. */
export type Option = 'sms' | 'whatsapp'

const templates = {
  register: 'register_code',
  reset: 'reset_code',
  phone: 'phone_code',
  confirm: 'confirm_code',
} as const satisfies Record<CodePurpose, string>

/**
 * Sends the code that proves a contact. A reset code is sent only where there is an account; where there
 * is none, the same steps are done, so that the answer takes equally long.
 */
export async function requestCode(
  { database, clock, codes, attempts, sendMessage }: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  option: Option,
  call: Call,
): Promise<void> {
  const attempt: Attempt = {
    action: 'codeRequest',
    subject: `${purpose} ${contact.value}`,
    ip: call.ip,
  }
  await attempts.check(attempt)
  await inTransaction(database.pool, async (tx) => {
    const code = await codes.issue(tx, purpose, contact.value)
    const account = await findAccount(tx, contact)
    await sendMessage(tx, {
      to: addressOf(contact),
      channel: contact.mode === 'email' ? 'email' : option,
      template: templates[purpose],
      values: { code },
      expiresAt: new Date(clock.now().getTime() + codeLifetimeMs),
      decoy: purpose === 'reset' && !account,
    })
  })
  await attempts.count(attempt)
}

/** Proves the code that was sent, at the cost of an attempt. Refuses with `wrong_code`. */
export async function proveCode(
  { codes, attempts }: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  digits: string,
  call: Call,
): Promise<ProvedCode> {
  const attempt: Attempt = { action: 'code', subject: `${purpose} ${contact.value}`, ip: call.ip }
  await attempts.take(attempt)
  const code = await codes.prove(purpose, contact.value, digits)
  if (!code) refuse('wrong_code')
  await attempts.succeed(attempt)
  return code
}
