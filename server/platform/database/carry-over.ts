import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'

/** The migrations from before the squash, and `database/former-migrations/carry-over.sql`. */
export const formerFolder = fileURLToPath(
  new URL('../../../database/former-migrations', import.meta.url),
)

/** The last of those into which the former ones were squashed: a database that is carried over has them all. */
const lastSquashed = '0120_badges'

/**
 * Brings a database that was made by former migrations, some or all of them, to where `names`, those of
 * today, start to differ: the rest of the former ones, the file that carries over, and today's names, in one
 * transaction. The caller holds the lock of migrations. Answers the names that count as applied now: none where
 * the database is empty or made by today's.
 */
export async function carryOver(client: ClientBase, names: string[]): Promise<string[]> {
  const former = migrationsIn(formerFolder)
  const applied = await namesApplied(client)
  if (!former.some((name) => applied.has(name))) return []

  const squashed = names.filter((name) => name <= lastSquashed)
  // Where anything fails, the caller closes the connection, which ends the transaction.
  await client.query('BEGIN')
  for (const name of former) if (!applied.has(name)) await client.query(sqlOf(name))
  await client.query(sqlOf('carry-over'))
  await client.query('DELETE FROM platform_migrations WHERE name = ANY ($1)', [former])
  await client.query(
    // The library's column has no time zone.
    `INSERT INTO platform_migrations (name, run_on)
     SELECT name, current_timestamp FROM unnest($1::text[]) WITH ORDINALITY AS each (name, place)
     ORDER BY place`,
    [squashed],
  )
  await client.query('COMMIT')
  return squashed
}

/** The names of a folder's migrations, in their order. */
export function migrationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted()
}

/** Of a database that may have no table of them yet. */
export async function namesApplied(client: ClientBase): Promise<Set<unknown>> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'platform_migrations'`,
  )
  if (rowCount === 0) return new Set()
  const { rows } = await client.query('SELECT name FROM platform_migrations')
  return new Set(rows.map((row) => row.name))
}

function sqlOf(name: string): string {
  return readFileSync(join(formerFolder, `${name}.sql`), 'utf8')
}
