import { Histogram } from 'prom-client'
import type { Work } from './work.ts'

/** Of this process; includes the wait for a connection where a statement needs one of its own. */
export const statementSeconds = new Histogram({
  name: 'oja_statement_seconds',
  help: 'Time of statements by the database that answers them',
  labelNames: ['target'] as const,
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 15],
  registers: [],
})

/** How long callers wait for a connection, by what they need it for. */
export const connectionWaits = new Histogram({
  name: 'oja_database_wait_seconds',
  help: 'Time that calls wait for a connection to the database, by kind of work',
  labelNames: ['work'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
  registers: [],
})

/** Where statements go: to the database that is written to, or to one that copies it. */
export type Target = 'primary' | 'replica'

// Looked up once: a statement may take less time than finding its labels.
const byTarget = {
  primary: statementSeconds.labels({ target: 'primary' }),
  replica: statementSeconds.labels({ target: 'replica' }),
}

export function observeStatement(target: Target, sinceMs: number): void {
  byTarget[target].observe((performance.now() - sinceMs) / 1_000)
}

const byWork = {
  browsing: connectionWaits.labels({ work: 'browsing' }),
  account: connectionWaits.labels({ work: 'account' }),
  buying: connectionWaits.labels({ work: 'buying' }),
  background: connectionWaits.labels({ work: 'background' }),
  other: connectionWaits.labels({ work: 'other' }),
} satisfies Record<Work | 'other', unknown>

export function observeWait(work: Work | undefined, sinceMs: number): void {
  byWork[work ?? 'other'].observe((performance.now() - sinceMs) / 1_000)
}
