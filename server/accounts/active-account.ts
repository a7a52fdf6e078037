import type { ClientBase } from 'pg'
import { type Contacts, selectContacts } from './contacts.ts'

/** Whether an account has not ended. For whoever holds one of its orders: while they do, it cannot end. */
export async function isActive(client: ClientBase, accountId: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'account-is-living',
    text: 'SELECT FROM accounts WHERE id = $1 AND deleted_at IS NULL',
    values: [accountId],
  })
  return rowCount === 1
}

/**
 * The customer of an account that has not ended, nor will before the caller's transaction does; null where
 * it has. Taken before orders and wallets are locked, as whoever ends an account does.
 */
export function lockActive(client: ClientBase, accountId: number): Promise<Contacts | null> {
  return hold(client, accountId, 'SHARE')
}

/** The same as a part `living` of the caller's own statement: without a row where account $1 has ended. */
export const activeAccount = `living AS (
  SELECT id FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR SHARE
)`

/** The same, one caller after the other: what the next one counts of this account is what there is. */
export function lockExclusive(client: ClientBase, accountId: number): Promise<Contacts | null> {
  return hold(client, accountId, 'NO KEY UPDATE')
}

async function hold(
  client: ClientBase,
  accountId: number,
  strength: 'SHARE' | 'NO KEY UPDATE',
): Promise<Contacts | null> {
  const { rows } = await client.query<Contacts>({
    name: `account-hold ${strength}`,
    text: `${selectContacts} WHERE id = $1 AND deleted_at IS NULL FOR ${strength}`,
    values: [accountId],
  })
  return rows[0] ?? null
}
