import pg from 'pg'
import { boolean } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Whether the migrated database is empty: without the demo mall's mark, and without products. */
export async function needsDemo(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await one(client, isEmpty)).is_empty
  } finally {
    await client.end()
  }
}

const isEmpty = rareStatement(
  'seed-is-empty',
  { is_empty: boolean },
  `SELECT NOT EXISTS (SELECT FROM platform_seeds WHERE name = 'demo')
     AND NOT EXISTS (SELECT FROM products) AS is_empty`,
)
