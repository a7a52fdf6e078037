import { boolean, type Columns, nullable, number, type Row, time } from './database/columns.ts'
import { type Db, many, run } from './database/query.ts'
import { rareStatement, statement } from './database/statement.ts'

/** A row that this process has claimed. */
export interface Claim {
  id: number
  /** How often it was claimed: the outcome of an earlier claim no longer counts. */
  claims: number
  /** Failed attempts. */
  attempts: number
  /** An earlier attempt, whose outcome is unknown, may have done it. */
  is_doubtful: boolean
}

/**
 * A table of work at providers that is retried until it is done. It has the columns `id`, `attempts`, `next_attempt_at`,
 * `claimed_until` (null: not claimed) and `claims`. All SQL here calls its row `item`.
 */
export interface QueueOptions<C extends Columns, Name extends string> {
  table: string
  /** Of its statements; by default the table. Two queues of one table claim different rows of it. */
  name?: string
  /** Which rows wait. `$1` is the time; values of its own start at `$5`. */
  waiting: string
  /** What an attempt needs: the columns, and their SQL. */
  row: C
  columns: string
  /** Which rows are doubtful, besides those whose claim was never settled. */
  doubt?: string
  /** Assignments at a claim; they may use `due.is_doubtful`. */
  claiming?: string
  /** How long a claim lasts, ms: well above the time limits of all calls of an attempt. */
  leaseMs: number
  /** What may become of a claimed row; each is a statement. */
  outcomes: Readonly<Record<Name, Outcome>>
}

interface Outcome {
  /** Assignments; their values start at `$3`. */
  set: string
  /** Where this no longer holds, nothing is written and the row stays claimed. */
  where?: string
}

interface ClaimOptions {
  /** The mall's time. */
  now: Date
  max: number
  /** Of `waiting`, from `$5` on. */
  values?: unknown[]
  /** Claims what is due until then too. */
  dueBy?: Date
}

/**
 * Declares a queue and its statements, at the top of a module. Any number of processes may work on one: each
 * row has one claim at a time.
 */
export function declareQueue<C extends Columns, Name extends string>(
  options: QueueOptions<C, Name>,
) {
  const { table, name = table, leaseMs } = options
  const claimDue = statement(`queue-${name}`, { ...claimRow, ...options.row }, claimText(options))
  const settling = outcomeStatements({ ...options, name })
  return {
    /** Claims due rows, the longest due first. */
    claim(db: Db, { now, max, values = [], dueBy = now }: ClaimOptions) {
      const until = new Date(now.getTime() + leaseMs)
      return many(db, claimDue, [now, dueBy, max, until, ...values])
    },

    /**
     * Releases a row with one of the outcomes and its values. Answers false, and writes nothing, where it was
     * claimed again since.
     */
    async settle(
      db: Db,
      { id, claims }: Pick<Claim, 'id' | 'claims'>,
      outcome: Name,
      values: readonly unknown[] = [],
    ): Promise<boolean> {
      return (await run(db, settling(outcome), [id, claims, ...values])) === 1
    },
  }
}

const claimRow = { id: number, claims: number, attempts: number, is_doubtful: boolean }

/** `(SELECT $3)` hides the value from the planner, so that one generic plan serves all calls. */
function claimText(options: Omit<QueueOptions<Columns, string>, 'outcomes'>): string {
  const { table, waiting, columns, doubt, claiming } = options
  return `
    WITH due AS (
      SELECT item.id AS id,
        claimed_until IS NOT NULL ${doubt ? `OR ${doubt}` : ''} AS is_doubtful
      FROM ${table} AS item
      WHERE ${waiting} AND next_attempt_at <= $2 AND (claimed_until IS NULL OR claimed_until <= $1)
      ORDER BY next_attempt_at LIMIT (SELECT $3::integer)
      FOR UPDATE SKIP LOCKED
    )
    UPDATE ${table} AS item SET claimed_until = $4, claims = claims + 1
      ${claiming ? `, ${claiming}` : ''}
    FROM due WHERE item.id = due.id
    RETURNING due.id, claims, attempts, due.is_doubtful, ${columns}`
}

/** Answers a function that finds the statement of an outcome. */
function outcomeStatements({ table, name, outcomes }: QueueOptions<Columns, string>) {
  const made = Object.entries(outcomes).map(([outcome, { set, where }]) => {
    const settled = rareStatement(
      `queue-${name}-${outcome}`,
      {},
      `UPDATE ${table} AS item SET claimed_until = NULL, ${set}
       WHERE id = $1 AND claims = $2 ${where ? `AND ${where}` : ''}`,
    )
    return [outcome, settled] as const
  })
  const found = new Map(made)
  return (outcome: string) => {
    const settled = found.get(outcome)
    if (!settled) throw new Error(`the queue ${name} has no outcome ${outcome}`)
    return settled
  }
}

/** What waits in a queue: how many rows, and since when the first of them is due (later than now: none is). */
export const backlogRow = { waiting: number, due_since: nullable(time) }
export type Backlog = Row<typeof backlogRow>

export interface Backoff {
  /** The wait after the first failure, ms; it doubles with each one more. */
  firstMs: number
  longestMs: number
  /** Given up after so many failures; by default never. */
  maxAttempts?: number
}

/** When a row is due again after another failure; null: it is given up. */
export function nextAttempt({ attempts }: Pick<Claim, 'attempts'>, now: Date, backoff: Backoff) {
  const { firstMs, longestMs, maxAttempts = Number.POSITIVE_INFINITY } = backoff
  if (attempts + 1 >= maxAttempts) return null
  return aboutIn(now, Math.min(firstMs * 2 ** attempts, longestMs))
}

/** Half to one and a half times the wait, so that rows that failed together are not retried together. */
export function aboutIn(now: Date, waitMs: number): Date {
  return new Date(now.getTime() + waitMs * (0.5 + Math.random()))
}
