import pg from 'pg'

/** Whether the migrated database is empty: without the demo mall's mark, and without products. */
export async function needsDemo(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      `SELECT NOT EXISTS (SELECT FROM platform_seeds WHERE name = 'demo')
          AND NOT EXISTS (SELECT FROM products) AS empty`,
    )
    return rows[0]?.empty ?? false
  } finally {
    await client.end()
  }
}
