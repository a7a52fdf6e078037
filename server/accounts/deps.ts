import type { Message, SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProofOfWork } from '#server/platform/http/limits/proof-of-work.ts'
import type { Attempts } from './codes/attempts.ts'
import type { Codes } from './codes/codes.ts'
import type { Contact } from './codes/contact.ts'
import type { PhoneBudgets } from './codes/phone-budgets.ts'
import type { Passwords } from './passwords/passwords.ts'

export interface AccountDeps {
  database: Database
  clock: Clock
  passwords: Passwords
  codes: Codes
  attempts: Attempts
  budgets: PhoneBudgets
  proofs: ProofOfWork
  sendMessage: SendMessage
}

/** A contact as the address of a message. */
export function addressOf({ mode, value }: Contact): Message['to'] {
  return mode === 'email' ? { email: value } : { phone_number: value }
}
