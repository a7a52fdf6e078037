import type { PickBatch, PickLine } from '#contract/office/fulfilment.ts'
import { itemKeyOf, storedItems } from '#server/catalogue/catalogue.ts'
import { linesToFulfil } from '#server/orders/orders.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { nullable, number, oneOf, type Row, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { states } from './state.ts'

/** A batch that nobody has touched for so long may be taken over, ms. */
export const freeAfterMs = 2 * 3_600_000

const batchRow = {
  id: number,
  taken_by: number,
  taken_at: time,
  touched_at: time,
  done_at: nullable(time),
}
export type BatchRow = Row<typeof batchRow>

/** The batch, locked until the end of the transaction. Refuses with `not_found`. */
export async function lockBatch(tx: Tx, id: number): Promise<BatchRow> {
  return (await maybe(tx, lock, [id])) ?? refuse('not_found')
}

const columns = 'id, taken_by, taken_at, touched_at, done_at'

const lock = rareStatement(
  'fulfilment-lock-batch',
  batchRow,
  `SELECT ${columns} FROM pick_batches WHERE id = $1 FOR UPDATE`,
)

const batchById = rareStatement(
  'fulfilment-batch',
  batchRow,
  `SELECT ${columns} FROM pick_batches WHERE id = $1`,
)

/** Whether another member may go on with it. */
export function isFree({ touched_at, done_at }: BatchRow, now: Date): boolean {
  return done_at === null && now.getTime() - touched_at.getTime() >= freeAfterMs
}

interface Reader {
  memberId: number
  memberNames: MemberNames
  now: Date
}

/** A batch as its picker sees it: lines by bin. Refuses with `not_found`. */
export async function readBatch(
  db: Db,
  id: number,
  { memberId, memberNames, now }: Reader,
): Promise<PickBatch> {
  const batch = (await maybe(db, batchById, [id])) ?? refuse('not_found')
  const orders = await many(db, ordersOfBatch, [id])
  const names = await memberNames(db, [batch.taken_by])
  const boxes = new Map(orders.map(({ order_id }, place) => [order_id, place + 1]))
  const { lines, codes } = await pickLines(db, boxes)
  return {
    id,
    taken_by: names.get(batch.taken_by) ?? '',
    is_mine: batch.taken_by === memberId,
    taken_at: batch.taken_at.toISOString(),
    is_free: isFree(batch, now),
    is_done: batch.done_at !== null,
    orders: orders.map(({ order_id, state }) => ({
      code: codes.get(order_id) ?? '',
      box: boxes.get(order_id) ?? 0,
      state,
    })),
    lines,
  }
}

const ordersOfBatch = rareStatement(
  'fulfilment-orders-of-batch',
  { order_id: number, state: oneOf(states) },
  'SELECT order_id, state FROM fulfilments WHERE batch_id = $1 ORDER BY order_id',
)

/** The lines to find for these orders, by bin; `boxes` has the place of each. */
async function pickLines(db: Db, boxes: Map<number, number>) {
  const ids = [...boxes.keys()]
  const sold = await linesToFulfil(db, ids)
  const items = await storedItems(db, sold)
  const counts = new Map((await many(db, countsOf, [ids])).map((row) => [row.line_id, row]))
  const lines: PickLine[] = sold.map((line) => {
    const item = items.get(itemKeyOf(line))
    const count = counts.get(line.lineId)
    return {
      line_id: line.lineId,
      order_code: line.orderCode,
      box: boxes.get(line.orderId) ?? 0,
      name: line.name,
      options: line.options,
      product_code: item?.code ?? null,
      bin: item?.bin ?? null,
      barcode: item?.barcode ?? null,
      image_url: line.imageUrl,
      units: count?.units ?? line.units,
      picked: count?.picked ?? 0,
    }
  })
  const codes = new Map(sold.map(({ orderId, orderCode }) => [orderId, orderCode]))
  return { lines: lines.toSorted(byBin), codes }
}

/** Those without a bin come last. */
function byBin(one: PickLine, other: PickLine): number {
  if (one.bin === null || other.bin === null) {
    return Number(one.bin === null) - Number(other.bin === null) || byName(one, other)
  }
  return one.bin.localeCompare(other.bin, 'en', { numeric: true }) || byName(one, other)
}

function byName(one: PickLine, other: PickLine): number {
  return one.name.localeCompare(other.name) || one.box - other.box
}

const countsOf = rareStatement(
  'fulfilment-counts',
  { line_id: number, units: number, picked: number },
  'SELECT line_id, units, picked FROM pick_lines WHERE order_id = ANY ($1)',
)

/** Stores that somebody is at it. */
export async function touchBatch(tx: Tx, id: number, at: Date): Promise<void> {
  await run(tx, touch, [id, at])
}

const touch = rareStatement(
  'fulfilment-touch-batch',
  {},
  `UPDATE pick_batches SET touched_at = $2, done_at = CASE WHEN NOT EXISTS (
     SELECT FROM fulfilments WHERE batch_id = $1 AND state = 'picking'
   ) THEN coalesce(done_at, $2) END
   WHERE id = $1`,
)

/** Gives the batch to another member. */
export async function giveBatch(tx: Tx, id: number, memberId: number, at: Date): Promise<void> {
  await run(tx, give, [id, memberId, at])
}

const give = rareStatement(
  'fulfilment-give-batch',
  {},
  'UPDATE pick_batches SET taken_by = $2, touched_at = $3 WHERE id = $1',
)
