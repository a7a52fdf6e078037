import { type Actor, actorText } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { deleteSerials } from './serials/store-serials.ts'

/** Why a fulfilment stops whose order ended. */
export const endedReason = 'The order has ended, or left without this box: put its units back'

/** An order ended, in its transaction: nobody goes on with it. */
export async function stopFulfilment(
  tx: Tx,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const stopped = await maybe(tx, stop, [orderId, endedReason, at])
  if (stopped?.batch_id) await run(tx, endBatch, [stopped.batch_id, at])
  if (stopped) await deleteSerials(tx, orderId)
}

const stop = rareStatement(
  'fulfilment-stop',
  { batch_id: number },
  `UPDATE fulfilments SET state = 'stopped', reason = $2, moved_at = $3, moved_by = 'job:orders'
   WHERE order_id = $1 AND state IN ('picking', 'picked', 'packed')
   RETURNING coalesce(batch_id, 0) AS batch_id`,
)

/** An order has left the house, in its transaction: a packed one is handed over, any other is no longer looked for. */
export async function closeFulfilment(
  tx: Tx,
  { orderId, by, at }: { orderId: number; by: Actor; at: Date },
): Promise<void> {
  const handed = await run(tx, close, [orderId, actorText(by), at])
  if (handed === 0) await stopFulfilment(tx, { orderId, at })
}

const close = rareStatement(
  'fulfilment-close',
  {},
  `UPDATE fulfilments SET state = 'handed-over', moved_by = $2, moved_at = $3
   WHERE order_id = $1 AND state = 'packed'`,
)

const endBatch = rareStatement(
  'fulfilment-end-batch',
  {},
  `UPDATE pick_batches SET done_at = $2
   WHERE id = $1 AND done_at IS NULL AND NOT EXISTS (
     SELECT FROM fulfilments WHERE batch_id = $1 AND state = 'picking'
   )`,
)
