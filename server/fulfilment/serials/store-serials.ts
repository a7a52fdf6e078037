import { orderCodesOf } from '#server/orders/orders.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { UnitNumber } from './unit-number.ts'

interface Recording {
  orderId: number
  numbers: readonly UnitNumber[]
  memberId: number
  at: Date
}

/**
 * Stores the numbers of an order's units. Refuses with `conflict` one that another order has, unless that order came back.
 */
export async function storeSerials(
  tx: Tx,
  { orderId, numbers, memberId, at }: Recording,
): Promise<void> {
  if (numbers.length === 0) return
  // Several orders with the same numbers at once lock them in one order.
  const sorted = numbers.toSorted((one, other) => (one.number < other.number ? -1 : 1))
  const plain = sorted.map((one) => one.number)
  await run(tx, releaseReturned, [plain])
  const stored = await many(tx, insertNumbers, [
    plain,
    sorted.map(({ kind }) => kind),
    sorted.map(({ lineId }) => lineId),
    orderId,
    at,
    memberId,
  ])
  if (stored.length === sorted.length) return
  const known = new Set(stored.map((one) => one.number))
  const [taken] = await many(tx, ordersWith, [plain.filter((one) => !known.has(one))])
  const codes = await orderCodesOf(tx, taken ? [taken.order_id] : [])
  refuse('conflict', {
    message: `${taken?.number ?? 'A number'} was packed for order ${codes.get(taken?.order_id ?? 0) ?? ''}.`,
  })
}

const releaseReturned = rareStatement(
  'fulfilment-release-serials',
  {},
  `DELETE FROM fulfilment_serials
   WHERE number = ANY ($1) AND number IN (SELECT number FROM serials_returned)`,
)

const insertNumbers = rareStatement(
  'fulfilment-add-serials',
  { number: text },
  `INSERT INTO fulfilment_serials (number, kind, line_id, order_id, recorded_at, recorded_by)
   SELECT number, kind, line_id, $4, $5, $6
   FROM unnest($1::text[], $2::text[], $3::bigint[]) AS unit (number, kind, line_id)
   ON CONFLICT (number) DO NOTHING
   RETURNING number`,
)

const ordersWith = rareStatement(
  'fulfilment-serials-taken',
  { number: text, order_id: number },
  'SELECT number, order_id FROM fulfilment_serials WHERE number = ANY ($1) ORDER BY number LIMIT 1',
)

/** Deletes the numbers of an order whose units go back into the store. */
export async function deleteSerials(tx: Tx, orderId: number): Promise<void> {
  await run(tx, deleteNumbers, [orderId])
}

const deleteNumbers = rareStatement(
  'fulfilment-delete-serials',
  {},
  'DELETE FROM fulfilment_serials WHERE order_id = $1',
)
