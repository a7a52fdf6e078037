import { kobo, toKobo, toNaira } from '#contract/money.ts'
import { nullable, number, time } from '#server/platform/database/columns.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, type Customer, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { AccountDeps } from './deps.ts'
import { isConfirmed, refuseUnconfirmed, requireConfirmedSession } from './sessions/confirmation.ts'

/** The payments that the limit adds up. */
export const limitWindowMs = 24 * 3_600_000

/** What a session may still pay from the wallet before its owner is asked who they are. */
export interface WalletAllowance {
  isConfirmed: boolean
  /** Kobo. Below zero where the limit was lowered since. */
  leftKobo: number
}

/**
 * Reads what a customer's session may pay. The caller holds the exclusive lock of the account, so that of two
 * payments at once the second sees the first.
 */
export async function walletAllowance(
  tx: Db,
  { id, sessionId }: Customer,
  at: Date,
): Promise<WalletAllowance> {
  const since = new Date(at.getTime() - limitWindowMs)
  const row = await one(tx, readAllowance, [id, sessionId, since])
  return {
    isConfirmed: isConfirmed(row.confirmed_at, at),
    leftKobo: row.wallet_limit_kobo - row.paid_kobo,
  }
}

const readAllowance = statement(
  'wallet-allowance',
  {
    wallet_limit_kobo: number,
    confirmed_at: nullable(time),
    paid_kobo: number,
  },
  `SELECT wallet_limit_kobo,
     (SELECT confirmed_at FROM account_sessions WHERE id = $2) AS confirmed_at,
     (SELECT coalesce(sum(amount_kobo), 0)::bigint FROM account_unconfirmed_payments
      WHERE account_id = $1 AND paid_at > $3) AS paid_kobo
   FROM accounts WHERE id = $1`,
)

/**
 * Counts a payment against the limit, in its own transaction; a confirmed one counts for nothing. Refuses with
 * `confirmation_required` where it is beyond.
 */
export async function spendAllowance(
  tx: Db,
  { id }: Customer,
  { allowance, amountKobo, at }: { allowance: WalletAllowance; amountKobo: number; at: Date },
): Promise<void> {
  if (allowance.isConfirmed || amountKobo === 0) return
  if (amountKobo > allowance.leftKobo) await refuseUnconfirmed(tx, id, at)
  await run(tx, addPayment, [id, amountKobo, at])
}

const addPayment = statement(
  'unconfirmed-payment-add',
  {},
  `INSERT INTO account_unconfirmed_payments (account_id, amount_kobo, paid_at) VALUES ($1, $2, $3)`,
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

/** For the end of an account. */
export async function deletePayments(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteUnconfirmed, [accountId])
}

const deleteUnconfirmed = rareStatement(
  'unconfirmed-payments-delete',
  {},
  'DELETE FROM account_unconfirmed_payments WHERE account_id = $1',
)
