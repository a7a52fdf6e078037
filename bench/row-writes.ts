import { setTimeout as wait } from 'node:timers/promises'
import { certain, number } from '#server/platform/database/columns.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/**
 * Rows that placing orders has written since the database was made, by PostgreSQL's statistics. Updates of
 * messages are left out: sending them is no part of placing an order.
 */
export async function rowsOfOrders(pool: Pool): Promise<number> {
  // Connections report their counts once a second, but the last ones only after ten idle seconds.
  await wait(11_000)
  return (await one(pool, writtenRows)).written
}

const writtenRows = rareStatement(
  'bench-written-rows',
  // The mall has these tables.
  { written: certain(number) },
  `SELECT sum(
     n_tup_ins + CASE WHEN relname = 'messages' THEN 0 ELSE n_tup_upd + n_tup_del END
   )::bigint AS written
   FROM pg_stat_user_tables
   WHERE relname ~ '^(orders|order_|stock|wallet|checkout_keys|notifications|messages)'`,
)

/**
 * Rows a second that PostgreSQL alone takes: transactions that insert `rowsEach` rows of 200 bytes,
 * statement by statement, with the settings of the mall's connections.
 */
export async function bareWrites(
  pool: Pool,
  { rowsEach, connections, seconds }: { rowsEach: number; connections: number; seconds: number },
): Promise<number> {
  const bare = openDatabase(pool.url, { connections })
  await bare.pool.query('CREATE TABLE bench_rows (id bigint PRIMARY KEY, text text NOT NULL)')
  let written = 0
  const until = performance.now() + seconds * 1000
  const text = 'x'.repeat(200)
  async function write(): Promise<void> {
    while (performance.now() < until) {
      await inTransaction(bare.pool, async (client) => {
        for (let row = 0; row < rowsEach; row++) {
          const insert = 'INSERT INTO bench_rows VALUES ($1, $2)'
          await client.query({ name: 'bench-row', text: insert, values: [++written, text] })
        }
      })
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, write))
  } finally {
    await bare.pool.query('DROP TABLE bench_rows')
    await bare.close()
  }
  return written / seconds
}
