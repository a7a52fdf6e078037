import { addressColumns, erasedAddress } from '#server/delivery/delivery.ts'
import {
  boolean,
  json,
  list,
  namesOf,
  nullable,
  number,
  object,
  text,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { orderColumns, soldColumns } from './rows.ts'

/** An account's orders with all that belongs to them, for its owner to take along. Money is kobo. */
export function exportOrders(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholeOrders, [accountId])
}

const { name, options, quantity, amount_kobo } = soldColumns
const line = object({ name, options, quantity, amount_kobo })
const move = object({ status: text, payment_status: text, moved_at: text })
const note = object({ note: text, created_at: text })

/** Of an order, in the order in which its customer reads it. */
const { order_code, status, payment_code, payment_status, sub_total_kobo, shipping_kobo } =
  orderColumns
const { coupon_code, coupon_kobo, total_kobo, refunded_kobo, placed_at } = orderColumns
const { shipping_method, carrier_name } = orderColumns
const exported = {
  order_code,
  status,
  payment_code,
  payment_status,
  sub_total_kobo,
  shipping_kobo,
  coupon_code,
  coupon_kobo,
  total_kobo,
  refunded_kobo,
  shipping_method,
  carrier_name,
  ...addressColumns,
  placed_at,
}

const wholeOrders = rareStatement(
  'orders-whole',
  {
    ...exported,
    lines: nullable(json(list(line))),
    history: nullable(json(list(move))),
    has_hashes_of_origin: boolean,
    notes: nullable(json(list(note))),
  },
  `SELECT ${namesOf(exported)},
     (range_hash IS NOT NULL OR phone_hash IS NOT NULL) AS has_hashes_of_origin,
     (
       SELECT json_agg(
         json_build_object('name', name, 'options', options, 'quantity', quantity,
           'amount_kobo', amount_kobo)
         ORDER BY position
       )
       FROM sold_lines WHERE order_id = orders.id
     ) AS lines,
     (
       SELECT json_agg(
         json_build_object('status', status, 'payment_status', payment_status,
           'moved_at', moved_at)
         ORDER BY id
       )
       FROM order_moves WHERE order_id = orders.id
     ) AS history,
     (
       SELECT json_agg(json_build_object('note', note, 'created_at', created_at) ORDER BY id)
       FROM order_notes WHERE order_id = orders.id
     ) AS notes
   FROM orders WHERE account_id = $1 ORDER BY placed_at, id`,
)

/** The ids of all of an account's orders. */
export async function orderIdsOf(db: Db, accountId: number): Promise<number[]> {
  return (await many(db, idsOfAccount, [accountId])).map(({ id }) => id)
}

const idsOfAccount = rareStatement(
  'orders-ids',
  { id: number },
  'SELECT id FROM orders WHERE account_id = $1',
)

/** How many of an account's orders have not come to an end. */
export function openOrderCount(db: Db, accountId: number): Promise<number> {
  return count(db, openOrders, [accountId])
}

const openOrders = rareStatement(
  'orders-open',
  counted,
  `SELECT count(*) FROM orders
   WHERE account_id = $1 AND status IN ('PENDING', 'PROCESSING', 'IN TRANSIT')`,
)

/**
 * Orders stay in the books without whom and where they went to and what was noted on the way, in the
 * transaction in which the account ends; the state stays, which names nobody. Answers their ids.
 */
export async function eraseBuyer(tx: Db, accountId: number): Promise<number[]> {
  const rows = await many(tx, emptyOrders, [accountId])
  const ids = rows.map(({ id }) => id)
  await run(tx, deleteNotes, [ids])
  await run(tx, deleteComments, [ids])
  await run(tx, emptyReasons, [ids])
  await run(tx, emptyOfficeOrders, [ids])
  return ids
}

const emptyOrders = rareStatement(
  'orders-empty',
  { id: number },
  `UPDATE orders SET ${erasedAddress}
   WHERE account_id = $1 RETURNING id`,
)

const deleteNotes = rareStatement(
  'order-notes-delete',
  {},
  'DELETE FROM order_notes WHERE order_id = ANY ($1)',
)

const deleteComments = rareStatement(
  'order-comments-delete',
  {},
  'DELETE FROM order_comments WHERE order_id = ANY ($1)',
)

const emptyReasons = rareStatement(
  'order-refund-reasons-empty',
  {},
  'UPDATE order_line_refunds SET reason = NULL WHERE order_id = ANY ($1) AND reason IS NOT NULL',
)

const emptyOfficeOrders = rareStatement(
  'office-orders-empty',
  {},
  `UPDATE office_orders SET phone = NULL, names = '' WHERE order_id = ANY ($1)`,
)
