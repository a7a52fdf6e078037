import type { ClientBase } from 'pg'
import pg from 'pg'

/** What can be seeded: the demo mall. */
export type Seed = 'demo'

/** Whether a seeding of that kind has come to its end in this database. */
export async function isSeeded(url: string, seed: Seed): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM platform_seeds WHERE name = $1', [seed])
    return rowCount === 1
  } finally {
    await client.end()
  }
}

/** Call it last, in the transaction that seeds: a seeding that was cut short leaves no mark. */
export async function markSeeded(client: ClientBase, seed: Seed, now: Date): Promise<void> {
  await client.query('INSERT INTO platform_seeds (name, completed_at) VALUES ($1, $2)', [seed, now])
}
