import { type Db, run } from './query.ts'
import { rareStatement } from './statement.ts'

/** Call it last, in the transaction that seeds: a seeding that was cut short leaves no mark. */
export async function markSeeded(tx: Db, seed: 'demo', now: Date): Promise<void> {
  await run(tx, addSeed, [seed, now])
}

const addSeed = rareStatement(
  'seed-add',
  {},
  'INSERT INTO platform_seeds (name, completed_at) VALUES ($1, $2)',
)
