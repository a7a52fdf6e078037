import type { ClientBase, Pool } from 'pg'

/** What was sent to these contacts, for their owner to take along; the words are not kept. */
export async function exportMessages(pool: Pool, contacts: string[]): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT contact, channel, template, state, created_at FROM messages
     WHERE contact = ANY ($1) ORDER BY id`,
    [contacts],
  )
  return rows
}

/** Forgets what was sent to these contacts, and sends nothing more of it, in the caller's transaction. */
export async function eraseMessages(client: ClientBase, contacts: string[]): Promise<void> {
  await client.query('DELETE FROM messages WHERE contact = ANY ($1)', [contacts])
}
