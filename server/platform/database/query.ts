import { DatabaseError, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { traced } from '../tracing/trace.ts'
import { number } from './columns.ts'
import type { Statement } from './statement.ts'
import { observeStatement, type Target } from './statement-seconds.ts'

/** What runs SQL: the pool, or the client of a transaction. */
export interface Db {
  /** Where its statements go; by default to the primary. */
  readonly target?: Target
  query<R extends QueryResultRow>(config: QueryConfig<unknown[]>): Promise<QueryResult<R>>
}

/** Columns of a statement that counts: `SELECT count(*) FROM …`. */
export const counted = { count: number }

/** The one row that a statement answers. Throws where it is none, or several. */
export async function one<R extends QueryResultRow>(
  db: Db,
  statement: Statement<R>,
  values: readonly unknown[] = [],
): Promise<R> {
  const { rows } = await query(db, statement, values)
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new WrongRows(statement.name, rows.length, 'one')
  return row
}

/** The row that a statement answers, or null where there is none. Throws where it is several. */
export async function maybe<R extends QueryResultRow>(
  db: Db,
  statement: Statement<R>,
  values: readonly unknown[] = [],
): Promise<R | null> {
  const { rows } = await query(db, statement, values)
  if (rows.length > 1) throw new WrongRows(statement.name, rows.length, 'one at most')
  return rows[0] ?? null
}

/** All rows that a statement answers. */
export async function many<R extends QueryResultRow>(
  db: Db,
  statement: Statement<R>,
  values: readonly unknown[] = [],
): Promise<R[]> {
  return (await query(db, statement, values)).rows
}

/** What a statement with the column `count` alone counts. */
export async function count(
  db: Db,
  statement: Statement<{ count: number }>,
  values: readonly unknown[] = [],
): Promise<number> {
  return (await one(db, statement, values)).count
}

/** Runs a statement for what it does; answers how many rows it wrote, or found. */
export async function run(
  db: Db,
  statement: Statement<QueryResultRow>,
  values: readonly unknown[] = [],
): Promise<number> {
  return (await query(db, statement, values)).rowCount ?? 0
}

/**
 * For what is noted beside a call that only reads: while the database takes no writes, or has no space for
 * them, the call goes on without.
 */
export async function unlessReadOnly(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    const isRefused = error instanceof DatabaseError && /^(25006|53\d{3})$/.test(error.code ?? '')
    if (!isRefused) throw error
  })
}

/** A statement answered another number of rows than its caller must have. */
export class WrongRows extends Error {
  constructor(name: string, rows: number, expected: string) {
    super(`${name} answered ${rows} rows, and must answer ${expected}`)
  }
}

/** Sends at once, without waiting for what was sent before: `pipelined` relies on it. */
async function query<R extends QueryResultRow>(
  db: Db,
  statement: Statement<R>,
  values: readonly unknown[],
): Promise<QueryResult<R>> {
  const { name, text, isPrepared } = statement
  const sentAt = performance.now()
  try {
    const request = { name: isPrepared ? name : undefined, text, values: values.map(asParameter) }
    const result = await traced('statement', name, () => db.query<R>(request))
    inspect?.(statement, result.rows)
    return result
  } finally {
    observeStatement(db.target ?? 'primary', sentAt)
  }
}

/** A list of numbers as PostgreSQL reads it. pg writes each of thousands of ids by itself, which takes seven times as long. */
function asParameter(value: unknown): unknown {
  const isOfNumbers = Array.isArray(value) && value.length > 0 && value.every(Number.isFinite)
  return isOfNumbers ? `{${JSON.stringify(value).slice(1, -1)}}` : value
}

let inspect: typeof requireDeclared | undefined

/** For tests: from now on every row that is read is held to what its statement declares. */
export function inspectRows(): void {
  inspect = requireDeclared
}

function requireDeclared<R>(statement: Statement<R>, rows: unknown[]): void {
  const odd = rows.find((row) => !statement.answers(row))
  if (odd) throw new Error(`${statement.name} does not declare ${JSON.stringify(odd)}`)
}

/** Whether a row was refused because what it refers to, by such a constraint, is not there (any more). */
export function isMissingReference(error: unknown, constraint: RegExp): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23503' &&
    constraint.test(error.constraint ?? '')
  )
}
