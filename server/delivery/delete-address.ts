import type pg from 'pg'
import { lockAddresses } from './default-address.ts'

/**
 * Deletes an address; false where the customer has no such address. When it was the default, the
 * newest of the others becomes the default. Orders have a copy of the address that they were sent to.
 */
export async function deleteAddress(
  client: pg.ClientBase,
  accountId: number,
  id: number,
): Promise<boolean> {
  await lockAddresses(client, accountId)
  const { rows } = await client.query<{ is_default: boolean }>(
    'DELETE FROM delivery_addresses WHERE account_id = $1 AND id = $2 RETURNING is_default',
    [accountId, id],
  )
  if (rows[0]?.is_default) {
    await client.query(
      `UPDATE delivery_addresses SET is_default = true
       WHERE id = (SELECT max(id) FROM delivery_addresses WHERE account_id = $1)`,
      [accountId],
    )
  }
  return rows.length > 0
}
