import { randomInt } from 'node:crypto'
import { text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Attempts to find free digits: with ten thousand orders in the store each finds some in 99 of 100. */
const attempts = 10

/**
 * The digits that a pick-up's message has, the same each time it is made ready. Those of an order that has left the store are
 * used again.
 */
export async function pickupCodeFor(tx: Tx, orderId: number): Promise<string> {
  const stored = await maybe(tx, codeOf, [orderId])
  if (stored) return stored.digits
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const digits = String(randomInt(1_000_000)).padStart(6, '0')
    if (await maybe(tx, takeCode, [orderId, digits])) return digits
  }
  throw new Error('no pick-up code is free')
}

const codeOf = rareStatement(
  'pickup-code-of',
  { digits: text },
  'SELECT digits FROM pickup_codes WHERE order_id = $1',
)

const takeCode = rareStatement(
  'pickup-code-take',
  { digits: text },
  `INSERT INTO pickup_codes (order_id, digits) VALUES ($1, $2)
   ON CONFLICT (digits) DO UPDATE SET order_id = $1
   WHERE NOT EXISTS (
     SELECT FROM orders WHERE id = pickup_codes.order_id AND status IN ('PENDING', 'PROCESSING')
   )
   RETURNING digits`,
)

/** Whether these are the digits of the order. */
export async function isPickupCode(db: Db, orderId: number, digits: string): Promise<boolean> {
  return (await count(db, codeIs, [orderId, digits])) > 0
}

const codeIs = rareStatement(
  'pickup-code-is',
  counted,
  'SELECT count(*) FROM pickup_codes WHERE order_id = $1 AND digits = $2',
)

/** The code of the order in the store that has these digits; null: none. */
export async function orderOfPickupCode(db: Db, digits: string): Promise<string | null> {
  return (await maybe(db, orderOfCode, [digits]))?.order_code ?? null
}

const orderOfCode = rareStatement(
  'pickup-code-order',
  { order_code: text },
  `SELECT order_code FROM pickup_codes JOIN orders ON orders.id = order_id
   WHERE digits = $1 AND status = 'PROCESSING'`,
)
