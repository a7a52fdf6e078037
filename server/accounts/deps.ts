import type { Message, PhoneBudgets, SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProofOfWork } from '#server/platform/http/limits/proof-of-work.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Attempts } from './codes/attempts.ts'
import type { Codes } from './codes/codes.ts'
import type { Contact } from './codes/contact.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
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
  /** Null where the mall's address takes no passkeys. */
  relyingParty: RelyingParty | null
  /** They seal the secrets of authenticator apps. */
  keys: Keys
  /** The mall's address, for links in messages. */
  publicUrl: string
  /** No password may have it in it. */
  storeName: string
}

/** A contact as the address of a message. */
export function addressOf({ mode, value }: Contact): Message['to'] {
  return mode === 'email' ? { email: value } : { phone_number: value }
}
