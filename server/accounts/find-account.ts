import type { ClientBase, Pool } from 'pg'
import type { Contact } from './contact.ts'

export interface AccountCredentials {
  id: number
  password_hash: string
  /** The browser was signed in to this account before. */
  knows_device: boolean
}

/** The account that has this contact. */
export async function findAccount(
  database: Pool | ClientBase,
  contact: Contact,
  deviceHash?: Buffer,
): Promise<AccountCredentials | undefined> {
  const { rows } = await database.query<AccountCredentials>({
    name: `account-by-${contact.mode}`,
    text: `
      SELECT id, password_hash, EXISTS (
        SELECT FROM account_devices WHERE account_id = accounts.id AND device_hash = $2
      ) AS knows_device
      FROM accounts WHERE ${columnOf(contact)} = $1`,
    values: [contact.value, deviceHash ?? null],
  })
  return rows[0]
}

/** The column that holds contacts of this kind. */
export function columnOf({ mode }: Contact): 'email' | 'phone_number' {
  return mode === 'email' ? 'email' : 'phone_number'
}
