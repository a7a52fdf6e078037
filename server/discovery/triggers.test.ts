import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { searchFor } from './find.ts'
import { everything } from './listing/filters.ts'
import { addProducts } from './test-products.ts'
import { matchFacts } from './words/match.ts'

const { pool } = await testDatabase()
let ids: Map<string, number>

beforeAll(async () => {
  ids = await addProducts(pool)
})

beforeEach(async () => {
  expect(await documents()).toEqual(await source())
})

async function first(term: string) {
  const { ids: found } = await searchFor(pool, term, everything)
  return [...ids].find(([, id]) => id === found[0])?.[0]
}

/** The search documents, and what they are derived from. */
const documents = async () => (await pool.query(`SELECT * FROM search_documents ${order}`)).rows
const source = async () => (await pool.query(`SELECT * FROM search_source ${order}`)).rows
const order = 'ORDER BY product_id'

test('a new name is found at once, and the old one no more', async () => {
  await pool.query("UPDATE products SET name = 'Tecno Phantom Zuruvia' WHERE name LIKE 'Tecno%'")
  ids.set('Tecno Phantom Zuruvia', ids.get('Tecno Spark 20 Pro') ?? 0)
  ids.delete('Tecno Spark 20 Pro')
  expect(await first('zuruvai')).toBe('Tecno Phantom Zuruvia')
  expect((await searchFor(pool, 'tecno spark 20', everything)).isMissing).toBe(true)
})

test('names of brands and categories reach their products', async () => {
  await pool.query("UPDATE brands SET name = 'Kpakpando' WHERE name = 'Lontor'")
  await pool.query("UPDATE categories SET name = 'Garments & Wrappers' WHERE name = 'Kaftans'")
  expect(await first('kpakpando')).toBe('Lontor Rechargeable Lantern')
  expect(await first('wrapper')).toBe("Men's Kaftan, Ọláyínká cut")
})

test('what a product varies by is found with it', async () => {
  const { rows } = await pool.query(
    `WITH option AS (
       INSERT INTO product_options (product_id, position, name) VALUES ($1, 0, 'Size')
       RETURNING id, product_id
     )
     INSERT INTO option_values (product_id, option_id, position, name)
     SELECT product_id, id, 0, 'Size 44' FROM option RETURNING id`,
    [ids.get('Nike Air Sneakers, Red')],
  )
  expect(await first('nike size 44')).toBe('Nike Air Sneakers, Red')
  await pool.query('DELETE FROM option_values WHERE id = $1', [rows[0].id])
})

test('what a product is narrows a search, as its category says', async () => {
  await pool.query(
    "UPDATE categories SET fact_kinds = '{storage,condition}' WHERE name LIKE '%Phones'",
  )
  await pool.query("UPDATE categories SET fact_kinds = '{storage}' WHERE name = 'Smartphones'")
  const found = async (...facts: string[]) =>
    (await matchFacts(pool, { ...everything, facts }, 1_000)).ids
  expect(await found('storage.256gb')).toEqual([ids.get('Apple iPhone 13 Pro Max 256GB')])
  expect((await found('storage.256gb', 'storage.128gb')).length).toBe(3)
  expect(await found('storage.64gb', 'condition.brandnew')).toEqual([
    ids.get('Apple iPhone 11 64GB'),
  ])
  await pool.query("UPDATE products SET form = 'UK used' WHERE name = 'Apple iPhone 11 64GB'")
  expect(await found('storage.64gb', 'condition.brandnew')).toEqual([])
  expect((await found('condition.ukused')).length).toBe(1)
  const { rows } = await pool.query(
    `SELECT count(*)::integer AS wrong FROM (
       (TABLE product_facts EXCEPT TABLE product_facts_source)
       UNION ALL (TABLE product_facts_source EXCEPT TABLE product_facts)
     ) AS different`,
  )
  expect(rows).toEqual([{ wrong: 0 }])
})

test('a new price, new stars or the last one sold moves that document alone, and all move with the listing', async () => {
  const id = ids.get('Philips LED Bulb 12W')
  const moved = async (sql: string, values: unknown[] = [id]) => {
    const before = await versions()
    await pool.query(sql, values)
    expect(await documents()).toEqual(await source())
    const after = await versions()
    return [...after.keys()].filter((one) => after.get(one) !== before.get(one))
  }
  const others = [...ids.values()].filter((one) => one !== id)
  await pool.query(
    'INSERT INTO stock (product_id, on_hand) SELECT unnest($1::integer[]), 0 ON CONFLICT DO NOTHING',
    [others],
  )
  await pool.query("SELECT open_stock_moves('2026-01-01', 'command:test')")
  const received = `WITH move AS (
      INSERT INTO stock_moves (product_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
      VALUES ($1, 'received', 0, 2, 'A test', '2026-01-01', 'command:test')
    ) INSERT INTO stock (product_id, on_hand) VALUES ($1, 2)`
  expect(await moved(received)).toEqual([id])
  expect(await moved('UPDATE stock SET held = 1 WHERE product_id = $1')).toEqual([])
  expect(await moved('UPDATE stock SET held = 2 WHERE product_id = $1')).toEqual([id])
  expect(await moved('UPDATE products SET amount_kobo = 123400 WHERE id = $1')).toEqual([id])
  expect(
    await moved('UPDATE products SET star_counts = $2 WHERE id = $1', [id, [0, 0, 0, 0, 9]]),
  ).toEqual([id])
  expect(
    await moved('UPDATE products SET star_counts = $2 WHERE id = $1', [id, [0, 0, 0, 0, 8]]),
  ).toEqual([])
  expect((await moved('UPDATE products SET amount_kobo = amount_kobo + 100', [])).length).toBe(
    ids.size,
  )
})

/** Changes with each write. */
async function versions(): Promise<Map<number, string>> {
  const { rows } = await pool.query(
    "SELECT product_id, xmin || ' ' || ctid AS version FROM search_documents ORDER BY product_id",
  )
  return new Map(rows.map(({ product_id, version }) => [product_id, version]))
}

test('a product that is gone is not found', async () => {
  await pool.query("DELETE FROM products WHERE name LIKE 'Nestl%'")
  expect((await searchFor(pool, 'golden morn', everything)).ids).toEqual([])
})

test('rebuilding gives the same documents', async () => {
  const before = await documents()
  await pool.query('SELECT rebuild_search()')
  expect(await documents()).toEqual(before)
  const { rows } = await pool.query("SELECT products FROM search_words WHERE word = 'iphone'")
  expect(rows).toEqual([{ products: 4 }])
})

test('two transactions that bring the same new words do not stop each other for good', async () => {
  const rename = async (name: string, words: string[]) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      for (const word of words) {
        await client.query('UPDATE products SET name = $1 WHERE id = $2', [
          `${name} ${word}`,
          ids.get(name),
        ])
      }
      await client.query('COMMIT')
    } finally {
      client.release()
    }
  }
  await Promise.all([
    rename('Binatone Standing Fan', ['zumba ozumba adakole']),
    rename('Philips LED Bulb 12W', ['adakole zumba ozumba']),
  ])
})
