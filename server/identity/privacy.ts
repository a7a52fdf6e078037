import type { ClientBase, Pool } from 'pg'

/** What is kept of an account's checks, for its owner to read. */
export async function exportIdentity(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT state, reason, bvn_last_four, provider_reference, consent_words, consent_at, asked_at,
       settled_at
     FROM identity_checks WHERE account_id = $1 AND state <> 'asking' ORDER BY id`,
    [accountId],
  )
  return rows
}

/** Takes away what is kept of an account's checks, in the transaction in which it ends. */
export async function eraseIdentity(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM identity_checks WHERE account_id = $1', [accountId])
}
