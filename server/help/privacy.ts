import type { ClientBase, Pool } from 'pg'

/** What came through the contact form from a proved mail address, for its owner to take along. */
export async function exportContactMessages(pool: Pool, email: string | null): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT first_name, last_name, email, phone_number, message, created_at FROM help_letters
     WHERE lower(email) = $1 ORDER BY id`,
    [email],
  )
  return rows
}

/**
 * Takes these letters away, and the number out of those from other addresses, in the transaction in which
 * the account of both ends. `phoneNumber`: E.164.
 */
export async function eraseContactMessages(
  client: ClientBase,
  { email, phoneNumber }: { email: string | null; phoneNumber: string | null },
): Promise<void> {
  await client.query('DELETE FROM help_letters WHERE lower(email) = $1', [email])
  await client.query('UPDATE help_letters SET phone_number = NULL WHERE phone_number = $1', [
    phoneNumber,
  ])
}
