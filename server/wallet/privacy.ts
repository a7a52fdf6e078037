import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** An account's wallet, for its owner's download. Money is kobo. */
export async function exportWallet(db: Db, accountId: number): Promise<object> {
  const transactions = await many(db, wholeHistory, [accountId])
  const bank = await maybe(db, depositAccount, [accountId])
  const deposits = await many(db, wholeDeposits, [accountId])
  return { deposit_account: bank, deposits, transactions }
}

const wholeHistory = rareStatement(
  'wallet-whole-history',
  // A deposit that its charge used up has no entry in the wallet.
  { kind: text, reference: text, created_at: time, amount_kobo: nullable(number) },
  `SELECT kind, reference, created_at,
     (
       SELECT amount_kobo FROM wallet_entries
       WHERE transaction_id = moved.id AND book = 'wallet'
     ) AS amount_kobo
   FROM wallet_transactions AS moved WHERE account_id = $1 ORDER BY id`,
)

const depositAccount = rareStatement(
  'wallet-deposit-account',
  {
    account_number: nullable(text),
    bank_name: nullable(text),
    account_name: nullable(text),
    requested_at: time,
  },
  `SELECT account_number, bank_name, account_name, requested_at FROM wallet_bank_accounts
   WHERE account_id = $1`,
)

const wholeDeposits = rareStatement(
  'wallet-whole-deposits',
  {
    reference: text,
    transaction_reference: text,
    amount_kobo: number,
    currency: text,
    state: text,
    told_at: time,
    settled_at: nullable(time),
  },
  `SELECT deposit.reference, transaction_reference, amount_kobo, currency, state, notified_at AS told_at,
     settled_at
   FROM wallet_deposits AS deposit
   JOIN wallet_bank_accounts AS bank ON bank.reference = account_reference
   WHERE account_id = $1 ORDER BY id`,
)

/**
 * Runs in the transaction in which the account ends. The ledger stays as it is, since it names nobody. The
 * deposit account loses its name, and its number stays, so that money that still arrives is recognised;
 * `reconcile-numbers.ts` closes it at the bank after the commit.
 */
export async function eraseDepositor(tx: Db, accountId: number): Promise<void> {
  await run(tx, emptyDepositAccount, [accountId])
}

const emptyDepositAccount = rareStatement(
  'wallet-empty-deposit-account',
  {},
  `UPDATE wallet_bank_accounts SET is_close_requested = true, next_check_at = NULL,
     account_name = CASE WHEN account_name IS NOT NULL THEN 'deleted' END
   WHERE account_id = $1`,
)
