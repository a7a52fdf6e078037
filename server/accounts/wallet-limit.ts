import { kobo, toKobo, toNaira } from '#contract/money.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import { type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, type Customer, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { AccountDeps } from './deps.ts'
import { isSignedIn, lockCustomer } from './profile/active-account.ts'
import { type Contacts, contactNames, contactsRow, toContacts } from './profile/contacts.ts'
import { isConfirmed, refuseUnconfirmed, requireConfirmedSession } from './sessions/confirmation.ts'

/**
 * How long payments add up, from the first of them. So what falls on both sides of the end of such a day can be
 * twice the limit within 24 hours, and not more.
 */
const limitWindowMs = 24 * 3_600_000

/** Who pays from the wallet. */
export interface Payer {
  contacts: Contacts
  /**
   * What may still be paid before its owner is asked who they are; null: any sum. Once the limit was lowered it can
   * be below zero.
   */
  leftKobo: number | null
}

/**
 * Locks the account of a customer who pays from the wallet; null where it or the session has ended. The lock is exclusive where the
 * session was not confirmed, so that of two payments at once the second sees the first.
 */
export async function lockPayer(tx: Db, customer: Customer, at: Date): Promise<Payer | null> {
  const { id, sessionId, confirmedAt } = customer
  if (isConfirmed(confirmedAt, at)) {
    const contacts = await lockCustomer(tx, customer, 'SHARE')
    return contacts && { contacts, leftKobo: null }
  }
  const row = await maybe(tx, lockUnconfirmed, [id, windowStart(at), sessionId])
  return (
    row && { contacts: toContacts(row), leftKobo: row.wallet_limit_kobo - (row.paid_kobo ?? 0) }
  )
}

const lockUnconfirmed = statement(
  'account-lock-payer',
  { ...contactsRow, wallet_limit_kobo: number, paid_kobo: nullable(number) },
  `SELECT ${contactNames}, wallet_limit_kobo,
     CASE WHEN unconfirmed_from > $2 THEN unconfirmed_kobo END AS paid_kobo
   FROM accounts WHERE id = $1 AND deleted_at IS NULL AND ${isSignedIn('$3')} FOR NO KEY UPDATE`,
)

/**
 * Counts a payment against the limit, in its own transaction; a confirmed one counts for nothing. Refuses with
 * `confirmation_required` where it is beyond.
 */
export async function countPayment(
  tx: Db,
  id: number,
  { leftKobo, amountKobo, at }: { leftKobo: number | null; amountKobo: number; at: Date },
): Promise<void> {
  if (leftKobo === null || amountKobo === 0) return
  if (amountKobo > leftKobo) await refuseUnconfirmed(tx, id, at)
  await run(tx, addPayment, [id, amountKobo, at, windowStart(at)])
}

function windowStart(at: Date): Date {
  return new Date(at.getTime() - limitWindowMs)
}

const addPayment = statement(
  'unconfirmed-payment-add',
  {},
  `UPDATE accounts SET
     unconfirmed_kobo = CASE WHEN unconfirmed_from > $4 THEN unconfirmed_kobo ELSE 0 END + $2,
     unconfirmed_from = CASE WHEN unconfirmed_from > $4 THEN unconfirmed_from ELSE $3 END
   WHERE id = $1`,
)

/** Naira. */
export async function walletLimit(db: Db, accountId: number): Promise<number> {
  return toNaira(kobo((await one(db, readLimit, [accountId])).wallet_limit_kobo))
}

const readLimit = rareStatement(
  'wallet-limit-read',
  { wallet_limit_kobo: number },
  'SELECT wallet_limit_kobo FROM accounts WHERE id = $1',
)

/** Sets the limit, in naira. Raising it asks who it is: refuses with `confirmation_required`. */
export async function setWalletLimit(
  deps: Pick<AccountDeps, 'database' | 'clock'>,
  naira: number,
  call: Call,
): Promise<void> {
  const customer = signedIn(call)
  const { id } = customer
  await inTransaction(deps.database.pool, async (tx) => {
    const { wallet_limit_kobo } = await one(tx, lockLimit, [id])
    if (toKobo(naira) > wallet_limit_kobo) {
      await requireConfirmedSession(tx, customer, deps.clock.now())
    }
    if ((await run(tx, writeLimit, [id, toKobo(naira)])) === 0) refuse('unauthenticated')
  })
}

const lockLimit = rareStatement(
  'wallet-limit-lock',
  { wallet_limit_kobo: number },
  'SELECT wallet_limit_kobo FROM accounts WHERE id = $1 FOR NO KEY UPDATE',
)

const writeLimit = rareStatement(
  'wallet-limit-write',
  {},
  'UPDATE accounts SET wallet_limit_kobo = $2 WHERE id = $1 AND deleted_at IS NULL',
)
