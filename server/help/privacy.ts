import type { ClientBase, Pool } from 'pg'

/** Contact messages from a proved e-mail address, for the data export. */
export async function exportContactMessages(pool: Pool, email: string | null): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT first_name, last_name, email, phone_number, message, created_at FROM help_letters
     WHERE lower(email) = $1 ORDER BY id`,
    [email],
  )
  return rows
}

/**
 * Deletes these messages, and removes the number from those sent with other addresses, in the transaction
 * that deletes the account. `phoneNumber`: E.164.
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
