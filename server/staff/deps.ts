import type {
  LoginCodes,
  PasswordDeps,
  Passwords,
  RelyingParty,
} from '#server/accounts/accounts.ts'
import type { RecordAudit } from '#server/audit/audit.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Logger } from '#server/platform/log.ts'

export interface StaffDeps extends PasswordDeps {
  clock: Clock
  log: Pick<Logger, 'error'>
  keys: Keys
  sendMessage: SendMessage
  recordAudit: RecordAudit
  passwords: Passwords
  loginCodes: LoginCodes
  storeName: string
  /** The office's address without `/office`, for links in mails; passkeys are made for it. */
  officeUrl: string
  /** Null where that address takes no passkeys. */
  relyingParty: RelyingParty | null
}
