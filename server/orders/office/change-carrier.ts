import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Another carrier takes the order's parcel. What its customer paid for the delivery stays. */
export async function changeCarrier(
  tx: Tx,
  { orderId, carrierName }: { orderId: number; carrierName: string },
): Promise<void> {
  await run(tx, changeOrder, [orderId, carrierName])
  await run(tx, changeListed, [orderId, carrierName])
}

const changeOrder = rareStatement(
  'orders-change-carrier',
  {},
  `UPDATE orders SET carrier_name = $2 WHERE id = $1 AND shipping_code = 'carrier'`,
)

const changeListed = rareStatement(
  'office-orders-change-carrier',
  {},
  'UPDATE office_orders SET carrier_name = $2 WHERE order_id = $1',
)
