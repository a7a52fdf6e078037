import { CommitUnknown, commitMs, isRefused, lastAnswer, silenceMs } from './commit.ts'
import type { Connection, Queries } from './connection.ts'
import type { Pool } from './pool.ts'

/** A transaction that is under way. */
export interface Tx extends Queries {
  /** Does something once the transaction is committed, and never where it is not; it must not throw. */
  afterCommit(work: () => void): void
  /** Where its connection came from: for what is done with another one after the commit. */
  pool: Pool
}

/**
 * Runs `work` in one transaction: all of it counts, or, when it throws, none of it. Throws `CommitUnknown` where
 * nobody knows: then nothing is done after it.
 */
export function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransactionAtOnce(pool, async (tx, begun) => {
    await begun
    return work(tx)
  })
}

/**
 * The same for work whose first statements go out with the BEGIN, which saves a round trip. The work must
 * wait for `begun` before it goes on, and what it sends before must do no harm by itself: should the BEGIN
 * fail, it runs outside of a transaction.
 */
export async function inTransactionAtOnce<T>(
  pool: Pool,
  work: (tx: Tx, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  const afterwards: (() => void)[] = []
  const tx: Tx = {
    pool,
    query: (request, values) => connection.query(request, values),
    afterCommit(work) {
      afterwards.push(work)
    },
  }
  const result = await committed(connection, (begun) => work(tx, begun))
  for (const each of afterwards) each()
  return result
}

async function committed<T>(
  connection: Connection,
  work: (begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  let result: T
  try {
    result = await work(connection.query({ name: 'begin', text: 'BEGIN' }))
  } catch (error) {
    await rollBack(connection)
    throw error
  }
  await commit(connection)
  return result
}

/** Throws `CommitUnknown` where the answer says nothing of both: kept, or not. */
async function commit(connection: Connection): Promise<void> {
  // The caller's limit is shorter; this one is of the connection.
  const request = { name: 'commit', text: 'COMMIT', query_timeout: silenceMs }
  const tooLate = () => new CommitUnknown()
  try {
    const { command } = await lastAnswer(connection, connection.query(request), {
      ms: commitMs,
      tooLate,
    })
    // PostgreSQL answers so where a statement has failed and nobody passed its failure on.
    if (command === 'ROLLBACK') throw new RolledBack()
  } catch (error) {
    if (isRefused(error) || error instanceof RolledBack || error instanceof CommitUnknown)
      throw error
    throw new CommitUnknown({ cause: error })
  }
}

class RolledBack extends Error {
  constructor() {
    super('a transaction with a failure in it was not kept')
  }
}

/** Releases the connection too; one that can't even roll back is no use to anybody else. */
async function rollBack(connection: Connection): Promise<void> {
  await connection.query('ROLLBACK').then(
    () => connection.release(),
    () => connection.release(true),
  )
}

/**
 * Statements of one connection that were sent without waiting for each other's answers, and run one after
 * the other. Answers what they answer; where some fail, throws the failure of the first, since in a transaction those
 * behind it fail for its sake.
 */
export async function pipelined<T extends readonly unknown[]>(
  ...sent: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const ended = await Promise.allSettled(sent)
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return Promise.all(sent)
}

/**
 * Does a part of a transaction; where it answers false, nothing of that part counts. One attempt may make
 * another.
 */
export async function attempt(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  const depth = depths.get(tx) ?? 0
  depths.set(tx, depth + 1)
  try {
    await tx.query(`SAVEPOINT attempt_${depth}`)
    const isDone = await work()
    if (!isDone) await tx.query(`ROLLBACK TO SAVEPOINT attempt_${depth}`)
    return isDone
  } finally {
    depths.set(tx, depth)
  }
}

/** How many attempts are under way: of savepoints with the same name only the last is to be had. */
const depths = new WeakMap<Tx, number>()

/** Runs `read` on one state of the database: all its statements see the same. It writes nothing. */
export function inSnapshot<T>(pool: Pool, read: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (tx) => {
    await tx.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' })
    return read(tx)
  })
}
