import type { ClientBase, Pool } from 'pg'

/** An account's orders with all that belongs to them, for its owner to take along. Money is kobo. */
export async function exportOrders(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT order_code, status, payment_code, payment_status, sub_total_kobo, shipping_kobo,
       coupon_code, coupon_kobo, total_kobo, refunded_kobo, shipping_method, carrier_name, recipient,
       phone, street, landmark, city, lg, state, placed_at,
       (
         SELECT json_agg(
           json_build_object('name', name, 'options', options, 'quantity', quantity,
             'amount_kobo', amount_kobo)
           ORDER BY position
         )
         FROM order_lines WHERE order_id = orders.id
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
    [accountId],
  )
  return rows
}

/** The ids of all of an account's orders. */
export async function orderIdsOf(pool: Pool, accountId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM orders WHERE account_id = $1', [
    accountId,
  ])
  return rows.map(({ id }) => id)
}

/** How many of an account's orders have not come to an end. */
export async function openOrderCount(client: ClientBase, accountId: number): Promise<number> {
  const { rows } = await client.query<{ total: number }>(
    `SELECT count(*) AS total FROM orders
     WHERE account_id = $1 AND status IN ('PENDING', 'PROCESSING', 'IN TRANSIT')`,
    [accountId],
  )
  return rows[0]?.total ?? 0
}

/** No number of anybody's, where the table wants one. */
const nobodysPhone = '+2340000000000'

/**
 * Orders stay in the books without whom and where they went to and what was noted on the way, in the
 * transaction in which the account ends; the state stays, which names nobody. Answers their ids.
 */
export async function eraseBuyer(client: ClientBase, accountId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE orders SET
       recipient = CASE WHEN recipient IS NOT NULL THEN 'deleted' END,
       phone = CASE WHEN phone IS NOT NULL THEN $2 END,
       street = CASE WHEN street IS NOT NULL THEN 'deleted' END,
       landmark = NULL, city = NULL, lg = NULL
     WHERE account_id = $1 RETURNING id`,
    [accountId, nobodysPhone],
  )
  const ids = rows.map(({ id }) => id)
  await client.query('DELETE FROM order_notes WHERE order_id = ANY ($1)', [ids])
  return ids
}
