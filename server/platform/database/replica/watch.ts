import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { nullable, number } from '../columns.ts'
import { type Db, one } from '../query.ts'
import { statement } from '../statement.ts'

/** ms that a replica may take for one trivial answer. */
const answerMs = 1_000

/** Asks a replica, on a connection of its own, how far it is: what others read there does not keep it waiting. */
export class Watch {
  private readonly url: string
  private client: pg.Client | undefined

  constructor(url: string) {
    this.url = url
  }

  /** How much it has replayed, in bytes; null where it is absent, slower than a second, or no replica. */
  async look(): Promise<number | null> {
    try {
      return await inTime(this.read())
    } catch {
      this.drop()
      return null
    }
  }

  close(): void {
    this.drop()
  }

  private async read(): Promise<number | null> {
    if (this.client) return replayedBy(this.client)
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `oja ${process.pid} watches`,
      connectionTimeoutMillis: answerMs,
      keepAlive: true,
    })
    client.on('error', () => {})
    this.client = client
    await client.connect()
    return replayedBy(client)
  }

  private drop(): void {
    this.client?.end().catch(() => {})
    this.client = undefined
  }
}

/** Rejects after a second, in the words of pg. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = wait(answerMs, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error('query read timeout')
  })
  return Promise.race([answer, late]).finally(() => {
    over.abort()
    // Whichever loses may still fail.
    answer.catch(() => {})
    late.catch(() => {})
  })
}

/** Bytes of WAL that the server of this connection has replayed; null: it is no standby. */
export async function replayedBy(db: Db): Promise<number | null> {
  return (await one(db, replayPosition)).position
}

// A primary that was a standby still answers where it stood then.
const replayPosition = statement(
  'replica-position',
  { position: nullable(number) },
  `SELECT CASE WHEN pg_is_in_recovery()
     THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint END AS position`,
)
