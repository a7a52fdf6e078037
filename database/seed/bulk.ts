import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queries } from '#server/platform/database/connection.ts'

/*
 * SQL that no check can prepare: about tables whose names are values, about temporary tables, and what is no
 * query. It answers no rows.
 */

/** Answers how many rows a statement wrote, or found. Several run at once where they have no values. */
export async function execute(client: Queries, sql: string, values?: unknown[]): Promise<number> {
  return (await client.query(sql, values)).rowCount ?? 0
}

/** Triggers would do row by row what is done at once at the end. */
export async function setTriggers(
  client: Queries,
  tables: readonly string[],
  state: 'ENABLE' | 'DISABLE',
): Promise<void> {
  for (const table of tables) await execute(client, `ALTER TABLE ${table} ${state} TRIGGER USER`)
}

/** Inserts rows that all have the same columns, and lets a generated `id` go on behind theirs. */
export async function insertRows(
  client: Queries,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  if (names.length === 0) return
  const columns = names.join(', ')
  await execute(
    client,
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  )
  if (!names.includes('id')) return
  await execute(
    client,
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`,
  )
}

/** `target`: a table with its columns in brackets. `lines`: of COPY's text format, each with its end. */
export async function copyLines(
  client: ClientBase,
  target: string,
  lines: string[],
): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${target} FROM STDIN`))
  await pipeline(Readable.from(chunks(lines)), copy)
}

/** 500 lines at a time: a write for each line would cost more than making it. */
function* chunks(lines: string[]): Generator<string> {
  for (let start = 0; start < lines.length; start += 500) {
    yield lines.slice(start, start + 500).join('')
  }
}

/** Index-only scans of the listing need it after many rows are new. */
export async function vacuum(client: Queries): Promise<void> {
  await execute(client, 'VACUUM (ANALYZE)')
}
