import type { ShippingCode } from '#contract/shipping-methods.ts'
import { linesToFulfil } from '#server/orders/orders.ts'
import { certain, number } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

export interface BatchRequest {
  count: number
  delivery: ShippingCode | null
  carrier: string | null
  /** Orders promised before this time; null: all. */
  promisedBefore: Date | null
  memberId: number
  at: Date
}

/**
 * Takes the oldest orders that nobody picks into a new batch; several members take side by side. Answers its id; refuses
 * with `conflict` where nothing waits.
 */
export async function takeBatch(tx: Tx, request: BatchRequest): Promise<number> {
  const { count, delivery, carrier, promisedBefore, memberId, at } = request
  const waiting = await many(tx, lockOldest, [delivery, carrier, promisedBefore, count])
  const ids = waiting.map(({ order_id }) => order_id)
  const { id } = await one(tx, addBatch, [memberId, at])
  const added = await many(tx, addFulfilments, [ids, id, `staff:${memberId}`, at])
  if (added.length === 0) refuse('conflict', { message: 'No orders to pick.' })
  await addPickLines(
    tx,
    added.map(({ order_id }) => order_id),
  )
  return id
}

/** Adds the units to find for these orders; units that were picked before stay picked. */
export async function addPickLines(tx: Tx, orderIds: number[]): Promise<void> {
  const lines = await linesToFulfil(tx, orderIds)
  await run(tx, insertLines, [
    lines.map(({ lineId }) => lineId),
    lines.map(({ orderId }) => orderId),
    lines.map(({ units }) => units),
  ])
}

/** In the order of placing, past those that another member is taking. */
const lockOldest = rareStatement(
  'fulfilment-lock-oldest',
  // A view of orders, which have ids.
  { order_id: certain(number) },
  `SELECT order_id FROM orders_to_pick
   WHERE ($1::text IS NULL OR shipping_code = $1) AND ($2::text IS NULL OR carrier_name = $2)
     AND ($3::timestamptz IS NULL OR delivery_date < $3)
   ORDER BY order_id LIMIT $4 FOR UPDATE SKIP LOCKED`,
)

const addBatch = rareStatement(
  'fulfilment-add-batch',
  { id: number },
  'INSERT INTO pick_batches (taken_by, taken_at, touched_at) VALUES ($1, $2, $2) RETURNING id',
)

// Another member may have taken one between the look and the lock: it stays theirs.
const addFulfilments = rareStatement(
  'fulfilment-add',
  { order_id: number },
  `INSERT INTO fulfilments (order_id, state, batch_id, moved_by, moved_at)
   SELECT order_id, 'picking', $2, $3, $4 FROM unnest($1::bigint[]) AS order_id ORDER BY order_id
   ON CONFLICT (order_id) DO UPDATE SET
     state = 'picking', batch_id = excluded.batch_id, moved_by = excluded.moved_by,
     moved_at = excluded.moved_at
   WHERE fulfilments.state = 'waiting'
   RETURNING order_id`,
)

const insertLines = rareStatement(
  'fulfilment-add-lines',
  {},
  `INSERT INTO pick_lines (line_id, order_id, units)
   SELECT line_id, order_id, units
   FROM unnest($1::bigint[], $2::bigint[], $3::integer[]) AS line (line_id, order_id, units)
   ON CONFLICT (line_id) DO UPDATE SET units = excluded.units, picked = least(pick_lines.picked, excluded.units)`,
)
