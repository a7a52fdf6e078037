import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { owners, readers } from '#database/owners.ts'
import { text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'

const database = await testDatabase()

test('each table and view has one owner', async () => {
  const rows = await many(database, tablesAndViews)
  expect(Object.values(owners).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

const tablesAndViews = rareStatement(
  'check-tables',
  { name: text },
  `SELECT relname::text AS name FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
     AND NOT relispartition`,
)

test.each(Object.entries(owners))('the README of %s names its tables', (domain, tables) => {
  const folder = domain === 'platform' ? 'platform/database' : domain
  const readme = readFileSync(`server/${folder}/README.md`, 'utf8')
  expect(tables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

/** Holds the tables of several domains to each other, and only reads. */
const crossing = 'server/checkout/faults.ts'

test('SQL uses only the tables of its own domain', () => {
  const domainOf = (file: string) => file.split('/')[1] ?? ''
  const owner = new Map<string, string>(
    Object.entries(owners).flatMap(([domain, tables]) => tables.map((name) => [name, domain])),
  )
  const sources = globSync('server/*/**/*.ts').filter(
    (file) =>
      !/(^|\/)test-[^/]*$|\.test\.ts$/.test(file) &&
      domainOf(file) !== 'platform' &&
      file !== crossing,
  )
  const trespasses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(DELETE FROM|FROM|JOIN|INTO|UPDATE)\s+(\w+)/g)]
      .filter(([, verb = '', table = '']) => {
        const of = owner.get(table)
        const isRead = verb === 'FROM' || verb === 'JOIN'
        const mayRead: readonly string[] = readers[domainOf(file)] ?? []
        return of && of !== domainOf(file) && !(isRead && mayRead.includes(of))
      })
      .map(([, verb, table]) => `${file} ${verb} ${table}`),
  )
  expect(trespasses).toEqual([])
})
