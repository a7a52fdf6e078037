import type { Metric } from 'prom-client'
import type { Reader } from '../database.ts'
import type { Db } from '../query.ts'

/** A copy of the database that endpoints with `mayLag` read from. */
export interface Replica {
  /** For the reads of one call: on the replica as long as it may be used, then on the primary up to the call's end. */
  reader(): Reader
  /** A connection to the primary listens from now on. */
  listening(connection: Db): void
  /** An announcement has come by it. */
  announced(): void
  /** It is lost. */
  lost(): void
  metrics: Metric[]
  close(): Promise<void>
}
