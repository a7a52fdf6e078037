import type { accounts } from '#contract/shop/accounts.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Call } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { cleanUpAccounts } from './clean-up.ts'
import type { SentRequest } from './codes/request-code.ts'
import { type AccountOptions, accountHandlers, depsOf } from './routes.ts'
import { knowBrowser, requestLoginCode } from './sessions/know-browser.ts'

export { type Attempt, Attempts } from './codes/attempts.ts'
export { digestOf } from './factors/pending-login.ts'
export { hashOfTyped, newRecoveryCodes } from './factors/recovery-codes.ts'
export { digitsAt, newTotpSecret, qrPath, totpStep, totpUri } from './factors/totp.ts'
export { maskedEmail, maskedPhone } from './masked.ts'
export {
  accountsOfContact,
  beginningsOf,
  findCustomers,
  type SeenCustomer,
  seenCustomer,
  typedContact,
} from './office-search.ts'
export { addChallenge, type ChallengeUse, takeChallenge } from './passkeys/challenges.ts'
export {
  maxPasskeys,
  type PasskeyRow,
  passkeyColumns,
  passkeyRow,
  toPasskey,
} from './passkeys/passkeys.ts'
export {
  type RelyingParty,
  relyingPartyOf,
  requireRelyingParty,
} from './passkeys/relying-party.ts'
export {
  creationOptions,
  requestOptions,
  type Signature,
  verifyNewPasskey,
  verifySignature,
} from './passkeys/webauthn.ts'
export { requireGoodPassword } from './passwords/good-password.ts'
export { Passwords } from './passwords/passwords.ts'
export { downloadData, endAccount, type Person, type PersonalData } from './privacy.ts'
export {
  activeAccount,
  isActive,
  lockActive,
  lockCustomer,
  lockExclusive,
  requireActive,
} from './profile/active-account.ts'
/** The public module of accounts: other domains import nothing else. */
export {
  type AccountHolder,
  type Contacts,
  contactsOf,
  hashOfPhone,
  lockAccountHolder,
} from './profile/contacts.ts'
export { type NewAccount, openAccount } from './profile/open-account.ts'
export type { AccountFacts } from './profile/read.ts'
export { deviceName } from './sessions/device.ts'
export { knownDevice, rememberDevice } from './sessions/known-device.ts'
export { type PasswordDeps, provePassword } from './sessions/log-in.ts'
export { accountsOfDevices, lockDevices } from './sessions/same-devices.ts'
export { endAllSessions, endSession, listSessions, openSessions } from './sessions/sessions.ts'
export { hashOfToken, isToken, newToken } from './sessions/tokens.ts'
export {
  accountIdOf,
  accountsWith,
  type NamedAccount,
  namedAccounts,
  passwordDigestOf,
} from './staff-accounts.ts'
export { countPayment, lockPayer, type Payer } from './wallet-limit.ts'

/** How a browser becomes known to an account, for the sign-in of the office. */
export interface LoginCodes {
  request(email: string, sent: Pick<SentRequest, 'proof_of_work'>, call: Call): Promise<void>
  prove(email: string, code: string, call: Call): Promise<void>
}

export function openLoginCodes(options: AccountOptions): LoginCodes {
  const deps = depsOf(options)
  return {
    request: (email, sent, call) =>
      requestLoginCode(deps, { mode: 'email', email, option: 'sms', ...sent }, call),
    prove: (email, code, call) => knowBrowser(deps, { mode: 'email', email, code }, call),
  }
}

export function openAccounts(options: AccountOptions): Domain<typeof accounts> {
  const { database, clock } = options
  return {
    handlers: accountHandlers(options),
    jobs: [
      defineJob('accounts-clean-up', '*/10 * * * *', () => cleanUpAccounts(database, clock.now())),
    ],
  }
}
