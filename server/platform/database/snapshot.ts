import type { Pool } from 'pg'
import { inTransaction, type Tx } from './transaction.ts'

/** Runs `read` on one state of the database: all its statements see the same. It writes nothing. */
export function inSnapshot<T>(pool: Pool, read: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (tx) => {
    await tx.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' })
    return read(tx)
  })
}
