import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** How long a booking whose answer never came may take to appear in the provider's list, s. */
const settlingSeconds = 300

/**
 * Ends the delivery of an order that is cancelled, in the caller's transaction; nothing where there is none.
 * A shipment whose booking is uncertain, or under way now, is looked up and then cancelled.
 */
export async function withdrawShipment(
  tx: Db,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  await run(tx, withdraw, [orderId, at, settlingSeconds])
}

const withdraw = statement(
  'delivery-withdraw-shipment',
  {},
  `UPDATE delivery_shipments
   SET state = CASE WHEN state = 'booked' OR unsure OR claimed_until IS NOT NULL
       THEN 'cancelling' ELSE 'cancelled' END,
     attempts = 0,
     next_attempt_at = $2::timestamptz + CASE state WHEN 'booked' THEN interval '0'
       ELSE make_interval(secs => $3) END
   WHERE order_id = $1 AND state IN ('waiting', 'booked', 'failed')`,
)
