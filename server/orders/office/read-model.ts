import type { Clock } from '#server/platform/clock.ts'
import { boolean, certain, nullable, number, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/*
 * `office_orders`, by which the office filters and searches. Orders do not write it: a job and each list take in what
 * has moved since, so that placing gets no slower.
 */

interface ReadModelDeps {
  database: Database
  clock: Clock
}

/** Takes in the orders that were placed or moved since the last time. Answers the time as of which the read model is. */
export async function refreshOfficeOrders({ database, clock }: ReadModelDeps): Promise<Date> {
  return inTransaction(database.pool, async (tx) => {
    const read = await one(tx, lockPosition)
    const now = clock.now()
    const { newest, is_over, before } = await one(tx, newestMove, [read.read_to, read.seen_before])
    if (newest !== null) await run(tx, takeInMoved, [read.read_to])
    // A move with a smaller id can no longer come: all transactions of that time are over.
    const next = is_over
      ? { readTo: read.seen_to, seenTo: newest ?? read.seen_to, seenBefore: before }
      : { readTo: read.read_to, seenTo: read.seen_to, seenBefore: read.seen_before }
    await run(tx, storePosition, [next.readTo, next.seenTo, next.seenBefore, now])
    return now
  })
}

const lockPosition = rareStatement(
  'office-orders-lock',
  { read_to: number, seen_to: number, seen_before: text },
  `SELECT read_to, seen_to, seen_before::text AS seen_before FROM office_orders_read FOR UPDATE`,
)

/** All of one snapshot. */
const newestMove = rareStatement(
  'office-orders-newest',
  {
    newest: nullable(number),
    // A transaction always has a snapshot.
    is_over: certain(boolean),
    before: certain(text),
  },
  `SELECT (SELECT max(id) FROM order_moves WHERE id > $1) AS newest,
     pg_snapshot_xmin(pg_current_snapshot()) >= $2::text::xid8 AS is_over,
     pg_snapshot_xmax(pg_current_snapshot())::text AS before`,
)

const takeInMoved = rareStatement(
  'office-orders-take-in',
  {},
  `INSERT INTO office_orders
   SELECT * FROM office_orders_source
   WHERE order_id IN (SELECT order_id FROM order_moves WHERE id > $1) ORDER BY order_id
   ON CONFLICT (order_id) DO UPDATE SET
     status = excluded.status,
     payment_status = excluded.payment_status,
     carrier_name = excluded.carrier_name,
     state = excluded.state,
     phone = excluded.phone,
     names = excluded.names
   WHERE (office_orders.*) IS DISTINCT FROM (excluded.*)`,
)

const storePosition = rareStatement(
  'office-orders-store-position',
  {},
  `UPDATE office_orders_read
   SET read_to = $1, seen_to = $2, seen_before = $3::text::xid8, read_at = $4`,
)
