import type { ClientBase, Pool } from 'pg'
import type { Logger } from '#server/platform/log.ts'

interface Discrepancy {
  payment: { id: number; order_code: string }
  transactionId: string
  discrepancy: 'amount' | 'currency' | 'reference' | 'second'
  detail: string
  at: Date
}

/** Records a discrepancy for staff, once. */
export async function noteDiscrepancy(
  client: Pick<ClientBase, 'query'>,
  log: Logger,
  { payment, transactionId, discrepancy, detail, at }: Discrepancy,
): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO payment_findings (payment_id, transaction_id, finding, detail, found_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [payment.id, transactionId, discrepancy, detail, at],
  )
  if (rowCount === 0) return
  log.error(
    { order: payment.order_code, transactionId, discrepancy },
    'a card payment has a discrepancy',
  )
}

/**
 * Discrepancies, newest first, one line each, with the state of the refund. A transaction under a
 * reference that is not ours is not in the ledger: staff look it up on the provider's own pages.
 */
export async function describeDiscrepancies(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    order_code: string
    transaction_id: string
    discrepancy: string
    detail: string
    found_at: Date
    refund: string | null
  }>(
    `SELECT order_code, finding.transaction_id, finding AS discrepancy, detail, found_at,
       refund.state AS refund
     FROM payment_findings AS finding JOIN payments AS payment ON payment.id = finding.payment_id
     LEFT JOIN payment_strays AS stray ON stray.transaction_id = finding.transaction_id
     LEFT JOIN payment_refunds AS refund ON stray_id = stray.id
     ORDER BY found_at DESC, finding.id DESC LIMIT 200`,
  )
  return rows.map(({ order_code, transaction_id, discrepancy, detail, found_at, refund }) =>
    [
      order_code,
      found_at.toISOString(),
      `transaction ${transaction_id}`,
      discrepancy,
      detail,
      ...(refund ? [`refund ${refund}`] : []),
    ].join('  '),
  )
}
