import type { ClientBase, Pool } from 'pg'

/** The messages to these contacts, for their owner's download; their texts are not stored. */
export async function exportMessages(pool: Pool, contacts: string[]): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT contact, channel, template, state, created_at FROM messages
     WHERE contact = ANY ($1) ORDER BY id`,
    [contacts],
  )
  return rows
}

/** Deletes the messages to these contacts, also unsent ones, in the caller's transaction. */
export async function eraseMessages(client: ClientBase, contacts: string[]): Promise<void> {
  await client.query('DELETE FROM messages WHERE contact = ANY ($1)', [contacts])
}
