import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { Contact } from '../codes/contact.ts'
import { proveCode, requestCode, type SentRequest } from '../codes/request-code.ts'
import type { AccountDeps } from '../deps.ts'
import { requirePassword } from '../passwords/require-password.ts'
import { confirmSession, settledContacts } from './confirmation.ts'

type SentProof =
  | { method: 'password'; password: string }
  | { method: 'code'; mode: Contact['mode']; code: string }

/** Confirms the call's session. Refuses with `wrong_credentials`, `wrong_code`, `too_many_tries`. */
export async function confirm(deps: AccountDeps, sent: SentProof, call: Call): Promise<void> {
  const { database, clock, codes } = deps
  const { sessionId } = signedIn(call)
  if (sent.method === 'password') {
    await requirePassword(deps, sent.password, call)
    return confirmSession(database, sessionId, clock.now())
  }
  const contact = await settledContact(deps, sent.mode, call)
  const code = await proveCode(deps, 'confirm', contact, sent.code, call)
  await inTransaction(database.pool, async (tx) => {
    if (!(await codes.use(tx, 'confirm', contact.value, code))) refuse('wrong_code')
    await confirmSession(tx, sessionId, clock.now())
  })
}

/** Sends the code that confirms, to one of the account's own contacts, and only to one older than 72 hours. */
export async function sendConfirmationCode(
  deps: AccountDeps,
  sent: SentRequest & { mode: Contact['mode'] },
  call: Call,
): Promise<void> {
  await requestCode(deps, 'confirm', await settledContact(deps, sent.mode, call), sent, call)
}

async function settledContact(
  { database, clock }: AccountDeps,
  mode: Contact['mode'],
  call: Call,
): Promise<Contact> {
  const contacts = await settledContacts(database, signedIn(call).id, clock.now())
  const own = contacts.find((contact) => contact.mode === mode)
  return own ? { mode, value: own.value } : refuseUnsettled(mode)
}

function refuseUnsettled(mode: Contact['mode']): never {
  const what = mode === 'email' ? 'mail address' : 'phone number'
  const message = `Your account has no ${what} that is old enough. Confirm in another way.`
  refuse('validation_failed', { message, errors: { mode: [message] } })
}
