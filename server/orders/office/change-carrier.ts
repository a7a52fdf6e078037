import type { Actor } from '#server/platform/actor.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { OrderDeps } from '../deps.ts'
import { noteByHand, withOrder } from '../life/staff.ts'

export interface CarrierChange {
  orderCode: string
  carrierName: string
  by: Actor
}

/** Another carrier takes the order's parcel; its customer gets a note. What was paid for the delivery stays. */
export function changeCarrier(
  deps: OrderDeps,
  tx: Tx,
  { orderCode, carrierName, by }: CarrierChange,
): Promise<void> {
  return withOrder(deps, { orderCode, within: tx }, async (_, { id }) => {
    if ((await run(tx, changeOrder, [id, carrierName])) === 0) return
    await run(tx, changeListed, [id, carrierName])
    const note = `${carrierName} now brings your parcel. You pay nothing more.`
    await noteByHand(deps, { orderCode, note, by, within: tx })
  })
}

const changeOrder = rareStatement(
  'orders-change-carrier',
  {},
  `UPDATE orders SET carrier_name = $2
   WHERE id = $1 AND shipping_code = 'carrier' AND carrier_name IS DISTINCT FROM $2`,
)

const changeListed = rareStatement(
  'office-orders-change-carrier',
  {},
  'UPDATE office_orders SET carrier_name = $2 WHERE order_id = $1',
)
