import { number } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Backlog, backlogRow } from '#server/platform/queue.ts'

/** Payments by card that were opened before then, and of which nobody knows how they ended. By a partial index. */
export function paymentsOpenSince(db: Db, at: Date): Promise<number> {
  return count(db, openSince, [at])
}

const openSince = rareStatement(
  'payments-open-since',
  counted,
  "SELECT count(*) FROM payments WHERE status = 'open' AND created_at < $1",
)

/** Money by card without an order that came before then and is not back. There are few of it. */
export function unmatchedSince(db: Db, at: Date): Promise<number> {
  return count(db, stillHere, [at])
}

const stillHere = rareStatement(
  'payments-unmatched-since',
  counted,
  'SELECT count(*) FROM payment_unmatched WHERE refunded < amount AND came_at < $1',
)

/** Which of these orders a payment by card has paid. */
export async function ordersWithPayment(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  return new Set((await many(db, withPayment, [ids])).map(({ order_id }) => order_id))
}

const withPayment = rareStatement(
  'payments-of-orders',
  { order_id: number },
  "SELECT order_id FROM payments WHERE order_id = ANY ($1) AND status = 'paid'",
)

/** Refunds that the card provider has not taken yet. */
export function refundBacklog(db: Db): Promise<Backlog> {
  return one(db, waitingRefunds)
}

const waitingRefunds = rareStatement(
  'payment-refunds-backlog',
  backlogRow,
  `SELECT count(*)::integer AS waiting, min(next_attempt_at) AS due_since
   FROM payment_refunds WHERE state IN ('waiting', 'sending')`,
)
