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

/** How soon the provider is first asked of a payment by ourselves, ms. */
const firstCheckMs = 15_000

const insert = `
  INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, created_at, moved_at,
    expires_at, next_check_at)
  VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)
  RETURNING id`

/**
 * Opens an attempt to pay by card, in the transaction that places or reopens the order: there is no
 * such order without its payment. The provider hears of it afterwards, from `linkOf`.
 */
export async function createPayment(client: ClientBase, wanted: NewPayment) {
  const txRef = `mall-${randomBytes(15).toString('hex')}`
  const { rows } = await client.query<{ id: number }>({
    name: 'payments-create',
    text: insert,
    values: [
      wanted.orderId,
      wanted.accountId,
      wanted.orderCode,
      txRef,
      wanted.amountKobo,
      wanted.at,
      wanted.expiresAt,
      new Date(wanted.at.getTime() + firstCheckMs),
    ],
  })
  const paymentId = rows[0]?.id
  if (paymentId === undefined) throw new Error('the payment was not written')
  return { paymentId, txRef }
}
