import type { ClientBase, Pool } from 'pg'

/** An account's addresses, for its owner's download. */
export async function exportAddresses(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT first_name, last_name, phone_number, address, landmark, city, location_lgas.name AS lg,
       location_states.name AS state, is_default, created_at
     FROM delivery_addresses
     JOIN location_states ON location_states.id = delivery_addresses.state_id
     JOIN location_lgas ON location_lgas.id = lga_id
     WHERE account_id = $1 ORDER BY delivery_addresses.id`,
    [accountId],
  )
  return rows
}

/** An account's quotes and parcels, for its owner's download. Money is kobo. */
export async function exportParcels(pool: Pool, accountId: number, orderIds: number[]) {
  const quotes = await pool.query<object>(
    `SELECT carrier_name, fee_kobo, parcel, made_at, expires_at FROM delivery_quotes
     WHERE account_id = $1 ORDER BY made_at, id`,
    [accountId],
  )
  const shipments = await pool.query<object>(
    `SELECT order_code, state, parcel, tracking_number, tracking_url, requested_at, booked_at
     FROM delivery_shipments WHERE order_id = ANY ($1) ORDER BY id`,
    [orderIds],
  )
  return { quotes: quotes.rows, shipments: shipments.rows }
}

/**
 * Deletes an account's addresses and quotes. From the parcels of its orders, which have all ended, it
 * deletes the recipient, the carriers' notes and the addresses of the carriers' pages. Runs in the
 * transaction in which the account ends.
 */
export async function eraseAddresses(
  client: ClientBase,
  accountId: number,
  orderIds: number[],
): Promise<void> {
  await client.query('DELETE FROM delivery_addresses WHERE account_id = $1', [accountId])
  await client.query('DELETE FROM delivery_quotes WHERE account_id = $1', [accountId])
  await client.query(
    `UPDATE delivery_parcel_news SET description = NULL WHERE provider_id IN (
       SELECT provider_id FROM delivery_shipments WHERE order_id = ANY ($1)
     )`,
    [orderIds],
  )
  await client.query(
    `UPDATE delivery_shipments
     SET parcel = '{}', reason = NULL, tracking_number = NULL, tracking_url = NULL
     WHERE order_id = ANY ($1)`,
    [orderIds],
  )
}
