import pg, { type ClientBase } from 'pg'
import { number } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { count, counted, one, run } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { copyLines, execute, setTriggers, vacuum } from '../bulk.ts'
import { announceCatalogue, rebuildListing, rebuildSearch } from '../rebuild.ts'
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
  const client = new pg.Client({ connectionString: pool.url })
  await client.connect()
  try {
    const missing = total - (await count(client, productCount))
    if (missing <= 0) return report(`${format(total)} products or more are there already`)
    await execute(client, 'BEGIN')
    await fill(client, missing, now, report)
    report('rebuilding listing and search …')
    await rebuildListing(client, now)
    await rebuildSearch(client)
    await execute(client, 'COMMIT')
    report('tidying up …')
    await vacuum(client)
    await announceCatalogue(client)
  } catch (error) {
    await execute(client, 'ROLLBACK').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

const productCount = rareStatement('seed-product-count', counted, 'SELECT count(*) FROM products')

async function fill(
  client: ClientBase,
  missing: number,
  now: Date,
  report: (message: string) => void,
): Promise<void> {
  const templates = await readTemplates(client)
  await setTriggers(client, Object.keys(tables), 'DISABLE')
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
  await setTriggers(client, Object.keys(tables), 'ENABLE')
}

function makeLines(size: number, templates: Template[][], last: LastIds, now: Date): Lines {
  const lines = noLines()
  for (let i = 0; i < size; i++) {
    last.products++
    addRows(lines, makeProduct(last.products, templates), last, now)
  }
  return lines
}

async function copy(client: ClientBase, lines: Lines): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    const rows = lines[table as Table] // the keys of `tables` are what Table names
    await copyLines(client, `${table} (${columns})`, rows)
  }
}

const numbered = [
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
  for (const table of numbered) last[table] = (await one(client, lastId(table))).last
  return last
}

const lastId = variants(numbered, (table) =>
  rareStatement(
    `seed-last-id ${table}`,
    { last: number },
    `SELECT coalesce(max(id), 0) AS last FROM ${table}`,
  ),
)

async function writeLastIds(client: ClientBase, last: LastIds): Promise<void> {
  for (const table of numbered) await run(client, setLastId(table), [last[table]])
}

const setLastId = variants(numbered, (table) =>
  rareStatement(
    `seed-set-last-id ${table}`,
    {},
    `SELECT FROM setval(pg_get_serial_sequence('${table}', 'id'), $1 + 1, false)`,
  ),
)

function format(total: number): string {
  return total.toLocaleString('en')
}
