import type { Pool } from 'pg'

/**
 * An account's card payments with their refunds, for its owner's download. Money is kobo. They name nobody,
 * and stay when the account ends.
 */
export async function exportPayments(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT order_code, amount_kobo, status, received_kobo, refunded_kobo, created_at, moved_at
     FROM payments WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
  )
  return rows
}
