import { orderStatuses } from '#contract/shop/orders.ts'
import { type PaymentCode, paymentCodes } from '#contract/shop/payment-methods.ts'
import type { ItemQuantity } from '#server/catalogue/catalogue.ts'
import { certain, nullable, number, oneOf, text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { deadline } from './rows.ts'

const unpaid = `payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING')`

/**
 * Units that unpaid orders hold, of each item, over `max` orders at most: of those that wait longest. `isWhole`: of
 * all orders. By a partial index.
 */
export async function heldUnits(
  db: Db,
  max: number,
): Promise<{ items: ItemQuantity[]; isWhole: boolean }> {
  const isWhole = (await count(db, waitingOrders, [max + 1])) <= max
  const rows = await many(db, heldItems, [max])
  const items = rows.map(({ product_id, combination_id, quantity }) => ({
    productId: product_id,
    combinationId: combination_id,
    quantity,
  }))
  return { items, isWhole }
}

const waitingOrders = rareStatement(
  'orders-waiting-up-to',
  counted,
  `SELECT count(*) FROM (SELECT FROM orders WHERE ${unpaid} LIMIT $1) AS waiting`,
)

const heldItems = rareStatement(
  'orders-held-units',
  { product_id: number, combination_id: nullable(number), quantity: number },
  `WITH waiting AS MATERIALIZED (
     SELECT id, stock_state FROM orders WHERE ${unpaid} ORDER BY ${deadline} LIMIT $1
   )
   SELECT product_id, combination_id, sum(quantity)::integer AS quantity
   FROM waiting JOIN order_lines ON order_id = waiting.id
   WHERE stock_state = 'held' GROUP BY product_id, combination_id`,
)

/** Orders that hold units although their time was over then. By a partial index. */
export function holdsPast(db: Db, at: Date): Promise<number> {
  return count(db, heldPast, [at])
}

const heldPast = rareStatement(
  'orders-held-past',
  counted,
  `SELECT count(*) FROM orders WHERE ${deadline} < $1 AND ${unpaid} AND stock_state = 'held'`,
)

export interface PaidOrder {
  id: number
  orderCode: string
  paymentCode: PaymentCode
}

const paidRow = { id: number, order_code: text, payment_code: oneOf(paymentCodes) }

/** Of `limit` orders behind the id `after`, those that count as paid. `last` is null where there is none. */
export async function paidOrdersAfter(db: Db, after: number, limit: number) {
  const rows = await many(db, ordersAfter, [after, limit])
  const orders = rows.filter(({ payment_status }) => payment_status === 'PAID').map(paidOrder)
  return { last: rows.at(-1)?.id ?? null, orders }
}

const ordersAfter = rareStatement(
  'orders-after',
  { ...paidRow, payment_status: text },
  `SELECT id, order_code, payment_code, payment_status FROM orders WHERE id > $1 ORDER BY id
   LIMIT $2`,
)

/** Of these orders, those that count as paid now. */
export async function paidOrdersOf(db: Db, ids: readonly number[]): Promise<PaidOrder[]> {
  return ids.length === 0 ? [] : (await many(db, paidOf, [ids])).map(paidOrder)
}

const paidOf = rareStatement(
  'orders-paid-of',
  paidRow,
  `SELECT id, order_code, payment_code FROM orders WHERE id = ANY ($1) AND payment_status = 'PAID'`,
)

/** Ids of orders that moved to PAID since, of 5,000 at most. By the BRIN index of moves: it reads its newest pages. */
export async function paidOrdersSince(db: Db, at: Date): Promise<number[]> {
  return (await many(db, paidSince, [at])).map(({ order_id }) => order_id)
}

const paidSince = rareStatement(
  'orders-paid-since',
  { order_id: number },
  `SELECT order_id FROM order_moves WHERE moved_at > $1 AND payment_status = 'PAID' LIMIT 5000`,
)

function paidOrder({ id, order_code, payment_code }: OrderRow): PaidOrder {
  return { id, orderCode: order_code, paymentCode: payment_code }
}

interface OrderRow {
  id: number
  order_code: string
  payment_code: PaymentCode
}

export interface OrderMoves {
  status: (typeof orderStatuses)[number]
  paymentCode: PaymentCode
  orders: number
  kobo: number
}

/** Orders that came into a status within a time, by status and payment method, with their totals. */
export async function orderMovesBetween(db: Db, from: Date, to: Date): Promise<OrderMoves[]> {
  const rows = await many(db, movesBetween, [from, to])
  return rows.map(({ payment_code, ...row }) => ({ ...row, paymentCode: payment_code }))
}

const movesBetween = rareStatement(
  'order-moves-between',
  {
    // A move has a status of its order, and orders have a total.
    status: certain(oneOf(orderStatuses)),
    payment_code: oneOf(paymentCodes),
    orders: number,
    kobo: number,
  },
  `SELECT moved.status, payment_code, count(*)::integer AS orders, sum(total_kobo)::bigint AS kobo
   FROM order_moves AS moved JOIN orders ON orders.id = order_id
   WHERE moved.moved_at > $1 AND moved.moved_at <= $2 AND NOT EXISTS (
     SELECT FROM order_moves AS earlier
     WHERE earlier.order_id = moved.order_id AND earlier.id < moved.id
       AND earlier.status = moved.status
   )
   GROUP BY moved.status, payment_code`,
)
