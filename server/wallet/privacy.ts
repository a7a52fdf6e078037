import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { closeDepositAccount } from './deposits/bank-accounts.ts'

/** An account's wallet, for its owner's download. Money is kobo. */
export async function exportWallet(db: Db, accountId: number): Promise<object> {
  const transactions = await many(db, wholeHistory, [accountId])
  const bank = await maybe(db, depositAccount, [accountId])
  const deposits = await many(db, wholeDeposits, [accountId])
  const former = await many(db, formerAccounts, [accountId])
  return { deposit_account: bank, former_deposit_accounts: former, deposits, transactions }
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
   WHERE account_id = $1 AND NOT is_close_requested`,
)

const formerAccounts = rareStatement(
  'wallet-former-deposit-accounts',
  { account_number: nullable(text), bank_name: nullable(text), requested_at: time },
  `SELECT account_number, bank_name, requested_at FROM wallet_bank_accounts
   WHERE account_id = $1 AND is_close_requested ORDER BY id`,
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
   WHERE account_id = $1 ORDER BY deposit.id`,
)

/** Runs in the transaction in which the account ends. The ledger stays as it is, since it names nobody. */
export async function eraseDepositor(tx: Db, accountId: number): Promise<void> {
  await closeDepositAccount(tx, { accountId })
}
