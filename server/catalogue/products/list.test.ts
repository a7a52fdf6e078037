import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addCategories, addProducts, brandIds, subIds } from '../test-catalogue.ts'

const database = await testDatabase()
const { rows, member, signedIn } = await testStaff(database)

let ada: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  ada = await signedIn(await member('Owner'))
})

test('every filter and order of the list equals a plain one, page by page', async () => {
  await addProducts(
    database,
    Array.from({ length: 130 }, (_, i) => ({
      category: subIds[i % 6] ?? 11,
      brand: brandIds[i % 5] ?? 1,
      amount: 100 * (1 + (i % 7)),
      stock: i % 4,
    })),
  )
  await rows(`UPDATE products SET state = 'hidden' WHERE id % 5 = 0 AND state = 'live'`)
  await rows(`UPDATE products SET changed_at = '2026-11-01'::timestamptz + id % 9 * interval '1 day'
    WHERE id % 3 = 0`)
  await rows(`UPDATE products SET state = 'draft', amount_kobo = NULL WHERE id % 11 = 0`)
  await requirePlain(filters, Number.POSITIVE_INFINITY)
})

test('so does a list of which more fits than is counted', async () => {
  await insertMany(
    2200,
    `CASE WHEN n > 1100 THEN n * 150 ELSE n + 1000 END`,
    `CASE WHEN n > 1100 THEN 'Zebra ' ELSE 'Apple ' END || n % 50`,
  )
  // Apples have ids close to each other, so they are walked for; zebras are gathered.
  await requirePlain(
    [
      ['', () => true],
      ['state=hidden', ({ state }) => state === 'hidden'],
      ['search=zeb', ({ name }) => name.startsWith('Zebra')],
      ['search=apple&stock=out', ({ name, is_in }) => name.startsWith('Apple') && !is_in],
    ],
    4,
  )
})

test('and of words that thousands have, of which a page is within a part of the order', async () => {
  await insertMany(9_000, '1000000 + n', `'Mango ' || n * 7919 % 9000`)
  await rows('ANALYZE office_products')
  const isMango = ({ name }: Product) => name.startsWith('Mango')
  await requirePlain(
    [
      ['search=mango', isMango],
      ['search=mango&stock=out', (product) => isMango(product) && !product.is_in],
      ['search=mango&state=draft', (product) => isMango(product) && product.state === 'draft'],
    ],
    3,
  )
  await rows('DELETE FROM products WHERE id > 1000000')
})

/** Hidden products and drafts without a price, of one category, brand and seller; `id` and `name` are SQL of their number `n`. */
async function insertMany(count: number, id: string, name: string) {
  await rows(
    `INSERT INTO products (id, p_slug, code, name, category_id, parent_category_id, brand_id, seller_id, form, is_fixed,
       amount_kobo, weight_grams, key_features, description_html, popularity, created_at, changed_at, state)
     SELECT ${id}, 'many-' || ${id}, 'MANY' || ${id}, ${name}, category_id,
       parent_category_id, brand_id, seller_id, '', true, CASE WHEN n % 9 > 0 THEN n % 300 * 100 + 100 END, 100, '', '', 0,
       created_at, CASE WHEN n % 2 = 0 THEN created_at + n % 700 * interval '1 hour' END,
       CASE WHEN n % 9 > 0 THEN 'hidden' ELSE 'draft' END
     FROM generate_series(1, ${count}) AS n
     CROSS JOIN (SELECT * FROM products WHERE state = 'live' ORDER BY id LIMIT 1) AS one`,
  )
}

test('and a list of a brand, a category or a seller, through what has no price', async () => {
  const [one] = await rows("SELECT * FROM products WHERE p_slug = 'many-1001'")
  const { brand_id: brand, parent_category_id: parent, seller_id: seller } = one
  await rows(`UPDATE products SET category_id = category_id + 1 WHERE p_slug LIKE 'many-%7'`)
  await requirePlain(
    [[`category=${parent}`, ({ parent_category_id }) => parent_category_id === parent]],
    Number.POSITIVE_INFINITY,
  )
  await requirePlain(
    [
      [`brand=${brand}&stock=out`, ({ brand_id, is_in }) => brand_id === brand && !is_in],
      [`seller=${seller}`, ({ seller_id }) => seller_id === seller],
    ],
    4,
  )
})

type Filter = [query: string, fits: (product: Product) => boolean]

interface Product {
  id: number
  state: string
  category_id: number
  parent_category_id: number
  brand_id: number
  seller_id: number
  name: string
  code: string
  amount_kobo: number | null
  changed: number | null
  is_in: boolean
}

const filters: Filter[] = [
  ['', () => true],
  ['state=hidden', ({ state }) => state === 'hidden'],
  ['category=11', ({ category_id }) => category_id === 11],
  ['category=1', ({ parent_category_id }) => parent_category_id === 1],
  ['brand=2&stock=out', ({ brand_id, is_in }) => brand_id === 2 && !is_in],
  ['seller=1&stock=in&state=live', ({ is_in, state }) => is_in && state === 'live'],
  ['search=produ', () => true],
  ['search=1', ({ code, name }) => code.startsWith('1') || /\b1/.test(name)],
  ['brand=999', () => false],
  ['search=%21%3F', () => false],
]

test('names are found as the shop finds them, with accents and tone marks or without', async () => {
  const names = [
    'Ẹ̀wà Olóyin'.normalize('NFC'),
    'Ẹ̀wà Agọ̀yìn'.normalize('NFD'),
    'Nestlé Milo',
    "Ada's Kettle",
  ]
  await addProducts(
    database,
    names.map(() => ({ category: 11, brand: 1, amount: 100 })),
  )
  await rows(`UPDATE products SET name = named.name
    FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM products ORDER BY id DESC LIMIT 4) AS last
    JOIN unnest(ARRAY[${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}])
      WITH ORDINALITY AS named (name, place) USING (place)
    WHERE products.id = last.id`)
  const found = async (path: string) => JSON.stringify((await ada.get(path)).data)
  for (const [search, some] of [
    ['ewa', names.slice(0, 2)],
    ['ẹ̀wà'.normalize('NFC'), names.slice(0, 2)],
    ['ẹ̀wà'.normalize('NFD'), names.slice(0, 2)],
    ['EWA oloyin', names.slice(0, 1)],
    ['nestle', names.slice(2, 3)],
    ['NESTLÉ', names.slice(2, 3)],
    ['adas', names.slice(3)],
    ["ada's", names.slice(3)],
  ] as const) {
    const text = await found(`/office/products?search=${encodeURIComponent(search)}`)
    expect([search, names.filter((name) => text.includes(JSON.stringify(name)))]).toEqual([
      search,
      some,
    ])
  }
})

/** Reads so many pages of each filter in each order, and compares them with all products, filtered and sorted here. */
async function requirePlain(filters: readonly Filter[], pages: number) {
  const all: Product[] = await rows(
    `SELECT products.id, state, category_id, parent_category_id, brand_id, seller_id, name, code,
       amount_kobo, extract(epoch FROM changed_at) AS changed,
       EXISTS (SELECT FROM stock WHERE product_id = products.id AND on_hand > held) AS is_in
     FROM products ORDER BY name, id`,
  )
  const nameOrder = new Map(all.map(({ id }, at) => [id, at]))
  const down = (value: (product: Product) => number | null) => (a: Product, b: Product) =>
    (value(b) ?? -1) - (value(a) ?? -1) || b.id - a.id
  const orders: Record<string, (a: Product, b: Product) => number> = {
    newest: down(({ id }) => id),
    changed: down(({ changed }) => (changed === null ? null : Number(changed))),
    name: (a, b) => (nameOrder.get(a.id) ?? 0) - (nameOrder.get(b.id) ?? 0),
    price: (a, b) =>
      a.amount_kobo === null || b.amount_kobo === null
        ? Number(a.amount_kobo === null) - Number(b.amount_kobo === null) || b.id - a.id
        : a.amount_kobo - b.amount_kobo || a.id - b.id,
    'price-down': down(({ amount_kobo }) => amount_kobo),
  }
  for (const [order, compare] of Object.entries(orders)) {
    for (const [query, fits] of filters) {
      const expected = all.filter(fits).sort(compare)
      const total = {
        count: Math.min(expected.length, 1_000),
        is_at_least: expected.length > 1_000,
      }
      const found: number[] = []
      let after = ''
      for (let read = 0; read < pages; read += 1) {
        const page = (await ada.get(`/office/products?order=${order}&${query}${after}`)).data
        found.push(...page.rows.map(({ id }: { id: number }) => id))
        expect(page.total).toEqual(total)
        if (page.next === null) break
        after = `&after=${encodeURIComponent(page.next)}`
      }
      const ids = expected.map(({ id }) => id).slice(0, pages * 50)
      expect([order, query, found]).toEqual([order, query, ids])
    }
  }
}

test.each(['x', '1', '-1.2', '1.x'])('a key that is none is refused: %s', async (key) => {
  const refused = await ada.get(`/office/products?order=price&after=${key}`)
  expect(outcome(refused)).toBe('422 validation_failed')
})
