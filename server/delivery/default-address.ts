import type pg from 'pg'

/** One transaction at a time changes an account's addresses: two tabs can't both set the default. */
export async function lockAddresses(client: pg.ClientBase, accountId: number): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('delivery ' || $1, 0))", [
    String(accountId),
  ])
}

/** Makes one address the default and no other; false where the customer has no such address. */
export async function makeDefault(
  client: pg.ClientBase,
  accountId: number,
  id: number,
): Promise<boolean> {
  await lockAddresses(client, accountId)
  const { rowCount } = await client.query(
    'SELECT FROM delivery_addresses WHERE account_id = $1 AND id = $2',
    [accountId, id],
  )
  if (rowCount === 0) return false
  await clearDefault(client, accountId, id)
  await client.query(
    'UPDATE delivery_addresses SET is_default = true WHERE id = $1 AND NOT is_default',
    [id],
  )
  return true
}

/** So that another can become it. The lock is the caller's. */
export async function clearDefault(
  client: pg.ClientBase,
  accountId: number,
  except: number | null = null,
): Promise<void> {
  await client.query(
    `UPDATE delivery_addresses SET is_default = false
     WHERE account_id = $1 AND is_default AND id IS DISTINCT FROM $2`,
    [accountId, except],
  )
}
