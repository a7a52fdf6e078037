import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { dumpSchema } from '#database/dump-schema.ts'
import { formerFolder, migrationsIn } from '#server/platform/database/carry-over.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate, migrationsFolder, requireMigrations } from '#server/platform/database/migrate.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formerDatabase } from '#server/platform/database/test-former.ts'
import { formerRows } from './test-former-rows.ts'

const tables = renames(`account_tries account_attempts,
  delivery_parcel_news delivery_tracking_events, help_letters contact_messages,
  messages_reports message_reports, payment_findings payment_discrepancies,
  payment_strays payment_unmatched`)
const columns = renames(`finding kind, ground placeholder_color, is_unwanted is_close_requested,
  kept_at stored_at, least_popularity min_popularity, look_at next_check_at, made_at created_at,
  most_uses max_uses, most_uses_each max_uses_each, next_try_at next_attempt_at,
  shown_name display_name, standing default_rank, stray_id unmatched_id, told_at notified_at,
  tries attempts, wanted_at requested_at`)

const former = migrationsIn(formerFolder)
const current = await testDatabase()
const schema = await dumpSchema(current)

test('no name means a former migration and one of today', () => {
  const today = migrationsIn(migrationsFolder)
  expect(today.filter((name) => former.includes(name))).toEqual([])
})

test.each([
  ['the first', 1],
  ['the catalogue', former.indexOf('0007_synonyms') + 1],
  ['the first orders', former.indexOf('0022_orders') + 1],
  ['the last but one', former.length - 1],
  ['the last', former.length],
])('a database that stopped at %s is carried over', async (_, count) => {
  const database = await formerDatabase(former.slice(0, count))
  expect(await migrate(database.url)).toEqual(migrationsIn(migrationsFolder))
  expect(await dumpSchema(database)).toBe(schema)
  expect(await rowsOf(database)).toEqual(await rowsOf(current))
  expect(await sequencesOf(database)).toEqual(await sequencesOf(current))
  await requireMigrations(database)
  expect(await migrate(database.url)).toEqual([])
})

test('it has every row that it had', async () => {
  const database = await filledFormer()
  const before = await rowsOf(database)
  await migrate(database.url)
  expect(await rowsOf(database)).toMatchObject(carriedOver(before))
  // 0134 rewrites the words that the mall came with, and none of the staff's.
  expect((await rowsOf(database)).search_synonyms).toEqual(expect.arrayContaining(ownSynonyms))
  const { help_pages, help_sections } = await rowsOf(database)
  expect(help_pages).toEqual([
    expect.objectContaining({ name: 'privacy-policy', title: 'Privacy' }),
  ])
  expect(help_sections).toEqual([
    expect.objectContaining({ kind: 'section', title: 'What we store', body: 'Little.' }),
    expect.objectContaining({ kind: 'section', title: 'For how long', body: 'Not long.' }),
  ])
  // The triggers work on what was renamed.
  await database.pool.query("UPDATE payment_refunds SET state = 'refused' WHERE key = 'two'")
  await database.pool.query('UPDATE stock SET on_hand = 1 WHERE product_id = 2')
  const { rows } = await database.pool.query(
    `SELECT refunded, default_rank FROM payment_unmatched, listing WHERE product_id = 2 AND scope = 0`,
  )
  expect(rows).toEqual([{ refunded: 0, default_rank: 1_000_008 }])
})

test('of two processes that migrate at once one carries it over, and both end well', async () => {
  const database = await filledFormer()
  const before = await rowsOf(database)
  const codes = await Promise.all([0, 1].map(() => exitOf(migrating(database))))
  expect(codes).toEqual([0, 0])
  expect(await dumpSchema(database)).toBe(schema)
  expect(await rowsOf(database)).toMatchObject(carriedOver(before))
})

// The first and the last table that the carrying over changes.
test.each([
  ['account_tries', former.slice(0, -1), 'SELECT'],
  ['order_lines', former, formerRows],
])(
  'a process that is killed at %s leaves the database as it was, for the next one',
  async (table, names, sql) => {
    const database = await formerDatabase(names)
    await database.pool.query(sql)
    const [rows, shape] = [await rowsOf(database), await dumpSchema(database)]
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query(`LOCK TABLE ${table} IN SHARE MODE`)
    const killed = migrating(database)
    await expect.poll(() => migrationsRunning(database)).toEqual(['Lock'])
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await holder.query('ROLLBACK')
    holder.release()
    await expect.poll(() => migrationsRunning(database)).toEqual([])
    expect(await rowsOf(database)).toEqual(rows)
    expect(await dumpSchema(database)).toBe(shape)

    await migrate(database.url)
    expect(await dumpSchema(database)).toBe(schema)
    expect(await rowsOf(database)).toMatchObject(carriedOver(rows))
  },
)

/** Of the staff; the second is among those that a later migration adds. */
const ownSynonyms = [
  { term: 'gbedu box', meaning: 'speaker' },
  { term: 'coke', meaning: 'coca cola' },
]

/** Of the staff, as the call of its page answered it. */
const ownPrivacy = {
  title: 'Privacy',
  description: 'Ours.',
  subtitles: [
    { title: 'What we store', description: 'Little.' },
    { title: 'For how long', description: 'Not long.' },
  ],
}

async function filledFormer(): Promise<Database> {
  const database = await formerDatabase(former)
  await database.pool.query(formerRows)
  await database.pool.query(
    `INSERT INTO help_texts VALUES ('privacy-policy', $1, '2026-10-02T00:00:00Z')`,
    [JSON.stringify(ownPrivacy)],
  )
  for (const { term, meaning } of ownSynonyms) {
    await database.pool.query('INSERT INTO search_synonyms VALUES ($1, $2)', [term, meaning])
  }
  return database
}

/** A process of its own that migrates. */
function migrating({ url }: Database): ChildProcess {
  const module = new URL('../../server/platform/database/migrate.ts', import.meta.url)
  const code = `import { migrate } from '${module}'; await migrate(process.argv[1])`
  return spawn(process.execPath, ['--input-type=module', '-e', code, url], { stdio: 'inherit' })
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit')
  return code
}

/** What each waits for. */
async function migrationsRunning({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT wait_event_type FROM pg_stat_activity
     WHERE application_name = 'oja migrations' AND datname = current_database()`,
  )
  return rows.map((row) => row.wait_event_type)
}

type Rows = Record<string, unknown[]>

/** All rows by table, except of the migrations themselves. */
async function rowsOf({ pool }: Database): Promise<Rows> {
  const found = await pool.query(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'platform_migrations'`,
  )
  const rows: Rows = {}
  for (const { name } of found.rows) {
    const own = await pool.query(`SELECT to_jsonb(t) AS row FROM ${name} AS t ORDER BY t::text`)
    rows[name] = own.rows.map(({ row }) => row)
  }
  return rows
}

async function sequencesOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT sequencename, last_value FROM pg_sequences
     WHERE sequencename <> 'platform_migrations_id_seq' ORDER BY 1`,
  )
  return rows
}

/** Columns that migrations after the squashed ones drop, or whose values they change. */
const changedLater = ['moved_by', 'bvn_last_four', 'badges.description']

/** 0134 rewrites synonyms, 0146 makes sections of help texts, 0310 has one more move of stock. */
const rewritten = ['search_synonyms', 'help_texts', 'order_allowed_moves']

/** What these rows are to be: the same by other names. Later migrations may add columns. */
function carriedOver(rows: Rows): Rows {
  const others = Object.entries(rows).filter(
    ([table]) => !rewritten.includes(tables.get(table) ?? table),
  )
  const entries = others.map(([table, own]) => {
    const text = JSON.stringify(own)
      .replaceAll('"asked_at":', table === 'payments' ? '"looked_up_at":' : '"requested_at":')
      .replace(/"(\w+)":/g, (_, name: string) => `"${columns.get(name) ?? name}":`)
      .replaceAll('"state":"told"', '"state":"notified"')
      .replaceAll('"template":"order_kept"', '"template":"order_reserved"')
      // 0136: the park is cheaper than the door.
      .replaceAll('"fee_kobo":250000', '"fee_kobo":100000')
      .replaceAll('"As the carrier says"', '"Each carrier names its day"')
    const values = JSON.parse(text, (name, value) =>
      changedLater.includes(name) || changedLater.includes(`${table}.${name}`) ? undefined : value,
    )
    return [tables.get(table) ?? table, values]
  })
  // Codes live for minutes: 0124 deletes those that nobody's browser has requested.
  return { ...Object.fromEntries(entries), account_codes: [] }
}

/** Former name → today's, written in pairs. */
function renames(pairs: string): Map<string, string> {
  const names = pairs.split(',').map((pair) => pair.trim().split(' '))
  return new Map(names.map(([from = '', to = '']) => [from, to]))
}
