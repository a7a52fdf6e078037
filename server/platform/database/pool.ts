import pg, { type PoolConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { certain, text } from './columns.ts'
import { inTime, lastAnswer, silenceMs } from './commit.ts'
import { Connection, type Limits, type Queries } from './connection.ts'
import { type Db, run } from './query.ts'
import { type Leave, Slots } from './slots.ts'
import { statement } from './statement.ts'
import { observeWait } from './statement-seconds.ts'
import { currentWork, type Work, workLimits } from './work.ts'

interface Options extends PoolConfig {
  connectionString: string
  max: number
  connectionTimeoutMillis: number
  /** ms that the caller of a single statement waits for its answer; unlimited when left out. */
  answerMs: number | undefined
  /** Hears of an idle connection that breaks. */
  onBroken: (error: Error) => void
}

/** A pool whose connections are divided among kinds of work, with time limits for each. */
export class Pool implements Queries {
  readonly url: string
  /** Connections at most. */
  readonly size: number
  private readonly clients: pg.Pool
  private readonly connections = new WeakMap<pg.PoolClient, Connection>()
  private readonly slots: Slots
  private readonly statementMs: number
  private readonly answerMs: number | undefined

  constructor({ answerMs, onBroken, ...config }: Options) {
    this.url = config.connectionString
    this.size = config.max
    this.answerMs = answerMs
    this.clients = new pg.Pool({ ...config, ...(answerMs && { query_timeout: answerMs }) })
    this.slots = new Slots(config.max, config.connectionTimeoutMillis)
    this.statementMs = Number(config.statement_timeout || 0)
    // Without a listener a broken idle connection would end the process.
    this.clients.on('error', (error) => {
      if (!this.clients.ending) onBroken(error)
    })
    this.clients.on('connect', (client) => {
      // So would one that breaks in use between two statements; its user learns it from the next.
      client.on('error', () => {})
      this.connections.set(client, new Connection(client))
    })
  }

  /** Open connections, in use or idle. */
  get totalCount(): number {
    return this.clients.totalCount
  }

  get idleCount(): number {
    return this.clients.idleCount
  }

  /** Calls that wait for a connection, or for their share of them. */
  get waitingCount(): number {
    return this.clients.waitingCount + this.slots.waiting
  }

  get isEnded(): boolean {
    return this.clients.ended
  }

  end(): Promise<void> {
    return this.clients.end()
  }

  async connect(): Promise<Connection> {
    const work = currentWork()
    const since = performance.now()
    try {
      return await this.connectFor(work)
    } finally {
      observeWait(work, since)
    }
  }

  /** On any connection. The caller of a write learns after `answerMs` that its answer is late. */
  async query<R extends QueryResultRow = QueryResult['rows'][number]>(
    request: string | QueryConfig<unknown[]>,
    values?: unknown[],
  ): Promise<QueryResult<R>> {
    const connection = await this.connect()
    const config = typeof request === 'string' ? { text: request, values } : request
    // A statement that only reads waits for no standby: pg closes a connection that does not answer it.
    const ms = isRead(config.text) ? undefined : this.answerMs
    const query = ms === undefined ? config : { ...config, query_timeout: silenceMs }
    return lastAnswer(connection, connection.query<R>(query), { ms, tooLate })
  }

  /**
   * `Reader.onOneConnection`. Behind a write everything may wait for a standby: a caller learns after `answerMs` that it is late,
   * and the connection is released once all is answered, as in `query`.
   */
  async onOneConnection<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const connection = await this.connect()
    const ms = this.answerMs
    const sent: Promise<unknown>[] = []
    let hasWritten = false
    const db: Db = {
      query<R extends QueryResultRow>(config: QueryConfig<unknown[]>) {
        hasWritten ||= !isRead(config.text)
        const query =
          hasWritten && ms !== undefined ? { ...config, query_timeout: silenceMs } : config
        const answer = connection.query<R>(query)
        sent.push(answer)
        return hasWritten ? inTime(answer, { ms, tooLate }) : answer
      },
    }
    try {
      return await work(db)
    } finally {
      void Promise.allSettled(sent).then(() => connection.release())
    }
  }

  private async connectFor(work: Work | undefined): Promise<Connection> {
    const leave = work && (await this.slots.enter(work))
    try {
      return this.limit(await this.clients.connect(), work, leave)
    } catch (error) {
      leave?.()
      throw error
    }
  }

  /** The limits go out with the first statement, in one packet; most connections do work with the same limits again. */
  private limit(
    client: pg.PoolClient,
    work: Work | undefined,
    leave: Leave | undefined,
  ): Connection {
    const connection = this.connections.get(client)
    if (!connection) throw new Error('a connection of the pool is not known')
    const limits = this.limitsOf(work)
    const former = connection.limits ?? this.limitsOf(undefined)
    if (former.some((limit, place) => limit !== limits[place])) {
      connection.limits = limits
      // The statement behind it fails for the same reason.
      run(connection, setLimits, limits).catch(() => {
        connection.limits = undefined
      })
    }
    return connection.borrowed(leave)
  }

  /** ms for a lock and for a statement. A new connection has those of no particular work. */
  private limitsOf(work: Work | undefined): Limits {
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
