import type { Pool } from 'pg'

/** The rows of an order and its money. */
export async function recordsOf(pool: Pool, orderId: number) {
  const { rows } = await pool.query<Records>(
    `SELECT orders.status, payment_status, order_code,
       ARRAY(SELECT status FROM payments WHERE order_id = orders.id ORDER BY id) AS payments,
       ARRAY(SELECT payment_moves.status FROM payment_moves
         JOIN payments ON payments.id = payment_id
         WHERE order_id = orders.id ORDER BY payment_moves.id) AS moves,
       ARRAY(SELECT finding FROM payment_findings JOIN payments ON payments.id = payment_id
         WHERE order_id = orders.id ORDER BY payment_findings.id) AS discrepancies,
       ARRAY(SELECT payment_refunds.amount_kobo::int FROM payment_refunds
         JOIN payments ON payments.id = payment_id
         WHERE order_id = orders.id ORDER BY payment_refunds.id) AS refunds,
       ARRAY(SELECT payment_refunds.state FROM payment_refunds
         JOIN payments ON payments.id = payment_id
         WHERE order_id = orders.id ORDER BY payment_refunds.id) AS refund_states,
       ARRAY(SELECT kind FROM wallet_transactions
         WHERE reference = order_code ORDER BY id) AS ledger,
       ARRAY(SELECT content FROM notifications WHERE reference = order_code ORDER BY id) AS notifications
     FROM orders WHERE id = $1`,
    [orderId],
  )
  if (!rows[0]) throw new Error(`there is no order ${orderId}`)
  return rows[0]
}

interface Records {
  status: string
  payment_status: string
  order_code: string
  payments: string[]
  moves: string[]
  discrepancies: string[]
  refunds: number[]
  refund_states: string[]
  ledger: string[]
  notifications: string[]
}
