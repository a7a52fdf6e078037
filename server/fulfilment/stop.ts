import { linesToFulfil } from '#server/orders/orders.ts'
import type { Actor } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { touchBatch } from './batch.ts'
import { lockFulfilment, moveFulfilment, requireState } from './state.ts'

interface Missing {
  batchId: number
  lineId: number
  by: Actor
  at: Date
}

/**
 * Stops an order of the batch, which is locked, since units of a line are not there: support decides. Answers the order's
 * id and why it was stopped. Refuses with `not_found`, and with `conflict` where all units of the line are found.
 */
export async function stopForMissing(
  tx: Tx,
  { batchId, lineId, by, at }: Missing,
): Promise<{ orderId: number; reason: string }> {
  const line = (await maybe(tx, lineOfBatch, [lineId, batchId])) ?? refuse('not_found')
  const { order_id: orderId, units, picked } = line
  requireState((await lockFulfilment(tx, orderId)).state, 'stopped')
  if (picked === units) refuse('conflict', { message: 'All units of this line are found.' })
  const sold = (await linesToFulfil(tx, [orderId])).find((one) => one.lineId === lineId)
  const reason = `${picked} of ${units} found: ${[sold?.name, ...(sold?.options ?? [])].join(', ')}`
  await moveFulfilment(tx, { orderId, state: 'stopped', reason, by, at })
  await touchBatch(tx, batchId, at)
  return { orderId, reason }
}

const lineOfBatch = rareStatement(
  'fulfilment-line-of-batch',
  { order_id: number, units: number, picked: number },
  `SELECT order_id, units, picked FROM pick_lines JOIN fulfilments USING (order_id)
   WHERE line_id = $1 AND batch_id = $2`,
)

/** A line of a stopped order that lacks units, as refunds name it. */
export interface MissingUnits {
  /** As the order lists its lines, from 1. */
  line: number
  quantity: number
  /** With the chosen values. */
  name: string
}

interface Resume {
  orderId: number
  /** Wait for the units, and be picked anew; or go on with those that are there. */
  how: 'wait' | 'without-missing'
  /** Settles with the customer, in the same transaction, that these units do not come. */
  settle(missing: MissingUnits[]): Promise<void>
  by: Actor
  at: Date
}

/** Lets a stopped order go on; the caller has locked the order. Refuses with `conflict`. */
export async function resumeOrder(tx: Tx, { orderId, how, settle, by, at }: Resume): Promise<void> {
  const next = how === 'wait' ? 'waiting' : 'picked'
  requireState((await lockFulfilment(tx, orderId)).state, next)
  if (how === 'without-missing') {
    const counts = await many(tx, countsOfOrder, [orderId])
    if (counts.every(({ picked }) => picked === 0)) {
      refuse('conflict', { message: 'Nothing of this order was found: refund it whole.' })
    }
    const lines = await linesToFulfil(tx, [orderId])
    await settle(
      counts
        .filter(({ units, picked }) => picked < units)
        .map(({ line_id, units, picked }) => {
          const line = lines.find(({ lineId }) => lineId === line_id)
          const name = [line?.name, ...(line?.options ?? [])].join(', ')
          return { line: line?.line ?? 0, quantity: units - picked, name }
        }),
    )
    await run(tx, forgoMissing, [orderId])
  }
  await moveFulfilment(tx, { orderId, state: next, by, at })
}

const countsOfOrder = rareStatement(
  'fulfilment-counts-of-order',
  { line_id: number, units: number, picked: number },
  'SELECT line_id, units, picked FROM pick_lines WHERE order_id = $1 ORDER BY line_id',
)

const forgoMissing = rareStatement(
  'fulfilment-forgo-missing',
  {},
  'UPDATE pick_lines SET units = picked WHERE order_id = $1',
)
