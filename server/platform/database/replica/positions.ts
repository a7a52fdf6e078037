import { number } from '../columns.ts'
import { type Db, one } from '../query.ts'
import { statement } from '../statement.ts'

/** Samples of one process: an hour and more of a primary that is written to without a pause. */
const maxSamples = 4_000

/** Where the primary's WAL stood, and in which span of time, ms of `performance.now()`. */
interface Sample {
  position: number
  from: number
  until: number
}

/**
 * How far the primary's WAL is, in bytes, as heard by the connection that listens there. Of every announcement it
 * knows a position behind its change: who has replayed that has the change.
 */
export class Positions {
  /** The connection that listens; undefined while there is none. */
  private source: Db | undefined
  private announcements = 0
  /** Of the announcements those that `floor` is behind. */
  private placed = 0
  private isReading = false
  private samples: Sample[] = []
  /** What a replica must have replayed. */
  floor = 0

  /** A new connection listens: what was announced before it, nobody knows, and the primary may be another. */
  listening(source: Db): void {
    this.source = source
    this.samples = []
    this.announced()
  }

  /** Nothing is heard any more. */
  lost(): void {
    this.source = undefined
  }

  /** From now on, until the primary has said where it is, no replica is known to have the change. */
  announced(): void {
    this.announcements += 1
    void this.read()
  }

  /** Looks where the primary is, to be called every second. */
  sample(): void {
    void this.read()
  }

  /** Whether the floor is behind all that was announced, and the primary has answered in the last `ms`. */
  isKnown(ms: number): boolean {
    const newest = this.samples.at(-1)
    const isRecent = newest !== undefined && performance.now() - newest.until < ms
    return this.source !== undefined && this.placed === this.announcements && isRecent
  }

  /** How old what a replica with this position shows is, in ms; at least so old where no sample goes back so far. */
  delayOf(replayed: number): number {
    const lacking = this.samples.findIndex(({ position }) => position > replayed)
    if (lacking === -1) return 0
    const has = this.samples[lacking - 1]
    return performance.now() - (has?.until ?? this.samples[lacking]?.from ?? 0)
  }

  private async read(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    try {
      do await this.readOnce(this.source)
      while (this.placed < this.announcements && this.source)
    } catch {
      // The connection is lost, which its owner says, or the next sample asks again.
    } finally {
      this.isReading = false
    }
  }

  private async readOnce(source: Db | undefined): Promise<void> {
    if (!source) return
    const { announcements } = this
    const at = performance.now()
    const { position } = await one(source, currentPosition)
    if (source !== this.source) return
    if (announcements > this.placed) this.floor = position
    this.placed = announcements
    this.note(position, at)
  }

  /** Of equal positions only the span. */
  private note(position: number, at: number): void {
    const newest = this.samples.at(-1)
    if (newest?.position === position) newest.until = at
    else this.samples.push({ position, from: at, until: at })
    if (this.samples.length > maxSamples) this.samples.shift()
  }
}

// What is announced is on the primary's disk, unless commits do not wait for it: then what is inserted counts. That is
// often further, by what nobody waits for, so a replica would be behind for a fifth of a second after each change.
const currentPosition = statement(
  'primary-position',
  { position: number },
  `SELECT coalesce(pg_wal_lsn_diff(
     CASE current_setting('synchronous_commit')
       WHEN 'off' THEN pg_current_wal_insert_lsn()
       ELSE pg_current_wal_flush_lsn()
     END, '0/0'), 0)::bigint AS position`,
)
