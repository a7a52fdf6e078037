import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { text } from './columns.ts'
import { type Db, many } from './query.ts'
import { rareStatement } from './statement.ts'

export const migrationsFolder = fileURLToPath(
  new URL('../../../database/migrations', import.meta.url),
)

/**
 * Brings the database to the newest migration of `folder`, each in a transaction of its own. Processes
 * that start together wait for each other. Answers the names of those applied now.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'oja migrations' })
  await client.connect()
  try {
    const applied = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'platform_migrations',
      advisoryLockMode: 'wait',
      // Malls run that were brought to 0036_refund_again before there was a 0035 or another 0036.
      checkOrder: false,
      logger: { info() {}, warn: console.warn, error: console.error },
    })
    return applied.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** Throws, naming them, while the database lacks migrations that this code knows. */
export async function requireMigrations(db: Db): Promise<void> {
  const rows = await many(db, appliedMigrations)
  const applied = new Set(rows.map((row) => row.name))
  const missing = migrationNames.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`)
}

const migrationNames = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace(/\.sql$/, ''))

const appliedMigrations = rareStatement(
  'migrations-applied',
  { name: text },
  'SELECT name FROM platform_migrations',
)
