import { number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { cleanNumber } from './unit-number.ts'

/** The numbers of the units of an order's lines. */
export async function serialsOf(db: Db, orderId: number): Promise<Map<number, string[]>> {
  const rows = await many(db, numbersOfOrder, [orderId])
  const byLine = Map.groupBy(rows, ({ line_id }) => line_id)
  return new Map([...byLine].map(([lineId, units]) => [lineId, units.map((one) => one.number)]))
}

const numbersOfOrder = rareStatement(
  'fulfilment-serials-of-order',
  { line_id: number, number: text },
  'SELECT line_id, number FROM fulfilment_serials WHERE order_id = $1 ORDER BY number',
)

/** The order in whose box the unit with this number was. */
export async function ordersOfSerial(db: Db, written: string): Promise<number[]> {
  const rows = await many(db, orderOfNumber, [cleanNumber(written)])
  return rows.map(({ order_id }) => order_id)
}

const orderOfNumber = rareStatement(
  'fulfilment-order-of-serial',
  { order_id: number },
  'SELECT order_id FROM fulfilment_serials WHERE number = $1',
)

/** For the customer's download. */
export function exportSerials(db: Db, orderIds: readonly number[]): Promise<object[]> {
  return many(db, exported, [orderIds])
}

const exported = rareStatement(
  'fulfilment-export-serials',
  { order_id: number, kind: text, number: text },
  'SELECT order_id, kind, number FROM fulfilment_serials WHERE order_id = ANY ($1) ORDER BY number',
)
