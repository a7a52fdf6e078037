import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'

const database = await testDatabase()

const described: PgTable[] = []
for (const owner of globSync('server/**/tables.ts').sort()) {
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ join(process.cwd(), owner)
  )
  for (const table of Object.values(exported)) {
    if (is(table, PgTable)) described.push(table)
  }
}

test.each(described.map((table) => [getTableConfig(table).name, table] as const))(
  '%s is described as it is migrated',
  async (name, table) => {
    const columns = getTableConfig(table).columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().replace(', ', ','),
      required: column.notNull,
    }))
    expect(columns.sort(byName)).toEqual((await migratedColumns(name)).sort(byName))
  },
)

test('a table has one owner: described in its folder, or named after it', async () => {
  const names = described.map((table) => getTableConfig(table).name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])

  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  )
  const ownerless = rows
    .map(({ name }) => name)
    .filter((name) => !names.includes(name) && !name.startsWith('platform_'))
    .filter((name) => !existsSync(`server/${name.split('_', 1)[0]}`))
  expect(ownerless).toEqual([])
})

interface Column {
  name: string
  type: string
  required: boolean
}

async function migratedColumns(table: string): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required
     FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  )
  return rows
}

function byName(one: Column, other: Column): number {
  return one.name < other.name ? -1 : 1
}
