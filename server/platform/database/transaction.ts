import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one transaction: all of it counts, or, when it throws, none of it. */
export function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransactionAtOnce(pool, async (client, begun) => {
    await begun
    return work(client)
  })
}

/**
 * The same for work whose first statements go out with the BEGIN, which saves a round trip. The work must
 * wait for `begun` before it goes on, and what it sends before must do no harm by itself: should the BEGIN
 * fail, it runs outside of a transaction.
 */
export async function inTransactionAtOnce<T>(
  pool: Pool,
  work: (client: PoolClient, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    const result = await work(client, client.query({ name: 'begin', text: 'BEGIN' }))
    await client.query({ name: 'commit', text: 'COMMIT' })
    return result
  } catch (error) {
    // A connection that can't even roll back is no use to anybody else.
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Statements of one transaction that were sent without waiting for each other's answers, and run one after
 * the other. Answers what they answer; where some fail, throws the failure of the first, since those behind
 * it fail for its sake.
 */
export async function pipelined<T extends readonly unknown[]>(
  ...sent: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const ended = await Promise.allSettled(sent)
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return Promise.all(sent)
}
