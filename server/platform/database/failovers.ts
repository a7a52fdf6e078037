import { Gauge, type Registry } from 'prom-client'
import { nullable, number, text } from './columns.ts'
import { type Db, many, one } from './query.ts'
import { rareStatement } from './statement.ts'

/**
 * Gauges of what a failover changes: PostgreSQL's timeline goes up by one with each, and its tables that are not
 * logged are empty after it. Read with each scrape; while the database does not answer they have none, or NaN.
 */
export function addFailoverGauges(registry: Registry, db: Db): void {
  const registers = [registry]
  new Gauge({
    name: 'oja_database_timeline',
    help: 'Timeline of the database: one more with each failover; NaN of a standby',
    registers,
    async collect() {
      const row = await one(db, readTimeline).catch(() => null)
      this.set(row?.timeline ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'oja_database_unlogged_rows',
    help: 'Rows of the tables that a failover or a crash of the database empties',
    labelNames: ['table'] as const,
    registers,
    async collect() {
      this.reset()
      const rows = await many(db, unloggedRows).catch(() => [])
      for (const { name, rows: count } of rows) this.set({ table: name }, count)
    },
  })
}

const readTimeline = rareStatement(
  'database-timeline',
  { timeline: nullable(number) },
  `SELECT CASE WHEN NOT pg_is_in_recovery()
     THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer END AS timeline`,
)

// Of a table that nobody has written to since the statistics began, the count is 0.
const unloggedRows = rareStatement(
  'database-unlogged-rows',
  { name: text, rows: number },
  `SELECT pg_class.relname::text AS name, coalesce(n_live_tup, 0)::integer AS rows
   FROM pg_stat_user_tables JOIN pg_class ON pg_class.oid = relid
   WHERE relpersistence = 'u'`,
)
