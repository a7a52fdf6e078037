import type { ClientBase, Pool } from 'pg'

/** An account's checks, for its owner's download. */
export async function exportIdentity(pool: Pool, accountId: number): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT state, reason, bvn_last_four, provider_reference, consent_words, consent_at, asked_at,
       settled_at
     FROM identity_checks WHERE account_id = $1 AND state <> 'asking' ORDER BY id`,
    [accountId],
  )
  return rows
}

/** Deletes an account's checks, in the transaction in which it ends. */
export async function eraseIdentity(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM identity_checks WHERE account_id = $1', [accountId])
}
