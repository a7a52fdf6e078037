import type { FulfilmentState, Picking } from '#contract/office/fulfilment.ts'
import { shippingCodes } from '#contract/shipping-methods.ts'
import { orderCodesOf } from '#server/orders/orders.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { certain, nullable, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { isFree } from './batch.ts'
import { endedReason } from './order-ends.ts'
import { states } from './state.ts'

/** Units of an order that ended are put back within that time, ms; then it is listed no longer. */
const putBackMs = 24 * 3_600_000

interface Reader {
  memberId: number
  memberNames: MemberNames
  now: Date
}

/** The present work of the store. */
export async function readPicking(
  db: Db,
  { memberId, memberNames, now }: Reader,
): Promise<Picking> {
  const [waiting, batches, open] = await Promise.all([
    many(db, waitingOrders),
    many(db, openBatches),
    many(db, openFulfilments, [endedReason, new Date(now.getTime() - putBackMs)]),
  ])
  const codes = await orderCodesOf(
    db,
    open.map(({ order_id }) => order_id),
  )
  const listed = (of: FulfilmentState) =>
    open.flatMap(({ order_id, state, reason, moved_at }) => {
      const code = codes.get(order_id)
      return state === of && code ? [{ code, reason, at: moved_at.toISOString() }] : []
    })
  const names = await memberNames(db, [...new Set(batches.map(({ taken_by }) => taken_by))])
  return {
    as_of: now.toISOString(),
    waiting: waiting.map(({ shipping_code, carrier_name, count, oldest_at }) => ({
      delivery: shipping_code,
      carrier: carrier_name,
      count,
      oldest_at: oldest_at.toISOString(),
    })),
    batches: batches.map((batch) => ({
      id: batch.id,
      taken_by: names.get(batch.taken_by) ?? '',
      is_mine: batch.taken_by === memberId,
      taken_at: batch.taken_at.toISOString(),
      touched_at: batch.touched_at.toISOString(),
      is_free: isFree({ ...batch, done_at: null }, now),
      orders: batch.orders,
      units: batch.units,
      picked: batch.picked,
    })),
    stopped: listed('stopped').map(({ code, reason }) => ({ code, reason: reason ?? '' })),
    to_pack: listed('picked').map(({ code, at }) => ({ code, picked_at: at })),
    to_hand_over: listed('packed').map(({ code, at }) => ({ code, packed_at: at })),
  }
}

const waitingOrders = rareStatement(
  'fulfilment-waiting',
  {
    // A view of orders, whose columns have these values.
    shipping_code: certain(oneOf(shippingCodes)),
    carrier_name: nullable(text),
    count: number,
    oldest_at: certain(time),
  },
  `SELECT shipping_code, carrier_name, count(*)::integer AS count, min(placed_at) AS oldest_at
   FROM orders_to_pick GROUP BY shipping_code, carrier_name ORDER BY oldest_at`,
)

/** Orders that may be picked, and nobody picks yet, with when they were placed; `max` at most, the oldest. */
export function ordersToPick(db: Db, max: number): Promise<Map<number, Date>> {
  return ordersSince(db, toPick, max)
}

/** Orders whose box is closed and still in the store, with when it was; `max` at most, the oldest. */
export function closedBoxes(db: Db, max: number): Promise<Map<number, Date>> {
  return ordersSince(db, packed, max)
}

async function ordersSince(
  db: Db,
  statement: typeof packed,
  max: number,
): Promise<Map<number, Date>> {
  const rows = await many(db, statement, [max])
  return new Map(rows.map(({ order_id, since }) => [order_id, since]))
}

const packed = rareStatement(
  'fulfilment-packed',
  { order_id: number, since: time },
  `SELECT order_id, moved_at AS since FROM fulfilments WHERE state = 'packed'
   ORDER BY moved_at LIMIT $1`,
)

const toPick = rareStatement(
  'fulfilment-to-pick',
  // A view of orders, whose columns have these values.
  { order_id: certain(number), since: certain(time) },
  'SELECT order_id, placed_at AS since FROM orders_to_pick ORDER BY order_id LIMIT $1',
)

const openBatches = rareStatement(
  'fulfilment-open-batches',
  {
    id: number,
    taken_by: number,
    taken_at: time,
    touched_at: time,
    orders: number,
    units: number,
    picked: number,
  },
  `SELECT pick_batches.id, taken_by, taken_at, touched_at, count(DISTINCT order_id)::integer AS orders,
     coalesce(sum(units), 0)::integer AS units, coalesce(sum(picked), 0)::integer AS picked
   FROM pick_batches JOIN fulfilments ON batch_id = pick_batches.id JOIN pick_lines USING (order_id)
   WHERE done_at IS NULL GROUP BY pick_batches.id ORDER BY pick_batches.id LIMIT 100`,
)

const openFulfilments = rareStatement(
  'fulfilment-open',
  { order_id: number, state: oneOf(states), reason: nullable(text), moved_at: time },
  `SELECT order_id, state, reason, moved_at FROM fulfilments
   WHERE state IN ('picked', 'packed') OR state = 'stopped' AND (reason <> $1 OR moved_at > $2)
   ORDER BY moved_at LIMIT 1000`,
)
