import type { Pool } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'

/** Deposits under review, oldest first, one line each with the reason. */
export async function describeDeposits(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    reference: string
    transaction_reference: string
    amount_kobo: number
    reason: string
    told_at: Date
  }>(
    `SELECT reference, transaction_reference, amount_kobo, reason, told_at FROM wallet_deposits
     WHERE state = 'review' ORDER BY told_at, id`,
  )
  return rows.map(({ reference, transaction_reference, amount_kobo, reason, told_at }) =>
    [
      reference,
      told_at.toISOString(),
      transaction_reference,
      formatNaira(amount_kobo),
      reason,
    ].join('  '),
  )
}

/** Lets the job confirm a deposit again, for a day. Refuses `not_found` unless it is under review. */
export async function retryDeposit(
  pool: Pool,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  const { rowCount } = await pool.query(
    `UPDATE wallet_deposits SET state = 'told', reason = NULL, settled_at = NULL, told_at = $2
     WHERE reference = upper($1) AND state = 'review'`,
    [reference, at],
  )
  if (rowCount === 0) refuse('not_found')
}
