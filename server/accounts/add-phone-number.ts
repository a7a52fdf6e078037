import { type ClientBase, DatabaseError } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { reachableContact } from './contact.ts'
import type { AccountDeps } from './deps.ts'
import { findAccount } from './find-account.ts'
import { type Option, proveCode, requestCode } from './request-code.ts'

interface SentNumber {
  mode: 'phone'
  phone_number: string
  option: Option
}

/** Sends a code to a number. Only a caller who has proved the number learns whether it is taken. */
export async function requestPhoneCode(
  deps: AccountDeps,
  sent: SentNumber,
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  const owner = await findAccount(deps.database.pool, contact)
  if (owner?.id === signedIn(call).id) {
    refuse('contact_taken', { message: 'This is your phone number already.' })
  }
  await requestCode(deps, 'phone', contact, sent.option, call)
}

/** Replaces the account's number by one that it has proved. */
export async function addPhoneNumber(
  deps: AccountDeps,
  sent: SentNumber & { verification_code: string },
  call: Call,
): Promise<void> {
  const { database, codes } = deps
  const contact = reachableContact(sent)
  const code = await proveCode(deps, 'phone', contact, sent.verification_code, call)
  await inTransaction(database.pool, async (client) => {
    if (!(await codes.use(client, 'phone', contact.value, code))) refuse('wrong_code')
    await setPhoneNumber(client, signedIn(call).id, contact.value)
  })
}

async function setPhoneNumber(client: ClientBase, accountId: number, number: string) {
  try {
    const { rowCount } = await client.query(
      'UPDATE accounts SET phone_number = $2 WHERE id = $1 AND deleted_at IS NULL',
      [accountId, number],
    )
    if (rowCount === 0) refuse('unauthenticated')
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) refuse('contact_taken')
    throw error
  }
}

const uniqueViolation = '23505'
