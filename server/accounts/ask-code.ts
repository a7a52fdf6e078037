import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { codeLifeMs, type ProvedCode } from './codes.ts'
import type { Contact } from './contact.ts'
import { findAccount } from './find-account.ts'
import { type AccountParts, addressOf } from './parts.ts'
import type { CodePurpose } from './tables.ts'
import type { Try } from './tries.ts'

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
export async function askCode(
  { database, clock, codes, tries, sendMessage }: AccountParts,
  purpose: CodePurpose,
  contact: Contact,
  option: Option,
  call: Call,
): Promise<void> {
  const one: Try = { what: 'ask', each: `${purpose} ${contact.value}`, ip: call.ip }
  await tries.check(one)
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
  await tries.count(one)
}

/** The code that was sent for it, proved at the cost of a try. Refuses with `wrong_code`. */
export async function proveCode(
  { codes, tries }: AccountParts,
  purpose: CodePurpose,
  contact: Contact,
  digits: string,
  call: Call,
): Promise<ProvedCode> {
  const one: Try = { what: 'code', each: `${purpose} ${contact.value}`, ip: call.ip }
  await tries.take(one)
  const code = await codes.prove(purpose, contact.value, digits)
  if (!code) refuse('wrong_code')
  await tries.right(one)
  return code
}
