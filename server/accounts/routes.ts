import type { accounts } from '#contract/shop/accounts.ts'
import { PhoneBudgets, type SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { limitDocuments } from '#server/platform/http/limits/document-limit.ts'
import { ProofOfWork } from '#server/platform/http/limits/proof-of-work.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Logger } from '#server/platform/log.ts'
import { Attempts } from './codes/attempts.ts'
import { Codes } from './codes/codes.ts'
import { reachableContact } from './codes/contact.ts'
import { requestCode } from './codes/request-code.ts'
import type { AccountDeps } from './deps.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { Passwords } from './passwords/passwords.ts'
import { forgotPassword, resetPassword } from './passwords/reset-password.ts'
import { deleteAccount, downloadData, type PersonalData } from './privacy.ts'
import { addPhoneNumber, requestPhoneCode } from './profile/add-phone-number.ts'
import { type AccountFacts, genders, readAccount, readUser } from './profile/read.ts'
import { register } from './profile/register.ts'
import { type CheckOf, updateAccount } from './profile/update.ts'
import { codeSent, messageAnswer, securityHandlers } from './security-routes.ts'
import { requireConfirmed } from './sessions/confirmation.ts'
import { knowBrowser, requestLoginCode } from './sessions/know-browser.ts'
import { logIn } from './sessions/log-in.ts'
import { endSession, tokenAnswer } from './sessions/sessions.ts'
import { signInHandlers } from './sign-in-routes.ts'

export interface AccountOptions {
  database: Database
  clock: Clock
  sendMessage: SendMessage
  log: Pick<Logger, 'error'>
  keys: Keys
  storeName: string
  /** The mall's address, for links in messages; passkeys are made for it. */
  publicUrl: string
  facts: Partial<AccountFacts>
  /** The status of the account's identity check; default: no check. */
  checkOf?: CheckOf
  personalData?: PersonalData
  /** Tests pass a cheaper cost. */
  passwords?: Passwords
}

export function accountHandlers(options: AccountOptions): Handlers<typeof accounts> {
  const { database, clock, facts, checkOf = async () => null, personalData } = options
  const requireDocumentAllowed = limitDocuments()
  const deps = depsOf(options)

  return {
    ...signInHandlers(deps),

    async account(_, call) {
      return { data: await readAccount(database, signedIn(call).id, facts) }
    },

    async login({ body }, call) {
      return tokenAnswer('Welcome back', await logIn(deps, body, call))
    },

    async loginCode({ body }, call) {
      await requestLoginCode(deps, body, call)
      return { message: 'If there is an account with this contact, a code is on its way.' }
    },

    async knowBrowser({ body }, call) {
      await knowBrowser(deps, body, call)
      return { message: 'Thank you. You can log in here now.' }
    },

    async registerCode({ body }, call) {
      await requestCode(deps, 'register', reachableContact(body), body, call)
      return messageAnswer(codeSent)
    },

    async register({ body }, call) {
      return tokenAnswer('Welcome', await register(deps, body, call))
    },

    async forgotPassword({ body }, call) {
      await forgotPassword(deps, body, call)
      return { message: 'If there is an account with this contact, a code is on its way.' }
    },

    async resetPassword({ body }, call) {
      await resetPassword(deps, body, call)
      return { message: 'Your password is changed. Log in with the new one.' }
    },

    async phoneNumberCode({ body }, call) {
      await requestPhoneCode(deps, body, call)
      return messageAnswer(codeSent)
    },

    async addPhoneNumber({ body }, call) {
      await addPhoneNumber(deps, body, call)
      return messageAnswer('Your phone number is added.')
    },

    async update({ body }, call) {
      const { id } = signedIn(call)
      await updateAccount(deps, id, body, checkOf)
      const message = 'Your account is updated.'
      return { message, data: { message, account: await readUser(database, id, facts) } }
    },

    async data(_, call) {
      const { id } = signedIn(call)
      await requireConfirmed(deps, call)
      requireDocumentAllowed(id, clock.now())
      return { data: await downloadData(deps, id, personalData) }
    },

    async deleteAccount({ body }, call) {
      await deleteAccount(deps, body.password, call, personalData)
      return { message: 'Your account is deleted.' }
    },

    async genders() {
      return { data: { genders: [...genders] } }
    },

    async logout(_, call) {
      const { id, sessionId } = signedIn(call)
      await endSession(database, id, sessionId)
      return { message: 'You are logged out.' }
    },

    ...securityHandlers(deps),
  }
}

export function depsOf(options: AccountOptions): AccountDeps {
  const { database, clock, log, sendMessage, keys, publicUrl, storeName } = options
  return {
    database,
    clock,
    passwords: options.passwords ?? new Passwords(),
    codes: new Codes(database, clock, keys),
    attempts: new Attempts(database, clock),
    budgets: new PhoneBudgets(database, clock, log),
    proofs: new ProofOfWork(() => keys.newest('proof-of-work').key),
    sendMessage,
    publicUrl,
    storeName,
    relyingParty: relyingPartyOf(publicUrl, storeName),
    keys,
  }
}
