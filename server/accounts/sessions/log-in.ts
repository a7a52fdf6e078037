import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { Attempt } from '../codes/attempts.ts'
import { contactOf, type SentContact } from '../codes/contact.ts'
import type { AccountDeps } from '../deps.ts'
import { requireFactors } from '../factors/pending-login.ts'
import { type AccountCredentials, findAccount } from './find-account.ts'
import { deviceHashOf, rememberDevice } from './known-device.ts'
import { type SignedIn, startSession } from './sessions.ts'

/**
 * Starts a session for a contact and its password. A contact without an account takes the same steps,
 * as long, and is refused in the same words. An account with a second factor is refused with
 * `second_factor_required` once its password is right.
 */
export async function logIn(
  deps: AccountDeps,
  sent: SentContact & { password: string },
  call: Call,
): Promise<SignedIn> {
  const { database, clock } = deps
  const account = await provePassword(deps, sent, call)
  await requireFactors(deps, account)
  const now = clock.now()
  const signedIn = await startSession(database, account, call.userAgent, now)
  if (!signedIn) refuse('wrong_credentials')
  await rememberDevice(database, call, account.id, now)
  return signedIn
}

export type PasswordDeps = Pick<AccountDeps, 'database' | 'passwords' | 'attempts'>

/**
 * The account of a contact and its password, with today's hash of it. Refuses with `wrong_credentials`, and with
 * `too_many_tries`: attempts are counted, whatever the password is to open. `device`: what has a count of its own in
 * place of a browser that the account knows.
 */
export async function provePassword(
  deps: PasswordDeps,
  sent: SentContact & { password: string; device?: string },
  call: Call,
): Promise<AccountCredentials> {
  const { database, passwords, attempts } = deps
  const contact = contactOf(sent)
  const deviceHash = deviceHashOf(call)
  const account = await findAccount(database, contact, deviceHash)
  const subject = account ? `account ${account.id}` : contact.value
  const attempt: Attempt = {
    action: 'password',
    subject,
    ip: call.ip,
    device: account?.knows_device ? deviceHash?.toString('hex') : sent.device,
    // Also where there is no account: a refusal tells nobody which.
    help: account?.knows_device ? undefined : codeOpens,
  }
  await attempts.check(attempt)
  const take = () => attempts.take(attempt)
  const isRight = await passwords.isRight(sent.password, account?.password_hash, take, {
    ip: call.ip,
    subject,
  })
  if (!isRight || !account) refuse('wrong_credentials')
  await attempts.succeed(attempt)
  return { ...account, password_hash: await renewedHash(deps, account, sent.password) }
}

/** A stranger's tries cost the owner a new code: it makes this browser known (`know-browser.ts`). */
const codeOpens = {
  message:
    'Too many wrong passwords were tried from other devices. Ask for a code: with it you can log in here at once.',
  data: { help: 'code' },
}

/** Replaces a hash that was made at another cost than today's. */
async function renewedHash(
  { database, passwords }: PasswordDeps,
  { id, password_hash }: AccountCredentials,
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(password_hash)) return password_hash
  const renewed = await passwords.hash(password)
  await run(database, replaceHash, [id, password_hash, renewed])
  return renewed
}

const replaceHash = rareStatement(
  'account-renew-hash',
  {},
  'UPDATE accounts SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
)
