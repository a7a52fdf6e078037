import { DatabaseError } from 'pg'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { reachableContact } from '../codes/contact.ts'
import { proveCode, requestCode, type SentRequest } from '../codes/request-code.ts'
import type { AccountDeps } from '../deps.ts'
import { findAccount } from '../sessions/find-account.ts'

interface SentNumber {
  mode: 'phone'
  phone_number: string
}

/** Sends a code to a number. Only a caller who has proved the number learns whether it is taken. */
export async function requestPhoneCode(
  deps: AccountDeps,
  sent: SentNumber & SentRequest,
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  const owner = await findAccount(deps.database, contact)
  if (owner?.id === signedIn(call).id) {
    refuse('contact_taken', { message: 'This is your phone number already.' })
  }
  await requestCode(deps, 'phone', contact, sent, call)
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
  await inTransaction(database.pool, async (tx) => {
    if (!(await codes.use(tx, 'phone', contact.value, code))) refuse('wrong_code')
    await setPhoneNumber(tx, signedIn(call).id, contact.value)
  })
}

async function setPhoneNumber(tx: Tx, accountId: number, number: string): Promise<void> {
  try {
    const written = await run(tx, replaceNumber, [accountId, number])
    if (written === 0) refuse('unauthenticated')
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) refuse('contact_taken')
    throw error
  }
}

const replaceNumber = rareStatement(
  'account-set-phone-number',
  {},
  'UPDATE accounts SET phone_number = $2 WHERE id = $1 AND deleted_at IS NULL',
)

const uniqueViolation = '23505'
