import type pg from 'pg'

/** A row that this process has claimed. */
export interface Claim {
  id: number
  /** How often it was claimed: the outcome of an earlier claim no longer counts. */
  claims: number
  /** Failed attempts. */
  tries: number
  /** An earlier attempt, whose outcome is unknown, may have done it. */
  is_doubtful: boolean
}

/**
 * A table of work at providers that is retried until it is done. It has the columns `tries`, `next_try_at`,
 * `claimed_until` (null: not claimed) and `claims`. All SQL here calls its row `item`.
 */
export interface QueueOptions {
  table: string
  /** Its key; `id` by default. */
  key?: string
  /** Which rows wait. `$1` is the time; values of its own start at `$5`. */
  waiting: string
  /** The columns that an attempt needs. */
  columns: string
  /** Which rows are doubtful, besides those whose claim was never settled. */
  doubt?: string
  /** Assignments at a claim; they may use `due.is_doubtful`. */
  claiming?: string
  /** How long a claim lasts, ms: well above the time limits of all calls of an attempt. */
  leaseMs: number
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

interface Outcome {
  /** Further assignments; their values start at `$3`. */
  set?: string
  values?: unknown[]
  /** Where this no longer holds, nothing is written and the row stays claimed. */
  where?: string
}

type Db = Pick<pg.ClientBase, 'query'>

/** Any number of processes may work on one queue: each row has one claim at a time. */
export function openQueue<Row extends object>(options: QueueOptions) {
  const { table, key = 'id', leaseMs } = options
  const text = claimText(options)
  return {
    /** Claims due rows, the longest due first. */
    async claim(db: Db, { now, max, values = [], dueBy = now }: ClaimOptions) {
      const until = new Date(now.getTime() + leaseMs)
      const { rows } = await db.query<Claim & Row>({
        name: `queue-${table}`,
        text,
        values: [now, dueBy, max, until, ...values],
      })
      return rows
    },

    /** Releases a row. Answers false, and writes nothing, where it was claimed again since. */
    async settle(db: Db, { id, claims }: Claim, { set, values = [], where }: Outcome = {}) {
      const { rowCount } = await db.query(
        `UPDATE ${table} AS item SET claimed_until = NULL ${set ? `, ${set}` : ''}
         WHERE ${key} = $1 AND claims = $2 ${where ? `AND ${where}` : ''}`,
        [id, claims, ...values],
      )
      return rowCount === 1
    },

    /** Locks the rows whose claims are still current, in the order of their keys; answers `columns` of them. */
    async lockHeld<Held extends object>(client: pg.ClientBase, held: Claim[], columns: string) {
      const { rows } = await client.query<{ id: number } & Held>({
        name: `queue-held-${table}`,
        text: `
          SELECT item.${key} AS id, ${columns}
          FROM unnest((SELECT $1::bigint[]), (SELECT $2::integer[])) AS held (id, claims)
          JOIN ${table} AS item ON item.${key} = held.id AND item.claims = held.claims
          ORDER BY item.${key} FOR UPDATE OF item`,
        values: [held.map(({ id }) => id), held.map(({ claims }) => claims)],
      })
      return rows
    },
  }
}

/** `(SELECT $3)` hides the value from the planner, so that one generic plan serves all calls. */
function claimText(options: QueueOptions): string {
  const { table, key = 'id', waiting, columns, doubt, claiming } = options
  return `
    WITH due AS (
      SELECT item.${key} AS id,
        claimed_until IS NOT NULL ${doubt ? `OR ${doubt}` : ''} AS is_doubtful
      FROM ${table} AS item
      WHERE ${waiting} AND next_try_at <= $2 AND (claimed_until IS NULL OR claimed_until <= $1)
      ORDER BY next_try_at LIMIT (SELECT $3::integer)
      FOR UPDATE SKIP LOCKED
    )
    UPDATE ${table} AS item SET claimed_until = $4, claims = claims + 1
      ${claiming ? `, ${claiming}` : ''}
    FROM due WHERE item.${key} = due.id
    RETURNING due.id, claims, tries, due.is_doubtful, ${columns}`
}

export interface Backoff {
  /** The wait after the first failure, ms; it doubles with each one more. */
  firstMs: number
  longestMs: number
  /** Given up after so many failures; by default never. */
  maxAttempts?: number
}

/** When a row is due again after another failure; null: it is given up. */
export function nextAttempt({ tries }: Pick<Claim, 'tries'>, now: Date, backoff: Backoff) {
  const { firstMs, longestMs, maxAttempts = Number.POSITIVE_INFINITY } = backoff
  if (tries + 1 >= maxAttempts) return null
  return aboutIn(now, Math.min(firstMs * 2 ** tries, longestMs))
}

/** Half to one and a half times the wait, so that rows that failed together are not retried together. */
export function aboutIn(now: Date, waitMs: number): Date {
  return new Date(now.getTime() + waitMs * (0.5 + Math.random()))
}
