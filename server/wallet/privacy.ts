import type { ClientBase, Pool } from 'pg'

/** An account's wallet, for its owner's download. Money is kobo. */
export async function exportWallet(pool: Pool, accountId: number): Promise<object> {
  const moves = await pool.query<object>(
    `SELECT kind, reference, created_at,
       (
         SELECT amount_kobo FROM wallet_entries
         WHERE transaction_id = moved.id AND book = 'wallet'
       ) AS amount_kobo
     FROM wallet_transactions AS moved WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )
  const bank = await pool.query<object>(
    `SELECT account_number, bank_name, account_name, requested_at FROM wallet_bank_accounts
     WHERE account_id = $1`,
    [accountId],
  )
  const deposits = await pool.query<object>(
    `SELECT deposit.reference, transaction_reference, amount_kobo, currency, state, told_at, settled_at
     FROM wallet_deposits AS deposit
     JOIN wallet_bank_accounts AS bank ON bank.reference = account_reference
     WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )
  return {
    deposit_account: bank.rows[0] ?? null,
    deposits: deposits.rows,
    transactions: moves.rows,
  }
}

/**
 * Runs in the transaction in which the account ends. The ledger stays as it is, since it names nobody. The
 * deposit account loses its name, and its number stays, so that money that still arrives is recognised;
 * `reconcile-numbers.ts` closes it at the bank after the commit.
 */
export async function eraseDepositor(client: ClientBase, accountId: number): Promise<void> {
  await client.query(
    `UPDATE wallet_bank_accounts SET is_unwanted = true, look_at = NULL,
       account_name = CASE WHEN account_name IS NOT NULL THEN 'deleted' END
     WHERE account_id = $1`,
    [accountId],
  )
}
