import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  boolean,
  type Columns,
  certain,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { declared, joinedStatement, statement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { isTest, sourceFiles } from './source-files.ts'
import { readCatalogue } from './statements/catalogue.ts'
import { differences } from './statements/compare.ts'
import { answersOf } from './statements/describe.ts'

/**
 * Senders of statements, and SQL that answers no rows of ours: LISTEN, COPY, CREATE DATABASE, migrations.
 */
const senders = [
  'database/seed/bulk.ts',
  'server/platform/database/carry-over.ts',
  'server/platform/database/connection.ts',
  'server/platform/database/database.ts',
  'server/platform/database/embedded/application-role.ts',
  'server/platform/database/embedded/embedded.ts',
  'server/platform/database/migrate.ts',
  'server/platform/database/query.ts',
  'server/platform/database/replica/open-replica.ts',
  'server/platform/database/transaction.ts',
  'server/platform/database/pool.ts',
  'server/platform/http/cache/changes.ts',
]

const database = await testDatabase()
const client = await database.pool.connect()
const catalogue = await readCatalogue(client)
const product = sourceFiles.filter(
  ({ path }) => /^(server|database)\/.*\.ts$/.test(path) && !isTest(path),
)

const declaring = sourceFiles.filter(
  ({ path, text }) =>
    /^(server|database|bench)\/.*\.ts$/.test(path) &&
    !isTest(path) &&
    /[sS]tatement\(|declareQueue\(/.test(text),
)

beforeAll(async () => {
  for (const { path } of declaring) await import(/* @vite-ignore */ join(process.cwd(), path))
})
afterAll(() => client.release())

test('every statement answers what it declares', async () => {
  const found: string[] = []
  for (const each of declared) {
    const answers = await answersOf(client, each.text, catalogue).catch(String)
    if (typeof answers === 'string') found.push(`${each.name}: ${answers}`)
    else found.push(...differences(each, answers))
  }
  expect(found).toEqual([])
})

test('no number is written with underscores, which PostgreSQL 15 of Debian does not read', () => {
  const texts = declared.map(({ name, text }) => ({ name, text: text.replace(/'[^']*'/g, '') }))
  const odd = texts.filter(({ text }) => /(?<![\w$"])\d+_\d/.test(text))
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('a name means one statement', () => {
  const texts = Map.groupBy(declared, ({ name }) => name)
  const shared = [...texts].filter(([, each]) => new Set(each.map(({ text }) => text)).size > 1)
  expect(shared.map(([name]) => name)).toEqual([])
})

test('statements are declared where their module is loaded, for the check to know them', () => {
  const known = declared.map(({ name }) => name)
  const hidden = declaring.flatMap(({ path, text }) =>
    [...text.matchAll(/tatement\(\s*['`]([^'`]+)['`]/g)]
      .map(([, name = '']) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '.*')}$`))
      .filter((name) => !known.some((each) => name.test(each)))
      .map((name) => `${path} ${name}`),
  )
  expect(hidden).toEqual([])
})

test('all SQL is asked by declared statements, and no row is a cast', () => {
  const others = sourceFiles
    .filter(({ text }) => /\.query[<]/.test(text))
    .concat(product.filter(({ text }) => /\.query\(/.test(text)))
    .map(({ path }) => path)
    .filter((path) => !senders.includes(path))
  expect(others).toEqual([])
})

const orderId = { id: number }
const wrong: [string, Columns, string, string[]][] = [
  ['nothing wrong', orderId, 'SELECT id FROM orders', []],
  [
    'another name',
    { order_id: number },
    'SELECT id FROM orders',
    ['id is not declared', 'order_id does not come'],
  ],
  ['one too few', orderId, 'SELECT id, status FROM orders', ['status is not declared']],
  [
    'another type',
    { id: time },
    'SELECT id FROM orders',
    ['id is bigint, not timestamp with time zone'],
  ],
  ['null', { pay_until: time }, 'SELECT pay_until FROM orders', ['pay_until may be null']],
  ['never null', { id: nullable(number) }, 'SELECT id FROM orders', ['id is never null']],
  [
    'what an outer join leaves out',
    { held: number },
    'SELECT held FROM products LEFT JOIN stock ON product_id = products.id',
    ['held may be null'],
  ],
  [
    'the same behind a WITH',
    { held: number },
    `WITH kept AS (SELECT held FROM products LEFT JOIN stock ON product_id = products.id)
     SELECT held FROM kept`,
    ['held may be null'],
  ],
  ['a sum of no rows', { sum: number }, 'SELECT sum(held) FROM stock', ['sum may be null']],
  ['a sum of a group', { sum: number }, 'SELECT sum(held) FROM stock GROUP BY product_id', []],
  [
    'a sum of all that may be none',
    { sum: number },
    'SELECT sum(held) FROM stock GROUP BY ROLLUP (product_id)',
    ['sum may be null'],
  ],
  ['a count', { count: number }, 'SELECT count(*) FROM stock', []],
  ['no row', { id: number }, 'SELECT (SELECT id FROM orders LIMIT 1) AS id', ['id may be null']],
  [
    'one branch of a UNION',
    { best_rank: number },
    'SELECT held AS best_rank FROM stock UNION SELECT best_rank FROM brands',
    ['best_rank may be null'],
  ],
  ['a value', { is_new: boolean }, 'SELECT $1::boolean AS is_new', ['is_new may be null']],
  ['a claim', { is_new: certain(boolean) }, 'SELECT $1::boolean AS is_new', []],
  ['a claim too many', { id: certain(number) }, 'SELECT id FROM orders', ['id needs no certain()']],
  [
    'other values',
    { stock_state: oneOf(['held', 'sold']) },
    'SELECT stock_state FROM orders',
    ['stock_state may be free, gone too'],
  ],
  [
    'values that nothing holds',
    { name: oneOf(['Lamp']) },
    'SELECT name FROM products',
    ['name is no column for which a constraint lists the values'],
  ],
  ['a list', { options: list(text) }, 'SELECT options FROM order_lines', []],
  [
    'JSON that is built',
    { lines: nullable(json(list(object({ id: number, at: text, name: number, none: text })))) },
    `SELECT json_agg(json_build_object('id', order_id, 'at', created_at, 'name', note, 'more', 1))
       AS lines FROM order_notes`,
    [
      'lines has no none',
      'lines name is text, not smallint or integer or bigint or real or double precision',
      'lines has more, which is not declared',
    ],
  ],
  [
    'JSON of rows',
    { lines: json(list(object({ product_id: number, combination_id: number }))) },
    `WITH line AS (SELECT product_id, combination_id FROM order_lines)
     SELECT coalesce((SELECT json_agg(line) FROM line), '[]') AS lines`,
    ['lines combination_id may be null'],
  ],
  [
    'what is written',
    { note: text, pay: text },
    `UPDATE orders SET phone = $1 RETURNING street AS note, order_code AS pay`,
    ['note may be null'],
  ],
]

test.each(wrong)('a declaration is held to the database: %s', async (_, columns, sql, expected) => {
  const made = statement('x', columns, sql)
  declared.pop()
  const found = differences(made, await answersOf(client, sql, catalogue))
  expect(found).toEqual(expected.map((each) => `x: ${each}`))
})

test('what an outer join brings comes and goes together, and is whole where it comes', async () => {
  const sql = `SELECT products.id, held, combination_id, best_rank FROM products
    LEFT JOIN stock ON product_id = products.id LEFT JOIN brands ON brands.id = brand_id`
  const joined = { held: number, combination_id: number, best_rank: nullable(number) }
  const made = joinedStatement('x', { columns: orderId, joined }, sql)
  declared.pop()
  expect(differences(made, await answersOf(client, sql, catalogue))).toEqual([
    'x: its joined columns do not come and go together',
    'x: combination_id may be null',
  ])
})
