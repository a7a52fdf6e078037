import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'

const database = await testDatabase()

const described: { table: PgTable; folder: string }[] = []
const owners = globSync('server/**/tables.ts').sort()
for (const owner of owners) {
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ join(process.cwd(), owner)
  )
  for (const table of Object.values(exported)) {
    if (is(table, PgTable)) described.push({ table, folder: dirname(owner) })
  }
}

test.each(described.map(({ table }) => [getTableConfig(table).name, table] as const))(
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
  const names = described.map(({ table }) => getTableConfig(table).name)
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

test.each(owners)('the README of %s names its tables', (owner) => {
  const readme = readFileSync(join(dirname(owner), 'README.md'), 'utf8')
  const own = described.filter(({ folder }) => folder === dirname(owner))
  const names = own.map(({ table }) => getTableConfig(table).name)
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('SQL uses only the tables of its own domain', () => {
  const domainOf = (file: string) => file.split('/')[1] ?? ''
  const owner = new Map(
    described.map(({ table, folder }) => [getTableConfig(table).name, domainOf(folder)]),
  )
  const sources = globSync('server/*/**/*.ts').filter(
    (file) => !/(^|\/)test-[^/]*$|\.test\.ts$/.test(file) && domainOf(file) !== 'platform',
  )
  const trespasses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g)]
      .map(([, table = '']) => table)
      .filter((table) => owner.has(table) && owner.get(table) !== domainOf(file))
      .map((table) => `${file} ${table}`),
  )
  expect(trespasses).toEqual([])
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
