import type { Clock } from '#server/platform/clock.ts'
import {
  boolean,
  certain,
  nullable,
  number,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Database, isLockTimeout } from '#server/platform/database/database.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/*
 * `office_orders`, by which the office filters and searches. Orders do not write it: a job and each list take in what
 * has moved since, so that placing gets no slower.
 */

export interface ReadModelDeps {
  database: Database
  clock: Clock
  /** All badges, by name, with the delivered orders that they are for. */
  badges(db: Db): Promise<BadgeRange[]>
}

export interface BadgeRange {
  name: string
  min: number
  /** Null: no upper end. */
  max: number | null
}

/** Moves that a transaction takes in: a fifth of a second's work, for which lists wait. */
const maxMoves = 5_000

/** Takes in all that was placed or moved since the last time. */
export async function refreshOfficeOrders(deps: ReadModelDeps): Promise<void> {
  let isMore = true
  while (isMore) isMore = (await takeInSome(deps)).isMore
}

/** As `takeInSome`; where others take in for longer than this waits, the time as of which it is without. */
export async function takeInForList(deps: ReadModelDeps): Promise<Date> {
  try {
    return (await takeInSome(deps)).asOf
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    return (await one(deps.database, readPosition)).read_at
  }
}

const readPosition = rareStatement(
  'office-orders-read-position',
  { read_at: time },
  'SELECT read_at FROM office_orders_read',
)

/**
 * Takes in orders that were placed or moved since the last time, those that moved first at first. Answers the time as of which
 * the read model is, and whether more can be taken in at once.
 */
export async function takeInSome({
  database,
  clock,
  badges,
}: ReadModelDeps): Promise<{ asOf: Date; isMore: boolean }> {
  return inTransaction(database.pool, async (tx) => {
    const position = await one(tx, lockPosition)
    const now = clock.now()
    const { is_over, before } = await one(tx, snapshot, [position.seen_before])
    // A move with a smaller id can no longer come: all transactions of that time are over.
    const readTo = is_over ? position.seen_to : position.read_to
    const upTo = readTo + maxMoves
    const { newest, newest_at, has_more } = await one(tx, newestMove, [readTo, upTo])
    if (newest !== null) {
      await run(tx, takeInMoved, [readTo, upTo])
      const all = await badges(tx)
      const [names, mins, maxes] = [all.map(nameOf), all.map(minOf), all.map(maxOf)]
      await run(tx, setBadges, [readTo, upTo, names, mins, maxes])
    }
    const seenTo = has_more ? upTo : (newest ?? readTo)
    const next = is_over
      ? { readTo, seenTo, seenBefore: before }
      : { readTo, seenTo: position.seen_to, seenBefore: position.seen_before }
    const asOf = has_more ? (newest_at ?? position.read_at) : now
    await run(tx, storePosition, [next.readTo, next.seenTo, next.seenBefore, asOf])
    return { asOf, isMore: has_more && is_over }
  })
}

const nameOf = ({ name }: BadgeRange) => name
const minOf = ({ min }: BadgeRange) => min
const maxOf = ({ max }: BadgeRange) => max

const lockPosition = rareStatement(
  'office-orders-lock',
  { read_to: number, seen_to: number, seen_before: text, read_at: time },
  `SELECT read_to, seen_to, seen_before::text AS seen_before, read_at
   FROM office_orders_read FOR UPDATE`,
)

const snapshot = rareStatement(
  'office-orders-snapshot',
  // A transaction always has a snapshot.
  { is_over: certain(boolean), before: certain(text) },
  `SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 AS is_over,
     pg_snapshot_xmax(pg_current_snapshot())::text AS before`,
)

const newestMove = rareStatement(
  'office-orders-newest',
  { newest: nullable(number), newest_at: nullable(time), has_more: boolean },
  `SELECT max(id) AS newest, max(moved_at) AS newest_at,
     EXISTS (SELECT FROM order_moves WHERE id > $2) AS has_more
   FROM order_moves WHERE id > $1 AND id <= $2`,
)

const takeInMoved = rareStatement(
  'office-orders-take-in',
  {},
  `INSERT INTO office_orders AS known (order_id, account_id, status, payment_status, payment_code, shipping_code,
     carrier_name, state, placed_at, phone, names)
   SELECT order_id, account_id, status, payment_status, payment_code, shipping_code,
     carrier_name, state, placed_at, phone, names
   FROM office_orders_source
   WHERE order_id IN (SELECT order_id FROM order_moves WHERE id > $1 AND id <= $2) ORDER BY order_id
   ON CONFLICT (order_id) DO UPDATE SET
     status = excluded.status,
     payment_status = excluded.payment_status,
     carrier_name = excluded.carrier_name,
     state = excluded.state,
     phone = excluded.phone,
     names = excluded.names
   WHERE (known.status, known.payment_status, known.carrier_name, known.state, known.phone, known.names)
     IS DISTINCT FROM (excluded.status, excluded.payment_status, excluded.carrier_name, excluded.state,
       excluded.phone, excluded.names)`,
)

/** Of all orders of those customers: a delivery, or its end, is counted for each of them. */
const setBadges = rareStatement(
  'office-orders-set-badges',
  {},
  `WITH moved AS (
     SELECT DISTINCT account_id FROM office_orders
     WHERE order_id IN (SELECT order_id FROM order_moves WHERE id > $1 AND id <= $2)
   ), counted AS (
     SELECT account_id, count(*) FILTER (WHERE status = 'DELIVERED') AS delivered
     FROM office_orders JOIN moved USING (account_id) GROUP BY account_id
   ), reached AS (
     SELECT account_id, name AS badge FROM counted
     LEFT JOIN unnest($3::text[], $4::integer[], $5::integer[]) AS badge (name, min, max)
       ON delivered BETWEEN min AND coalesce(max, delivered)
   )
   UPDATE office_orders SET badge = reached.badge FROM reached
   WHERE office_orders.account_id = reached.account_id
     AND office_orders.badge IS DISTINCT FROM reached.badge`,
)

const storePosition = rareStatement(
  'office-orders-store-position',
  {},
  `UPDATE office_orders_read
   SET read_to = $1, seen_to = $2, seen_before = $3::text::xid8, read_at = $4`,
)
