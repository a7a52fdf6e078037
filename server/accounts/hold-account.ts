import type { ClientBase } from 'pg'

export interface AccountHolder {
  firstName: string
  middleName: string | null
  lastName: string | null
  email: string | null
}

/** Whose account it is, held so until the caller's transaction ends; null where it has ended. */
export async function holdAccount(
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
