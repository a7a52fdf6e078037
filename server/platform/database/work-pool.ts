import pg, { type PoolClient, type PoolConfig, type QueryConfig, type QueryResultRow } from 'pg'
import { certain, text } from './columns.ts'
import { inTime, lastAnswer, silenceMs } from './commit.ts'
import { type Db, run } from './query.ts'
import { type Leave, Slots } from './slots.ts'
import { statement } from './statement.ts'
import { observeWait } from './statement-seconds.ts'
import { currentWork, type Work, workLimits } from './work.ts'

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

interface WorkPoolConfig extends PoolConfig {
  max: number
  connectionTimeoutMillis: number
  /** ms that the caller of a single statement waits for its answer; unlimited when left out. */
  answerMs: number | undefined
}

/** A pool whose connections are divided among kinds of work, with time limits for each. */
export class WorkPool extends pg.Pool {
  private readonly slots: Slots
  private readonly leaves = new WeakMap<PoolClient, Leave>()
  /** The time limits that a connection was given; of a new one none. */
  private readonly limited = new WeakMap<PoolClient, [lock: string, statement: string]>()
  private readonly statementMs: number
  private readonly answerMs: number | undefined

  constructor({ answerMs, ...config }: WorkPoolConfig) {
    super(config)
    this.answerMs = answerMs
    // pg's own closes a connection that waits for a standby.
    Object.assign(this, {
      query: (request: string | QueryConfig, values?: unknown[]) => this.queryOnce(request, values),
    })
    this.slots = new Slots(config.max, config.connectionTimeoutMillis)
    this.statementMs = Number(config.statement_timeout || 0)
    this.on('release', (_error, client) => {
      this.leaves.get(client)?.()
      this.leaves.delete(client)
    })
  }

  /** Calls that wait for their share of the connections. */
  get waitingForShare(): number {
    return this.slots.waiting
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (callback) {
      this.connectFor(currentWork(), callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.connectFor(currentWork(), (error, client) => {
        if (client) resolve(client)
        else reject(error)
      })
    })
  }

  private async queryOnce(request: string | QueryConfig, values?: unknown[]) {
    const client = await this.connect()
    const config = typeof request === 'string' ? { text: request, values } : request
    // What only reads waits for no standby: pg closes a connection that does not answer it.
    const ms = isRead(config.text) ? undefined : this.answerMs
    const query = ms === undefined ? config : { ...config, query_timeout: silenceMs }
    return lastAnswer(client, client.query(query), { ms, tooLate })
  }

  /**
   * `Reader.onOneConnection`. Behind a write everything may wait for a standby: a caller learns after `answerMs` that it is late,
   * and the connection is released once all is answered, as in `queryOnce`.
   */
  async onOneConnection<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const client = await this.connect()
    const ms = this.answerMs
    const sent: Promise<unknown>[] = []
    let hasWritten = false
    const db: Db = {
      query<R extends QueryResultRow>(config: QueryConfig<unknown[]>) {
        hasWritten ||= !isRead(config.text)
        const query =
          hasWritten && ms !== undefined ? { ...config, query_timeout: silenceMs } : config
        const answer = client.query<R>(query)
        sent.push(answer)
        return hasWritten ? inTime(answer, { ms, tooLate }) : answer
      },
    }
    try {
      return await work(db)
    } finally {
      void Promise.allSettled(sent).then(() => client.release())
    }
  }

  private connectFor(work: Work | undefined, connected: Connected): void {
    const since = performance.now()
    const callback: Connected = (...outcome) => {
      observeWait(work, since)
      connected(...outcome)
    }
    if (work === undefined) {
      super.connect((error, client, done) => {
        if (client) this.limit(client, work)
        callback(error, client, done)
      })
      return
    }
    this.slots.enter(work, (tooLate, leave) => {
      if (tooLate) {
        callback(tooLate, undefined, () => {})
        return
      }
      super.connect((error, client, done) => {
        if (client) {
          this.leaves.set(client, leave)
          this.limit(client, work)
        } else {
          leave()
        }
        callback(error, client, done)
      })
    })
  }

  /** Sent with the first statement, in one packet; most connections do work with the same limits again. */
  private limit(client: PoolClient, work: Work | undefined): void {
    const limits = this.limitsOf(work)
    const former = this.limited.get(client) ?? this.limitsOf(undefined)
    if (former.every((limit, place) => limit === limits[place])) return
    this.limited.set(client, limits)
    // The statement behind it fails for the same reason.
    run(client, setLimits, limits).catch(() => this.limited.delete(client))
  }

  /** ms for a lock and for a statement. A new connection has those of no particular work. */
  private limitsOf(work: Work | undefined): [lock: string, statement: string] {
    const { lockMs, statementMs } = work ? workLimits[work] : { lockMs: 0, statementMs: 0 }
    const longest = this.statementMs || statementMs
    return [String(lockMs), String(Math.min(statementMs || longest, longest))]
  }
}

function tooLate(): Error {
  return new Error('query read timeout')
}

function isRead(text: string): boolean {
  return /^\s*SELECT\b/i.test(text)
}

const setLimits = statement(
  'work-limits',
  { lock_limit: certain(text), statement_limit: certain(text) },
  // A setting that was just set has a value.
  `SELECT set_config('lock_timeout', $1, false) AS lock_limit,
     set_config('statement_timeout', $2, false) AS statement_limit`,
)
