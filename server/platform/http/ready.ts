import { readdir } from 'node:fs/promises'
import type { Database } from '../database/database.ts'
import { migrationsFolder } from '../database/migrate.ts'

/** Rejects while the database does not answer, or lacks a migration of this version. */
export function readiness({ pool }: Database): () => Promise<void> {
  const needed = readdir(migrationsFolder).then((files) =>
    files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -'.sql'.length)),
  )
  return async () => {
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM platform_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const missing = (await needed).filter((name) => !applied.has(name))
    if (missing.length > 0) throw new Error(`migrations are missing: ${missing.join(', ')}`)
  }
}
