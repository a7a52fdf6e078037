import { expect, test } from 'vitest'
import { Passwords } from '#server/accounts/accounts.ts'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testKeys } from '#server/platform/keys/test-keys.ts'
import { hashOf } from '#server/platform/media/store.ts'
import { demoData } from './demo/demo.ts'
import { namedProducts } from './demo/people.ts'
import type { DemoData } from './demo/shape.ts'
import { seedDemo } from './seed.ts'

const database = await testDatabase()
const now = new Date('2026-11-21T08:00:00Z')
const stored = new Map<string, string>()
const media = {
  async put(bytes: Buffer, type: string) {
    stored.set(hashOf(bytes), type)
    return hashOf(bytes)
  },
  get: async () => null,
}

const named = namedProducts(demoData.people)

/** Some of each category and what people have bought, with a description that contains a script. */
const few: DemoData = {
  ...demoData,
  products: demoData.products
    .filter(({ code }, i) => i % 9 === 0 || named.has(code))
    .map((product, i) =>
      i === 0 ? { ...product, description: '<p>Fine</p><script>bad()</script>' } : product,
    ),
}

/** Who wrote the reviews. */
const shoppers = "SELECT id FROM accounts WHERE starts_with(email, 'shopper')"

const count = async (from: string): Promise<unknown> => {
  const { rows } = await database.pool.query(`SELECT count(*) FROM ${from}`)
  return rows[0]?.count
}

test('a seeding that fails halfway leaves nothing, and the next one succeeds', async () => {
  const broken = { ...media, put: () => Promise.reject(new Error('the store is gone')) }
  const seeding = { database, now, report() {}, demo: few, keys: testKeys() }
  await expect(seedDemo({ ...seeding, media: broken })).rejects.toThrow('the store is gone')
  expect(await count('platform_seeds')).toBe(0)
  expect(await count('products')).toBe(0)

  await seedDemo({ ...seeding, media })
  expect(await count('platform_seeds')).toBe(1)
})

test('everything of the mall is there, priced and described', async () => {
  const { products, brands, categories } = few
  expect(await count('products')).toBe(products.length)
  expect(await count('brands')).toBe(brands.length)
  expect(await count('categories')).toBe(
    categories.length + categories.flatMap((category) => category.children).length,
  )
  expect(await count(`product_reviews WHERE account_id IN (${shoppers})`)).toBe(
    products.flatMap((one) => one.reviews).length,
  )
  expect(await count('combinations')).toBe(
    products.flatMap((one) => one.variations?.combinations ?? []).length,
  )
  const { rows } = await database.pool.query(
    'SELECT description_html, amount_kobo FROM products WHERE code = $1',
    [products[0]?.code],
  )
  expect(rows[0].description_html).toBe('<p>Fine</p>')
  const combinations = products[0]?.variations?.combinations ?? [
    { price: products[0]?.price ?? 0, stock: 1 },
  ]
  const free = combinations.filter(({ stock }) => stock > 0)
  const lowest = Math.min(...(free.length > 0 ? free : combinations).map(({ price }) => price))
  expect(rows[0].amount_kobo).toBe(lowest * 100)
})

test('pictures are saved in the store, three or more for each product', async () => {
  expect(
    await count('(SELECT product_id FROM product_images GROUP BY 1 HAVING count(*) < 3)'),
  ).toBe(0)
  const { rows } = await database.pool.query('SELECT DISTINCT hash FROM product_images')
  expect(rows.every((row) => stored.get(row.hash) === 'image/svg+xml')).toBe(true)
})

test('the demo people can sign in, and one of them enters the back office', async () => {
  const { rows } = await database.pool.query(
    `SELECT email, phone_number, password_hash FROM accounts
     WHERE NOT starts_with(email, 'shopper') ORDER BY email`,
  )
  expect(rows).toMatchObject([
    { email: 'ada@example.com', phone_number: '+2348031234567' },
    { email: 'auditor@example.com', phone_number: null },
    { email: 'bola@example.com', phone_number: null },
    { email: 'catalogue@example.com' },
    { email: 'finance@example.com' },
    { email: 'manager@example.com' },
    { email: 'owner@example.com' },
    { email: 'store@example.com' },
    { email: 'support@example.com' },
  ])
  const members = await database.pool.query(
    `SELECT split_part(email, '@', 1) AS part, lower(staff_roles.name) AS role
     FROM staff_members JOIN staff_member_roles ON member_id = staff_members.id
       JOIN staff_roles ON staff_roles.id = role_id JOIN accounts ON accounts.id = account_id`,
  )
  expect(members.rows).toHaveLength(7)
  expect(members.rows.filter(({ part, role }) => part !== role)).toEqual([])
  for (const { password_hash } of rows) {
    expect(await new Passwords().isRight('Market#2026', password_hash, async () => {})).toBe(true)
  }
})

test('one of them has addresses in three states, and one of these is the default', async () => {
  const { rows } = await database.pool.query(
    `SELECT email, count(DISTINCT state_id) AS states, count(*) FILTER (WHERE is_default) AS defaults
     FROM delivery_addresses JOIN accounts ON accounts.id = account_id GROUP BY email`,
  )
  expect(rows).toEqual([{ email: 'ada@example.com', states: 3, defaults: 1 }])
})

test('one of them is verified, the others were never checked', async () => {
  const { rows } = await database.pool.query(
    `SELECT email, state, settled_at < (
       SELECT min(created_at) FROM wallet_transactions WHERE account_id = accounts.id
     ) AS is_before
     FROM identity_checks JOIN accounts ON accounts.id = account_id`,
  )
  expect(rows).toEqual([{ email: 'ada@example.com', state: 'matched', is_before: true }])
})

test('one of them has a funded wallet with months of history and a number to pay into', async () => {
  const { rows } = await database.pool.query(
    `SELECT email, balance_kobo, account_number FROM wallets
     JOIN accounts ON accounts.id = account_id JOIN wallet_bank_accounts USING (account_id)`,
  )
  expect(rows).toMatchObject([{ email: 'ada@example.com', account_number: expect.any(String) }])
  expect(rows[0].balance_kobo).toBeGreaterThan(100_000_000)
  expect(
    await count("(SELECT DISTINCT date_trunc('month', created_at) FROM wallet_transactions)"),
  ).toBeGreaterThanOrEqual(6)
})

test('the listing and the rating counts follow from what was written', async () => {
  expect(await count('(TABLE listing_source EXCEPT TABLE listing)')).toBe(0)
  expect(await count('listing')).toBe(few.products.length * 3)
  expect(await count('products WHERE rating_count > 0')).toBe(
    await count('(SELECT DISTINCT product_id FROM product_reviews)'),
  )
})

test('each review has a delivered order of its writer behind it, and every kobo of it is in the ledger', async () => {
  expect(
    await count(`product_reviews
      JOIN order_lines ON order_lines.id = order_line_id AND order_lines.product_id = product_reviews.product_id
      JOIN orders ON orders.id = order_id AND orders.account_id = product_reviews.account_id
      JOIN order_moves ON order_moves.order_id = orders.id AND order_moves.status = 'DELIVERED'
      JOIN accounts ON accounts.id = orders.account_id
      WHERE order_moves.moved_at < product_reviews.created_at
        AND (is_anonymous OR first_name = display_name)
        AND accounts.id IN (${shoppers})`),
  ).toBe(few.products.flatMap((one) => one.reviews).length)
  await requireWhole(database)
})

test('what comes later gets ids of its own', async () => {
  const { rows } = await database.pool.query(
    "INSERT INTO sellers (name, slug) VALUES ('Newcomer', 'newcomer') RETURNING id",
  )
  expect(rows[0].id).toBe(few.sellers.length + 1)
})
