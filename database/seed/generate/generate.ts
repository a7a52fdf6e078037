import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg, { type ClientBase, type Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { makeProduct } from './product.ts'
import { addRows, type LastIds, type Lines, noLines, type Table, tables } from './rows.ts'
import { readTemplates, type Template } from './templates.ts'

/** Products between two reports; their rows are in memory, about 2 KB each. */
const batch = 20_000

/**
 * Adds products of the demo's kind until the mall has `total`. One transaction, by COPY with the triggers
 * off and the read models rebuilt at the end: a run that is cut short leaves nothing behind. Writers of a
 * running mall wait meanwhile; its readers wait while the read models are rebuilt.
 */
export async function generateProducts(
  pool: Pool,
  total: number,
  now: Date,
  report: (message: string) => void,
): Promise<void> {
  // COPY needs its own connection: the pool's are pipelined, they send the next query before the answer.
  const client = new pg.Client({ connectionString: pool.options.connectionString })
  await client.connect()
  try {
    const missing = total - (await countProducts(client))
    if (missing <= 0) return report(`${format(total)} products or more are there already`)
    await client.query('BEGIN')
    await fill(client, missing, now, report)
    report('rebuilding listing and search …')
    await client.query('SELECT rebuild_listing()')
    await client.query('SELECT rebuild_search()')
    await client.query('COMMIT')
    report('tidying up …')
    await client.query('VACUUM (ANALYZE)')
    await client.query("SELECT pg_notify('oja_changed', 'catalogue')")
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

async function countProducts(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*) FROM products')
  return rows[0]?.count ?? 0
}

async function fill(
  client: ClientBase,
  missing: number,
  now: Date,
  report: (message: string) => void,
): Promise<void> {
  const templates = await readTemplates(client)
  await setTriggers(client, 'DISABLE')
  const last = await readLastIds(client)
  const startedAt = performance.now()
  for (let made = 0; made < missing; ) {
    const size = Math.min(batch, missing - made)
    await copy(client, makeLines(size, templates, last, now))
    made += size
    const perSecond = Math.round(made / ((performance.now() - startedAt) / 1000))
    report(`${format(made)} of ${format(missing)} products, ${format(perSecond)} a second`)
  }
  await writeLastIds(client, last)
  await setTriggers(client, 'ENABLE')
}

function makeLines(count: number, templates: Template[][], last: LastIds, now: Date): Lines {
  const lines = noLines()
  for (let i = 0; i < count; i++) {
    last.products++
    addRows(lines, makeProduct(last.products, templates), last, now)
  }
  return lines
}

async function copy(client: ClientBase, lines: Lines): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    const rows = lines[table as Table] // the keys of `tables` are what Table names
    const target = client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`))
    await pipeline(Readable.from(chunks(rows)), target)
  }
}

/** 500 lines at a time: a write for each line would cost more than making it. */
function* chunks(rows: string[]): Generator<string> {
  for (let start = 0; start < rows.length; start += 500) {
    yield rows.slice(start, start + 500).join('')
  }
}

async function setTriggers(client: ClientBase, state: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const table of Object.keys(tables)) {
    await client.query(`ALTER TABLE ${table} ${state} TRIGGER USER`)
  }
}

const counted = [
  'products',
  'product_images',
  'product_options',
  'option_values',
  'combinations',
] as const

async function readLastIds(client: ClientBase): Promise<LastIds> {
  const last = {
    products: 0,
    product_images: 0,
    product_options: 0,
    option_values: 0,
    combinations: 0,
  }
  for (const table of counted) {
    const { rows } = await client.query<{ last: number | null }>(
      `SELECT max(id) AS last FROM ${table}`,
    )
    last[table] = rows[0]?.last ?? 0
  }
  return last
}

async function writeLastIds(client: ClientBase, last: LastIds): Promise<void> {
  for (const table of counted) {
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), $1 + 1, false)`, [
      last[table],
    ])
  }
}

function format(count: number): string {
  return count.toLocaleString('en')
}
