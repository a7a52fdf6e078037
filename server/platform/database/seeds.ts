import type { ClientBase } from 'pg'

/** Call it last, in the transaction that seeds: a seeding that was cut short leaves no mark. */
export async function markSeeded(client: ClientBase, seed: 'demo', now: Date): Promise<void> {
  await client.query('INSERT INTO platform_seeds (name, completed_at) VALUES ($1, $2)', [seed, now])
}
