import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { contactOf, reachableContact, type SentContact } from '../codes/contact.ts'
import { proveCode, requestCode, type SentRequest } from '../codes/request-code.ts'
import { clearRequester } from '../codes/requester.ts'
import type { AccountDeps } from '../deps.ts'
import { findAccount } from './find-account.ts'
import { rememberDevice } from './known-device.ts'

/** Sends the code by which a browser becomes known to an account; a contact without one is answered alike. */
export async function requestLoginCode(
  deps: AccountDeps,
  sent: SentContact & SentRequest,
  call: Call,
): Promise<void> {
  await requestCode(deps, 'login', reachableContact(sent), sent, call)
}

/**
 * Makes this browser known to the account whose contact it proves. That signs nobody in: passwords that are typed here
 * are counted apart from then on, so that no stranger's tries refuse the right one. Refuses with `wrong_code`.
 */
export async function knowBrowser(
  deps: AccountDeps,
  sent: SentContact & { code: string },
  call: Call,
): Promise<void> {
  const { database, clock, codes } = deps
  const contact = contactOf(sent)
  const code = await proveCode(deps, 'login', contact, sent.code, call)
  await inTransaction(database.pool, async (tx) => {
    const isFirst = await codes.use(tx, 'login', contact.value, code)
    const account = isFirst ? await findAccount(tx, contact) : null
    if (!account) refuse('wrong_code')
    await rememberDevice(tx, call, account.id, clock.now())
  })
  clearRequester(call, 'login')
}
