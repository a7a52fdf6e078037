import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Change, ManageDeps } from './deps.ts'
import { refuseMistake } from './mistakes.ts'

/** Runs a change in one transaction; what a constraint of the database finds wrong is a refusal. */
export async function inChange<T>(
  { database }: Pick<ManageDeps, 'database'>,
  { within }: Pick<Change, 'within'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await (within ? work(within) : inTransaction(database.pool, work))
  } catch (error) {
    return refuseMistake(error)
  }
}
