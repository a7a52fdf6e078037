import { list, number, text } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** The rows of an order and its money. */
export function recordsOf(db: Db, orderId: number) {
  return one(db, records, [orderId])
}

const records = rareStatement(
  'test-records',
  {
    status: text,
    payment_status: text,
    order_code: text,
    payments: list(text),
    moves: list(text),
    discrepancies: list(text),
    refunds: list(number),
    refund_states: list(text),
    ledger: list(text),
    notifications: list(text),
  },
  `SELECT orders.status, payment_status, order_code,
     ARRAY(SELECT status FROM payments WHERE order_id = orders.id ORDER BY id) AS payments,
     ARRAY(SELECT payment_moves.status FROM payment_moves
       JOIN payments ON payments.id = payment_id
       WHERE order_id = orders.id ORDER BY payment_moves.id) AS moves,
     ARRAY(SELECT kind FROM payment_discrepancies JOIN payments ON payments.id = payment_id
       WHERE order_id = orders.id ORDER BY payment_discrepancies.id) AS discrepancies,
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
)
