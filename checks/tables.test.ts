import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { owners } from '#database/owners.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'

const database = await testDatabase()

const described: PgTable[] = []
for (const path of globSync('server/**/tables.ts').sort()) {
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ join(process.cwd(), path)
  )
  described.push(...Object.values(exported).filter((each) => is(each, PgTable)))
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

test('each table and view has one owner', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
       AND NOT relispartition`,
  )
  expect(Object.values(owners).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test.each(Object.entries(owners))('the README of %s names its tables', (domain, tables) => {
  const folder = domain === 'platform' ? 'platform/database' : domain
  const readme = readFileSync(`server/${folder}/README.md`, 'utf8')
  expect(tables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('SQL uses only the tables of its own domain', () => {
  const domainOf = (file: string) => file.split('/')[1] ?? ''
  const owner = new Map<string, string>(
    Object.entries(owners).flatMap(([domain, tables]) => tables.map((name) => [name, domain])),
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
