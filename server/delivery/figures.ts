import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Backlog, backlogRow } from '#server/platform/queue.ts'

/** Parcels to book at a carrier, or to withdraw from one. */
export function shipmentBacklog(db: Db): Promise<Backlog> {
  return one(db, waitingShipments)
}

const waitingShipments = rareStatement(
  'delivery-shipments-backlog',
  backlogRow,
  `SELECT count(*)::integer AS waiting, min(next_attempt_at) AS due_since
   FROM delivery_shipments WHERE state IN ('waiting', 'cancelling')`,
)
