import { fileURLToPath } from 'node:url'
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate'
import pg from 'pg'
import { carryOver, migrationsIn } from './carry-over.ts'
import { text } from './columns.ts'
import { type Db, many } from './query.ts'
import { rareStatement } from './statement.ts'

export const migrationsFolder = fileURLToPath(
  new URL('../../../database/migrations', import.meta.url),
)

/**
 * Brings the database to the newest migration of `folder`, each in a transaction of its own; one that was
 * made by the former migrations is carried over first. Processes that start together wait for each other.
 * Answers the names of those applied now.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'oja migrations' })
  await client.connect()
  try {
    // The same lock as in earlier versions, held until the connection ends.
    await client.query(`SELECT pg_advisory_lock(${PG_MIGRATE_LOCK_ID})`)
    const carried = folder === migrationsFolder ? await carryOver(client, migrationNames) : []
    const applied = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'platform_migrations',
      noLock: true,
      // Branches that are merged may bring a migration before the newest that was applied.
      checkOrder: false,
      logger: { info() {}, warn: console.warn, error: console.error },
    })
    return [...carried, ...applied.map((migration) => migration.name)]
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

const migrationNames = migrationsIn(migrationsFolder)

const appliedMigrations = rareStatement(
  'migrations-applied',
  { name: text },
  'SELECT name FROM platform_migrations',
)
