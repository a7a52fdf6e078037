import { type ClientBase, DatabaseError } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { askCode, type Option, proveCode } from './ask-code.ts'
import { reachableContact } from './contact.ts'
import { findAccount } from './find-account.ts'
import type { AccountParts } from './parts.ts'

interface SentNumber {
  mode: 'phone'
  phone_number: string
  option: Option
}

/** Sends a code to a number. Whether somebody else has it is told to who has proved it. */
export async function askPhoneCode(
  parts: AccountParts,
  sent: SentNumber,
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  const owner = await findAccount(parts.database.pool, contact)
  if (owner?.id === signedIn(call).id) {
    refuse('contact_taken', { message: 'This is your phone number already.' })
  }
  await askCode(parts, 'phone', contact, sent.option, call)
}

/** Gives the account a number that it has proved, in the place of the one it has. */
export async function addPhoneNumber(
  parts: AccountParts,
  sent: SentNumber & { verification_code: string },
  call: Call,
): Promise<void> {
  const { database, codes } = parts
  const contact = reachableContact(sent)
  const code = await proveCode(parts, 'phone', contact, sent.verification_code, call)
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
