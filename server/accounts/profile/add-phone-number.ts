import { DatabaseError } from 'pg'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { recordChange } from '../changes/record-change.ts'
import { reachableContact } from '../codes/contact.ts'
import { proveCode, requestCode, type SentRequest } from '../codes/request-code.ts'
import type { AccountDeps } from '../deps.ts'
import { requireConfirmed } from '../sessions/confirmation.ts'
import { findAccount } from '../sessions/find-account.ts'

interface SentNumber {
  mode: 'phone'
  phone_number: string
}

/**
 * Sends a code to a number. Only a caller who has proved the number learns whether it is taken. Asks who it is
 * first: else the code would have expired in the meantime.
 */
export async function requestPhoneCode(
  deps: AccountDeps,
  sent: SentNumber & SentRequest,
  call: Call,
): Promise<void> {
  const contact = reachableContact(sent)
  await requireConfirmed(deps, call)
  const owner = await findAccount(deps.database, contact)
  if (owner?.id === signedIn(call).id) {
    refuse('contact_taken', { message: 'This is already your phone number.' })
  }
  await requestCode(deps, 'phone', contact, sent, call)
}

/** Replaces the account's number by one that it has proved, and tells every contact of it. */
export async function addPhoneNumber(
  deps: AccountDeps,
  sent: SentNumber & { verification_code: string },
  call: Call,
): Promise<void> {
  const { database, clock, codes } = deps
  const { id: accountId } = signedIn(call)
  const contact = reachableContact(sent)
  await requireConfirmed(deps, call)
  const code = await proveCode(deps, 'phone', contact, sent.verification_code, call)
  await inTransaction(database.pool, async (tx) => {
    if (!(await codes.use(tx, 'phone', contact.value, code))) refuse('wrong_code')
    await recordChange(deps, tx, { accountId, kind: 'phone_number', added: contact })
    await setPhoneNumber(tx, { accountId, number: contact.value, at: clock.now() })
  })
}

interface NewNumber {
  accountId: number
  number: string
  at: Date
}

async function setPhoneNumber(tx: Tx, { accountId, number, at }: NewNumber): Promise<void> {
  try {
    const written = await run(tx, replaceNumber, [accountId, number, at])
    if (written === 0) refuse('unauthenticated')
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) refuse('contact_taken')
    throw error
  }
}

const replaceNumber = rareStatement(
  'account-set-phone-number',
  {},
  // The number that it has already is no newer for being proved again.
  `UPDATE accounts SET phone_number = $2,
     phone_number_since = CASE WHEN phone_number = $2 THEN phone_number_since ELSE $3 END
   WHERE id = $1 AND deleted_at IS NULL`,
)

const uniqueViolation = '23505'
