import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'

export interface NewPayment {
  orderId: number
  accountId: number
  orderCode: string
  amountKobo: number
  at: Date
  /** Until when the shopper can pay. */
  expiresAt: Date
}

/** When a new payment is first looked up by the reconciler, ms. */
const firstCheckMs = 15_000

const insert = `
  INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, created_at, moved_at,
    expires_at, next_check_at)
  VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)
  RETURNING id`

/**
 * Opens an attempt to pay by card, in the transaction that places or reopens the order: no such order
 * is without its payment. `linkOf` calls the provider after the commit.
 */
export async function createPayment(client: ClientBase, payment: NewPayment) {
  const txRef = `mall-${randomBytes(15).toString('hex')}`
  const { rows } = await client.query<{ id: number }>({
    name: 'payments-create',
    text: insert,
    values: [
      payment.orderId,
      payment.accountId,
      payment.orderCode,
      txRef,
      payment.amountKobo,
      payment.at,
      payment.expiresAt,
      new Date(payment.at.getTime() + firstCheckMs),
    ],
  })
  const paymentId = rows[0]?.id
  if (paymentId === undefined) throw new Error('the payment was not written')
  return { paymentId, txRef }
}
