import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { CommitUnknown } from './commit.ts'
import type { Leave } from './slots.ts'

/** pg's own answer to a query whose columns nobody declares, as in tests. */
type AnyRow = QueryResult['rows'][number]

/** Anything that runs SQL in the words of pg. */
export interface Queries {
  query<R extends QueryResultRow = AnyRow>(
    request: string | QueryConfig<unknown[]>,
    values?: unknown[],
  ): Promise<QueryResult<R>>
}

/** The time limits of a connection's statements, ms as text: for a lock, and as a whole. */
export type Limits = readonly [lock: string, statement: string]

/** PostgreSQL's function that waits for standbys; unlike its message it is the same in all languages. */
const waitsForStandby = 'SyncRepWaitForLSN'

/**
 * One connection of the pool. A statement whose commit no standby has confirmed fails with `CommitUnknown`: PostgreSQL ends a
 * cancelled wait, and that of a session that it closes, with a warning, and reports the change as done.
 */
export class Connection implements Queries {
  /** The limits that the server has for this connection; of a new one those that it was opened with. */
  limits: Limits | undefined
  private readonly client: PoolClient
  private leave: Leave | undefined
  private isUnconfirmed = false

  constructor(client: PoolClient) {
    this.client = client
    client.on('notice', ({ routine }) => {
      this.isUnconfirmed ||= routine === waitsForStandby
    })
  }

  /** Somebody uses the connection until its release, which frees the slot too. */
  borrowed(leave: Leave | undefined): this {
    this.leave = leave
    return this
  }

  /** Gives the connection back; a broken one is closed. */
  release(isBroken = false): void {
    this.client.release(isBroken)
    this.leave?.()
  }

  async query<R extends QueryResultRow = AnyRow>(
    request: string | QueryConfig<unknown[]>,
    values?: unknown[],
  ): Promise<QueryResult<R>> {
    const config = typeof request === 'string' ? { text: request, values } : request
    try {
      return await new Promise((resolve, reject) => {
        // pg calls back before it reads the answer to the next statement: a warning until then is this one's.
        this.client.query<R>(config, (error, result) => {
          const { isUnconfirmed } = this
          this.isUnconfirmed = false
          if (isUnconfirmed) reject(new CommitUnknown(error ? { cause: error } : undefined))
          else if (error) reject(error)
          else resolve(result)
        })
      })
    } catch (error) {
      // As pg does: a stack that leads to the statement and not to the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}
