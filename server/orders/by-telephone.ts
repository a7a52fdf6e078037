import { createHash, randomBytes } from 'node:crypto'
import { paymentStatuses } from '#contract/shop/orders.ts'
import { boolean, certain, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { PaymentStatus } from './life/status.ts'

/** 128 random bits: what the link of an unpaid order has behind its `#`. Only the hash is stored. */
const tokenBytes = 16

/**
 * Marks an order as taken by a member, in the transaction that places it; answers the token of its link, null where it is
 * paid at pick-up. The database refuses an order that is paid, or the member's own.
 */
export async function markTaken(
  tx: Tx,
  {
    orderCode,
    takenBy,
    isByLink,
    at,
  }: { orderCode: string; takenBy: number; isByLink: boolean; at: Date },
): Promise<string | null> {
  const token = isByLink ? randomBytes(tokenBytes).toString('base64url') : null
  await run(tx, addTaken, [orderCode, takenBy, at, token === null ? null : hashOfLink(token)])
  return token
}

const addTaken = rareStatement(
  'orders-by-telephone-add',
  {},
  `INSERT INTO orders_by_telephone (order_id, taken_by, taken_at, link_hash)
   SELECT id, $2, $3, $4 FROM orders WHERE order_code = $1`,
)

/**
 * A new token for the link of an order that waits for its payment: the former link is dead. Null where it has no link, or
 * its time to pay is over.
 */
export async function renewLink(tx: Tx, orderCode: string, at: Date): Promise<string | null> {
  const token = randomBytes(tokenBytes).toString('base64url')
  return (await run(tx, replaceLink, [orderCode, hashOfLink(token), at])) > 0 ? token : null
}

const replaceLink = rareStatement(
  'orders-by-telephone-replace-link',
  {},
  `UPDATE orders_by_telephone SET link_hash = $2 FROM orders
   WHERE orders.id = order_id AND order_code = $1 AND link_hash IS NOT NULL
     AND pay_until > $3 AND payment_status IN ('PENDING', 'FAILED')`,
)

export interface LinkedOrder {
  orderCode: string
  accountId: number
  totalKobo: number
  paymentStatus: PaymentStatus
  payUntil: Date
}

/** The order whose link has this token; null where there is none, or its time to pay is over. */
export async function orderOfLink(db: Db, token: string, at: Date): Promise<LinkedOrder | null> {
  const row = await maybe(db, byLink, [hashOfLink(token), at])
  return (
    row && {
      orderCode: row.order_code,
      accountId: row.account_id,
      totalKobo: row.total_kobo,
      paymentStatus: row.payment_status,
      payUntil: row.pay_until,
    }
  )
}

const byLink = rareStatement(
  'orders-by-link',
  // It is after $2.
  {
    order_code: text,
    account_id: number,
    total_kobo: number,
    payment_status: oneOf(paymentStatuses),
    pay_until: certain(time),
  },
  `SELECT order_code, account_id, total_kobo, payment_status, pay_until
   FROM orders_by_telephone JOIN orders ON orders.id = order_id
   WHERE link_hash = $1 AND pay_until > $2`,
)

interface Taken {
  taken_by: number
  taken_at: Date
  has_link: boolean
}

/** The member who took an order at the telephone, and when; null: its customer placed it. */
export function takenBy(db: Db, orderId: number): Promise<Taken | null> {
  return maybe(db, readTaken, [orderId])
}

const readTaken = rareStatement(
  'orders-by-telephone',
  { taken_by: number, taken_at: time, has_link: boolean },
  `SELECT taken_by, taken_at, link_hash IS NOT NULL AS has_link
   FROM orders_by_telephone WHERE order_id = $1`,
)

function hashOfLink(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
