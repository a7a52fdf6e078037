import fc from 'fast-check'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { addCategories, addProduct, addProducts, subIds } from '../catalogue/test-catalogue.ts'

// What is stored beside the products (listing, counts, stars, prices of the varied, pictures) against what follows from them.
const database = await testDatabase()
const { pool } = database
await addCategories(database)

beforeEach(async () => {
  await pool.query('DELETE FROM products')
})

test('after any changes, in any order, all that is kept is right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes(), { minLength: 1, maxLength: 25 }), async (list) => {
      const ids = await addProducts(database, [{}, { category: 12 }, { category: 22, brand: 3 }])
      for (const change of list) await apply(change, ids)
      expect(await wrong()).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('and after the bulk rebuild', async () => {
  await addProducts(database, [{}, { category: 12, previous: 150_000 }, { stock: 0 }])
  const before = await counts()
  await pool.query('UPDATE listing SET price_kobo = 1')
  await pool.query('SELECT rebuild_listing(), recount_reviews()')
  expect(await wrong()).toEqual([])
  expect(await counts()).toEqual(before)
})

test('and when many connections change the same products at once', async () => {
  const ids = await addProducts(
    database,
    Array.from({ length: 8 }, (_, i) => ({ category: subIds[i % subIds.length] })),
  )
  // Not deleted: that locks a product before its stock, everything else the other way round.
  const samples = fc
    .sample(changes(), { numRuns: 600, seed: 7 })
    .filter(({ what }) => what !== 'delete')
  const atOnce = 10
  const connection = async (_: unknown, first: number) => {
    for (const change of samples.filter((_, i) => i % atOnce === first)) await apply(change, ids)
  }
  await Promise.all(Array.from({ length: atOnce }, connection))
  expect(await wrong()).toEqual([])
})

test('a sub-category that moves takes its products along', async () => {
  await addProduct(database, { category: 11 })
  await pool.query('UPDATE categories SET parent_id = 2 WHERE id = 11')
  const { rows } = await pool.query('SELECT scope FROM listing ORDER BY scope')
  await pool.query('UPDATE categories SET parent_id = 1 WHERE id = 11')
  expect(rows.map((row) => row.scope)).toEqual([0, 2, 11])
})

test.each([
  ['a third level', 'UPDATE categories SET parent_id = 11 WHERE id = 12'],
  ['a parent under another', 'UPDATE categories SET parent_id = 2 WHERE id = 1'],
  ['a product in a top category', 'UPDATE products SET category_id = 1, parent_category_id = 1'],
  ['a price of nothing', 'UPDATE products SET amount_kobo = 0'],
  ['a previous price below the price', 'UPDATE products SET previous_amount_kobo = 1'],
  ['less than nothing on hand', 'UPDATE stock SET on_hand = -1'],
  ['more held than on hand', 'UPDATE stock SET held = on_hand + 1'],
  ['a slug that looks like an id', "UPDATE products SET p_slug = '12'"],
])('the database refuses %s', async (_, statement) => {
  await addProduct(database)
  await expect(pool.query(statement)).rejects.toMatchObject({ code: /^235/ })
})

test('changes are announced by product, many at once as a change of everything', async () => {
  const ids = await addProducts(
    database,
    Array.from({ length: 201 }, () => ({})),
  )
  const heard = await listen()
  await pool.query('UPDATE stock SET held = 3 WHERE product_id = $1', [ids[4]])
  expect(await heard()).toEqual([])
  await pool.query('UPDATE stock SET held = 4 WHERE product_id = $1', [ids[4]])
  expect(await heard()).toEqual([`product:${ids[4]}`])
  await pool.query('UPDATE products SET amount_kobo = 777 WHERE id = $1', [ids[5]])
  expect(await heard()).toEqual(['listing', `product:${ids[5]}`])
  await pool.query('UPDATE products SET amount_kobo = 778')
  expect(await heard()).toEqual(['catalogue', 'listing'])
  await pool.query('UPDATE categories SET is_visible = true WHERE id = 31')
  expect(await heard()).toEqual(['categories'])
  await pool.query('UPDATE brands SET best_rank = 9 WHERE id = 1')
  expect(await heard()).toEqual(['brands'])
  await heard.end()
})

/** Answers, each time, the tags announced since the last time. */
async function listen() {
  const client = new pg.Client(database.url)
  let tags: string[] = []
  client.on('notification', ({ payload = '' }) => tags.push(payload))
  await client.connect()
  await client.query('LISTEN oja_changed')
  const heard = async () => {
    // A statement after the announcement brings it along.
    await client.query('SELECT 1')
    const since = [...new Set(tags)].sort()
    tags = []
    return since
  }
  return Object.assign(heard, { end: () => client.end() })
}

const kinds = [
  'price',
  'stock',
  'hold',
  'move',
  'brand',
  'review',
  'unreview',
  'edit',
  'picture',
  'repaint',
  'unpicture',
  'delete',
] as const

interface Change {
  which: number
  what: (typeof kinds)[number]
  amount: number
}

function changes(): fc.Arbitrary<Change> {
  return fc.record({
    which: fc.nat(7),
    what: fc.constantFrom(...kinds),
    amount: fc.integer({ min: 1, max: 60 }),
  })
}

async function apply({ which, what, amount }: Change, ids: number[]) {
  const id = ids[which % ids.length]
  const statements: Record<Change['what'], [string, unknown[]]> = {
    price: [
      `UPDATE products SET amount_kobo = $2::integer,
         previous_amount_kobo = nullif($2::integer + $2::integer % 40, $2::integer)
       WHERE id = $1`,
      [id, amount],
    ],
    stock: ['UPDATE stock SET on_hand = $2, held = 0 WHERE product_id = $1', [id, amount % 3]],
    hold: ['UPDATE stock SET held = held + 1 WHERE product_id = $1 AND held < on_hand', [id]],
    move: [
      'UPDATE products SET category_id = $2, parent_category_id = $2::integer / 10 WHERE id = $1',
      [id, subIds[amount % subIds.length]],
    ],
    brand: ['UPDATE products SET brand_id = $2 WHERE id = $1', [id, 1 + (amount % 6)]],
    review: [
      `INSERT INTO product_reviews (product_id, rating, caption, details, display_name,
         is_anonymous, created_at, updated_at)
       SELECT id, 1 + ($2::integer + n) % 5, 'Good', 'Very good', 'Bisi', false, $3, $3
       FROM products, generate_series(1, 3) AS n WHERE id = $1`,
      [id, amount, new Date('2026-11-02')],
    ],
    unreview: [
      `DELETE FROM product_reviews WHERE id =
         (SELECT id FROM product_reviews WHERE product_id = $1 ORDER BY id LIMIT 1)`,
      [id],
    ],
    edit: [
      'UPDATE product_reviews SET rating = 1 + $2::integer % 5 WHERE product_id = $1',
      [id, amount],
    ],
    picture: [
      `INSERT INTO product_images (product_id, position, hash, width, height, placeholder_color, alt)
       SELECT id, $2, repeat('a', 64), 8, 8, '#ffffff', name FROM products WHERE id = $1
       ON CONFLICT DO NOTHING`,
      [id, amount % 4],
    ],
    repaint: ['UPDATE product_images SET width = $2 WHERE product_id = $1', [id, amount]],
    unpicture: [
      'DELETE FROM product_images WHERE product_id = $1 AND position = $2',
      [id, amount % 4],
    ],
    delete: ['DELETE FROM products WHERE id = $1 AND $2::integer % 4 = 0', [id, amount]],
  }
  await pool.query(...statements[what])
}

const sumsOfCounts = `
  SELECT scope, brand_id, tier::integer, sum(products)::integer FROM listing_counts GROUP BY 1, 2, 3 HAVING sum(products) <> 0`

function counts() {
  return pool.query(`${sumsOfCounts} ORDER BY 1, 2, 3`).then(({ rows }) => rows)
}

/** Everything that is stored and does not follow from the products, or follows and is not stored. */
async function wrong(): Promise<unknown[]> {
  const differ = (one: string, other: string) =>
    `SELECT row_to_json(rows) FROM ((${one}) EXCEPT (${other})) AS rows
     UNION ALL SELECT row_to_json(rows) FROM ((${other}) EXCEPT (${one})) AS rows`
  const { rows } = await pool.query(
    [
      differ('TABLE listing', 'TABLE listing_source'),
      differ('TABLE office_products', 'TABLE office_products_source'),
      differ(
        sumsOfCounts,
        `SELECT scope, brand, tier, count(*)::integer FROM listing,
           LATERAL (VALUES (0), (brand_id)) AS b (brand),
           LATERAL (VALUES (0), (10), (20), (30), (40)) AS t (tier)
         WHERE discount >= tier GROUP BY 1, 2, 3`,
      ),
      differ(
        `SELECT id, star, star_counts[star]::integer AS given FROM products, generate_series(1, 5) AS star`,
        `SELECT products.id, star, count(product_reviews.id)::integer
         FROM products CROSS JOIN generate_series(1, 5) AS star
         LEFT JOIN product_reviews ON product_id = products.id AND rating = star GROUP BY 1, 2`,
      ),
      differ(
        `SELECT id, amount_kobo, previous_amount_kobo, highest_amount_kobo FROM products WHERE NOT is_fixed`,
        'SELECT product_id, amount_kobo, previous_amount_kobo, highest_amount_kobo FROM product_prices_source',
      ),
      differ(
        'SELECT id, pictures::text FROM products',
        'SELECT id, pictures_of(id)::text FROM products',
      ),
    ].join(' UNION ALL '),
  )
  return rows
}
