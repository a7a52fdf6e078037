import type { ClientBase } from 'pg'

export interface AccountHolder {
  firstName: string
  middleName: string | null
  lastName: string | null
  email: string | null
}

/** Locks an account and answers its holder's names; null where it has ended. */
export async function lockAccountHolder(
  client: ClientBase,
  accountId: number,
): Promise<AccountHolder | null> {
  const { rows } = await client.query<AccountHolder>(
    `SELECT first_name AS "firstName", middle_name AS "middleName", last_name AS "lastName",
       email
     FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [accountId],
  )
  return rows[0] ?? null
}
