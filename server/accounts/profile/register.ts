import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { type Contact, contactOf, reachableContact, type SentContact } from '../codes/contact.ts'
import { proveCode } from '../codes/request-code.ts'
import { clearRequester } from '../codes/requester.ts'
import type { AccountDeps } from '../deps.ts'
import { type ChosenPassword, requireGoodPassword } from '../passwords/good-password.ts'
import { findAccount } from '../sessions/find-account.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { type SignedIn, startSession } from '../sessions/sessions.ts'
import { openAccount } from './open-account.ts'

/** Opens an account and signs it in. Only a caller who has proved the contact learns whether it is taken. */
export async function register(
  deps: AccountDeps,
  sent: SentContact & ChosenPassword & { name: string; verification_code: string },
  call: Call,
): Promise<SignedIn> {
  const { database, clock, codes, passwords, storeName } = deps
  const owner = { names: [sent.name], contacts: [contactOf(sent).value] }
  requireGoodPassword(sent, owner, storeName)
  const contact = reachableContact(sent)
  const code = await proveCode(deps, 'register', contact, sent.verification_code, call)
  const caller = { ip: call.ip, subject: contact.value }
  const passwordHash = await passwords.hash(sent.password, caller)

  return inTransaction(database.pool, async (tx) => {
    const isFirst = await codes.use(tx, 'register', contact.value, code)
    const accountId = isFirst ? await open(tx, contact) : null
    if (accountId === null) return refuseTaken(tx, contact)
    await rememberDevice(tx, call, accountId, clock.now())
    const account = { id: accountId, password_hash: passwordHash }
    const signedIn = await startSession(tx, account, call.userAgent, clock.now())
    clearRequester(call, 'register')
    return signedIn ?? refuse('conflict')
  })

  function open(tx: Tx, { mode, value }: Contact) {
    const email = mode === 'email' ? value : null
    const phoneNumber = mode === 'phone' ? value : null
    const account = { name: sent.name, email, phoneNumber, passwordHash }
    return openAccount(tx, account, clock.now())
  }
}

/** Of two concurrent calls the second is refused: the first has opened the account. */
async function refuseTaken(tx: Tx, contact: Contact): Promise<never> {
  refuse((await findAccount(tx, contact)) ? 'contact_taken' : 'wrong_code')
}
