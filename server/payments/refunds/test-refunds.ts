import { randomUUID } from 'node:crypto'
import { number } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/handler.ts'
import { refundPayment } from './refund.ts'

/** A refund to request; `sameAs`: with the key of that earlier request. */
export interface RefundRequest {
  amountKobo: number
  sameAs: number | null
}

/** An order's paid card payment. */
export async function paidPayment(
  pool: Pool,
  { amountKobo, at }: { amountKobo: number; at: Date },
) {
  const payment = await one(pool, insertPayment, [
    randomUUID(),
    at,
    amountKobo,
    new Date(at.getTime() + 1_800_000),
  ])
  await pool.query(
    `UPDATE payments SET status = 'paid', transaction_id = 'test ' || id, received_kobo = amount_kobo
     WHERE id = $1`,
    [payment.id],
  )
  return { paymentId: payment.id, orderId: payment.order_id }
}

const insertPayment = rareStatement(
  'test-payment-to-refund',
  { id: number, order_id: number },
  `WITH account AS (
     INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
     VALUES (left(md5($1), 12), 'Ngozi', $1 || '@example.com', '$argon2id$', $2) RETURNING id
   ), placed AS (
     INSERT INTO orders (order_code, account_id, payment_code, stock_state, product_count,
       sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method, placed_at,
       pay_until, moved_at, moved_by)
     SELECT translate(upper(left(md5($1), 10)), '01', 'XY'), id, 'flutterwave', 'held', 1, $3, 0,
       $3, 'pick-up', 'Pick-up', $2, $4, $2, 'customer:1'
     FROM account
     RETURNING id, order_code, account_id
   )
   INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, created_at,
     moved_at, expires_at)
   SELECT id, account_id, order_code, $1, $3, $2, $2, $4 FROM placed
   RETURNING id, order_id`,
)

/**
 * Requests these refunds, `atOnce` of them concurrently, and answers what is wrong with the outcome: null if
 * what was refunded is what was granted, and never more than what came.
 */
export async function refundAll(
  pool: Pool,
  {
    amountKobo,
    requests,
    atOnce,
  }: { amountKobo: number; requests: RefundRequest[]; atOnce: number },
): Promise<string | null> {
  const at = new Date()
  const { paymentId, orderId } = await paidPayment(pool, { amountKobo, at })
  const granted = new Map<string, number>()
  const requestRefund = async ({ amountKobo: refundKobo, sameAs }: RefundRequest, i: number) => {
    const key = `${paymentId} ${sameAs ?? i}`
    const request = { orderId, amountKobo: refundKobo, reason: 'a test', by: { staff: 1 }, key, at }
    try {
      await inTransaction(pool, (tx) => refundPayment(tx, request))
      if (!granted.has(key)) granted.set(key, refundKobo)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  for (let from = 0; from < requests.length; from += atOnce) {
    const batch = requests.slice(from, from + atOnce)
    await Promise.all(batch.map((request, i) => requestRefund(request, from + i)))
  }
  const { refunded, sum, count } = await one(pool, refundsOfPayment, [paymentId])
  if (sum > amountKobo) return `${sum} of ${amountKobo} went back`
  if (refunded !== sum) return `${sum} went back, and ${refunded} is written`
  return count === granted.size ? null : `${count} refunds for ${granted.size} grants`
}

const refundsOfPayment = rareStatement(
  'test-refunds-of-payment',
  { refunded: number, sum: number, count: number },
  `SELECT refunded_kobo AS refunded, coalesce(sum(refund.amount_kobo), 0)::bigint AS sum,
     count(refund.id) AS count
   FROM payments LEFT JOIN payment_refunds AS refund ON payment_id = payments.id
   WHERE payments.id = $1 GROUP BY payments.id`,
)
