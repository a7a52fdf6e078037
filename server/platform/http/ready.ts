import { requireMigrations } from '../database/migrate.ts'
import type { Db } from '../database/query.ts'

/** Rejects while the database does not answer, or lacks a migration of this version. */
export function readiness(db: Db): () => Promise<void> {
  return () => requireMigrations(db)
}
