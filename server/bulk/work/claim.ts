import { namesOf } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type ChangeRow, changeRow } from '../change-row.ts'

/** Whoever works on a change has it for so long after each batch; then another process goes on with it. */
const leaseMs = 30_000

export interface Worker {
  /** Unguessable, one for each process. */
  name: string
  now(): Date
}

/**
 * Locks a change for one batch, as the first statement of its transaction: null where it was stopped meanwhile, or
 * another process works on it.
 */
export function claim(
  tx: Tx,
  { name, now }: Worker,
  { id, state, is_undo }: Pick<ChangeRow, 'id' | 'state' | 'is_undo'>,
): Promise<ChangeRow | null> {
  const at = now()
  const until = new Date(at.getTime() + leaseMs)
  return maybe(tx, take, [id, state, is_undo, name, at, until])
}

const take = rareStatement(
  'bulk-claim',
  changeRow,
  `UPDATE bulk_changes SET worker = $4, worked_until = $6
   WHERE id = $1 AND state = $2 AND is_undo = $3 AND loaded_at IS NOT NULL
     AND (worker IS NULL OR worker = $4 OR worked_until < $5)
   RETURNING ${namesOf(changeRow)}`,
)

/** The change that has waited longest for its next batch, of those that nobody else works on. */
export function nextAtWork(
  db: Pick<Tx, 'query'>,
  { name, now }: Worker,
  except: readonly number[],
): Promise<ChangeRow | null> {
  return maybe(db, next, [name, now(), except])
}

const next = rareStatement(
  'bulk-next',
  changeRow,
  `SELECT ${namesOf(changeRow)} FROM bulk_changes
   WHERE state IN ('checking', 'running') AND loaded_at IS NOT NULL AND id <> ALL ($3::bigint[])
     AND (worker IS NULL OR worker = $1 OR worked_until < $2)
   ORDER BY worked_until NULLS FIRST, id LIMIT 1`,
)

/** Another process need not wait for what this one gives up. */
export async function release(db: Pick<Tx, 'query'>, { name }: Worker): Promise<void> {
  await run(db, giveUp, [name])
}

const giveUp = rareStatement(
  'bulk-release',
  {},
  'UPDATE bulk_changes SET worker = NULL, worked_until = NULL WHERE worker = $1',
)
