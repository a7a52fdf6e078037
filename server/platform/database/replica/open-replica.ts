import { Counter, Gauge } from 'prom-client'
import type { Logger } from '../../log.ts'
import type { Connection } from '../connection.ts'
import { type Database, openDatabase, type Reader } from '../database.ts'
import type { Db } from '../query.ts'
import type { Target } from '../statement-seconds.ts'
import { type Reason, reasonOf, reasons } from './faults.ts'
import { Positions } from './positions.ts'
import type { Replica } from './replica.ts'
import { inTime, replayedBy, Watch } from './watch.ts'

/** ms that what a replica shows may be old. */
export const maxDelayMs = 5_000

/** Between two looks at the primary and the replica, ms. */
const lookEveryMs = 1_000
/** ms that a replica is taken for one behind the last announcement, once it was: it will have it in a moment. */
const behindMs = 5

export interface ReplicaOptions {
  url: string
  primary: Database
  /** At most, of this process; one besides watches. */
  connections: number
  statementTimeoutMs?: number
  log: Logger
}

/** What `work` read, or why the replica may not answer it. */
type Outcome<T> = { answer: T } | { reason: Reason }

/** Opens a replica, which is used once both it and the primary have said where they are. */
export function openReplica(options: ReplicaOptions): Replica {
  return new OpenReplica(options)
}

class OpenReplica implements Replica {
  readonly metrics
  private readonly primary: Database
  private readonly log: Logger
  private readonly pool: Database['pool']
  private readonly copy: Database
  private readonly positions = new Positions()
  private readonly watch: Watch
  /** Null: it may be used, unless it is behind an announcement. */
  private fault: Reason | null = 'absent'
  private behindAt = Number.NEGATIVE_INFINITY
  private said: Reason | null | undefined
  private delayMs = Number.NaN
  private timer: NodeJS.Timeout | undefined
  private isClosed = false
  /** What each connection's server has replayed, as it said at a time, ms. */
  private readonly known = new WeakMap<Connection, { replayed: number; at: number }>()
  /** Ends the reads under way when the replica stops answering. */
  private readonly reads = new Set<() => void>()
  private readonly replaced = new Counter({
    name: 'oja_replica_replaced_total',
    help: 'Calls that the primary answered in place of the replica, by reason',
    labelNames: ['reason'] as const,
    registers: [],
  })

  constructor({ url, primary, log, ...limits }: ReplicaOptions) {
    this.primary = primary
    this.log = log
    this.copy = openDatabase(url, limits)
    this.pool = this.copy.pool
    this.watch = new Watch(url)
    for (const reason of reasons) this.replaced.inc({ reason }, 0)
    this.metrics = [this.replaced, ...this.gauges()]
    this.lookIn(0)
  }

  listening(connection: Db): void {
    this.positions.listening(connection)
  }

  announced(): void {
    this.positions.announced()
  }

  lost(): void {
    this.positions.lost()
  }

  reader(): Reader {
    let target: Target = 'replica'
    const read = async <T>(copied: (db: Db) => Promise<T>, primary: () => Promise<T>) => {
      if (target === 'primary') return primary()
      const outcome = await this.read(copied)
      if ('answer' in outcome) return outcome.answer
      // Several statements at once count as one call.
      if (target === 'replica') this.replaced.inc({ reason: outcome.reason })
      target = 'primary'
      return primary()
    }
    return {
      get target() {
        return target
      },
      query: (config) =>
        read(
          (db) => db.query(config),
          () => this.primary.query(config),
        ),
      onOneConnection: (work) => read(work, () => this.primary.onOneConnection(work)),
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    this.watch.close()
    await this.copy.close()
  }

  private async read<T>(work: (db: Db) => Promise<T>): Promise<Outcome<T>> {
    const reason = this.reason()
    if (reason) return { reason }
    const gone = Promise.withResolvers<Outcome<T>>()
    const end = () => gone.resolve({ reason: 'absent' })
    this.reads.add(end)
    const { floor } = this.positions
    try {
      const outcome = await Promise.race([this.readFrom(work, floor), gone.promise])
      if ('reason' in outcome) this.blame(outcome.reason)
      return outcome
    } finally {
      this.reads.delete(end)
    }
  }

  /** Why not even to try. */
  private reason(): Reason | null {
    if (!this.positions.isKnown(maxDelayMs)) return 'unknown'
    return this.fault ?? (performance.now() - this.behindAt < behindMs ? 'behind' : null)
  }

  private async readFrom<T>(work: (db: Db) => Promise<T>, floor: number): Promise<Outcome<T>> {
    let reason: Reason | null = null
    try {
      const connection = await this.pool.connect()
      try {
        reason = await this.faultOf(connection, floor)
        if (reason) return { reason }
        const db: Db = { target: 'replica', query: (config) => connection.query(config) }
        return { answer: await work(db) }
      } catch (error) {
        reason = reasonOf(error)
        throw error
      } finally {
        connection.release(reason === 'absent')
      }
    } catch (error) {
      reason = reasonOf(error)
      if (!reason) throw error
      return { reason }
    }
  }

  /** What speaks against the server of this connection: behind a proxy another one may have another. */
  private async faultOf(connection: Connection, floor: number): Promise<Reason | null> {
    const known = this.known.get(connection)
    const isRecent = known && performance.now() - known.at < lookEveryMs
    if (isRecent && known.replayed >= floor) return null
    const at = performance.now()
    const replayed = await inTime(replayedBy(connection))
    if (replayed !== null) this.known.set(connection, { replayed, at })
    return this.judge(replayed, floor)
  }

  private judge(replayed: number | null, floor: number): Reason | null {
    if (replayed === null) return 'absent'
    if (this.positions.delayOf(replayed) > maxDelayMs) return 'late'
    return replayed < floor ? 'behind' : null
  }

  /** For all calls until the next look says otherwise; a conflict is one query's alone. */
  private blame(reason: Reason): void {
    if (reason === 'behind') this.behindAt = performance.now()
    if (reason === 'absent' || reason === 'late') this.fault = reason
  }

  private say(fault: Reason | null): void {
    if (fault === this.said) return
    this.said = fault
    if (fault) this.log.warn({ fault }, 'the replica is not used')
    else this.log.info('the replica is used')
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer)
    if (!this.isClosed) this.timer = setTimeout(() => this.look(), ms).unref()
  }

  private async look(): Promise<void> {
    const replayed = await this.watch.look()
    // Whether it is behind, each read asks for itself.
    const fault = this.judge(replayed, 0)
    this.delayMs = replayed === null ? Number.NaN : this.positions.delayOf(replayed)
    // Afterwards: what was written while the replica answered is no delay.
    this.positions.sample()
    this.fault = fault
    this.say(fault)
    if (fault === 'absent') for (const end of this.reads) end()
    this.lookIn(lookEveryMs)
  }

  private gauges(): Gauge[] {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      })
    return [
      gauge(
        'oja_replica_delay_seconds',
        'How old what the replica shows is, as this process knows it; NaN while it is absent',
        () => this.delayMs / 1_000,
      ),
      gauge('oja_replica_used', 'Whether this process reads from the replica', () =>
        this.fault === null && this.positions.isKnown(maxDelayMs) ? 1 : 0,
      ),
    ]
  }
}
