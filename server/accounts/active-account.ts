import type { ClientBase } from 'pg'
import { type Contacts, selectContacts } from './contacts.ts'

/** Whether an account has not ended. It cannot end while the caller locks one of its orders. */
export async function isActive(client: ClientBase, accountId: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'account-is-active',
    text: 'SELECT FROM accounts WHERE id = $1 AND deleted_at IS NULL',
    values: [accountId],
  })
  return rowCount === 1
}

/**
 * Locks an active account, so that it cannot end before the caller's transaction does; null where it has
 * ended. Lock it before orders and wallets, in the same order as `deleteAccount`.
 */
export function lockActive(client: ClientBase, accountId: number): Promise<Contacts | null> {
  return lock(client, accountId, 'SHARE')
}

/** The same as a CTE `living` of the caller's statement: it has no row where account $1 has ended. */
export const activeAccount = `living AS (
  SELECT id FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR SHARE
)`

/** The same, one caller at a time: whoever counts rows of the account under this lock counts them all. */
export function lockExclusive(client: ClientBase, accountId: number): Promise<Contacts | null> {
  return lock(client, accountId, 'NO KEY UPDATE')
}

async function lock(
  client: ClientBase,
  accountId: number,
  strength: 'SHARE' | 'NO KEY UPDATE',
): Promise<Contacts | null> {
  const { rows } = await client.query<Contacts>({
    name: `account-lock ${strength}`,
    text: `${selectContacts} WHERE id = $1 AND deleted_at IS NULL FOR ${strength}`,
    values: [accountId],
  })
  return rows[0] ?? null
}
