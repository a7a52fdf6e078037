import { randomBytes } from 'node:crypto'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

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

/**
 * Opens an attempt to pay by card, in the transaction that places or reopens the order: no such order
 * is without its payment. `linkOf` calls the provider after the commit.
 */
export async function createPayment(tx: Tx, payment: NewPayment) {
  const txRef = `mall-${randomBytes(15).toString('hex')}`
  const { id: paymentId } = await one(tx, insert, [
    payment.orderId,
    payment.accountId,
    payment.orderCode,
    txRef,
    payment.amountKobo,
    payment.at,
    payment.expiresAt,
    new Date(payment.at.getTime() + firstCheckMs),
  ])
  return { paymentId, txRef }
}

const insert = statement(
  'payments-create',
  { id: number },
  `INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, created_at, moved_at,
     expires_at, next_check_at)
   VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)
   RETURNING id`,
)
