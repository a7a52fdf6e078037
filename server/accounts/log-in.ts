import type { ClientBase } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { contactOf, type SentContact } from './contact.ts'
import { type FoundAccount, findAccount } from './find-account.ts'
import { deviceHashOf, knowDevice } from './known-device.ts'
import type { AccountParts } from './parts.ts'
import { type SignedIn, startSession } from './sessions.ts'
import type { Try } from './tries.ts'

/**
 * A new session for whoever knows the password. A contact without an account takes the same steps and
 * as long, and is refused in the same words.
 */
export async function logIn(
  parts: AccountParts,
  sent: SentContact & { password: string },
  call: Call,
): Promise<SignedIn> {
  const { database, passwords, tries } = parts
  const contact = contactOf(sent)
  const deviceHash = deviceHashOf(call)
  const account = await findAccount(database.pool, contact, deviceHash)
  const one: Try = {
    what: 'password',
    each: account ? `account ${account.id}` : contact.value,
    ip: call.ip,
    device: account?.knows_device ? deviceHash?.toString('hex') : undefined,
  }
  await tries.check(one)
  const isRight = await passwords.isRight(sent.password, account?.password_hash, () =>
    tries.take(one),
  )
  if (!isRight || !account) refuse('wrong_credentials')
  await tries.right(one)
  return signIn(parts, account, sent.password, call)
}

async function signIn(
  { database, clock, passwords }: AccountParts,
  account: FoundAccount,
  password: string,
  call: Call,
): Promise<SignedIn> {
  const newHash = passwords.isOutdated(account.password_hash)
    ? await passwords.hash(password)
    : undefined
  return inTransaction(database.pool, async (client) => {
    await requireUnchanged(client, account)
    if (newHash) await keepHash(client, account, newHash)
    await knowDevice(client, call, account.id, clock.now())
    return startSession(client, account.id, call.userAgent, clock.now())
  })
}

/** A reset that came in between ends all sessions: this one must not begin after it. */
async function requireUnchanged(client: ClientBase, account: FoundAccount): Promise<void> {
  const { rowCount } = await client.query({
    name: 'account-unchanged',
    text: 'SELECT FROM accounts WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE',
    values: [account.id, account.password_hash],
  })
  if (rowCount === 0) refuse('wrong_credentials')
}

async function keepHash(client: ClientBase, { id }: FoundAccount, hash: string): Promise<void> {
  await client.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [id, hash])
}
