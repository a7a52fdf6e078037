import { beforeAll, expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { demoData } from './demo/demo.ts'
import { namedProducts } from './demo/people.ts'
import { seedDemo } from './seed.ts'

const database = await testDatabase()
const now = new Date('2026-11-21T08:00:00Z')
const media = { put: async () => 'a'.repeat(64), get: async () => null }
const named = namedProducts(demoData.people)

beforeAll(async () => {
  const products = demoData.products.filter(({ code }, i) => i % 20 === 0 || named.has(code))
  await seedDemo({ database, media, now, report() {}, demo: { ...demoData, products } })
})

async function all(query: string) {
  return (await database.pool.query(query)).rows
}

const ofAda = "account_id = (SELECT id FROM accounts WHERE email = 'ada@example.com')"

test('one of them has orders in every status, with every payment and shipping method, over months', async () => {
  const orders = await all(`SELECT * FROM orders WHERE ${ofAda}`)
  const kinds = (column: string) => [...new Set(orders.map((order) => order[column]))].sort()
  expect(kinds('status')).toEqual([
    'CANCELLED',
    'DELIVERED',
    'IN TRANSIT',
    'PENDING',
    'PROCESSING',
    'REFUNDED',
  ])
  expect(kinds('payment_code')).toEqual(['flutterwave', 'pay-on-pickup', 'wallets'])
  expect(kinds('shipping_code')).toEqual(['carrier', 'pick-up', 'public-transport'])
  const [months] = await all(
    `SELECT count(DISTINCT date_trunc('month', placed_at)) FROM orders WHERE ${ofAda}`,
  )
  expect(months?.count).toBeGreaterThanOrEqual(6)
})

test('their stock, money and history add up', async () => {
  await requireWhole(database)
  // The moves of an order come after each other, and its money at its time.
  expect(
    await all(`SELECT FROM order_moves AS former JOIN order_moves AS later USING (order_id)
      WHERE former.id < later.id AND former.moved_at > later.moved_at`),
  ).toEqual([])
  expect(
    await all(`SELECT FROM wallet_transactions JOIN orders ON reference = order_code
      WHERE created_at < placed_at`),
  ).toEqual([])
  // Nobody paid with money that came later.
  expect(
    await all(`SELECT FROM (
      SELECT sum(amount_kobo) OVER (ORDER BY created_at, transaction_id) AS then_kobo
      FROM wallet_entries JOIN wallet_transactions ON id = transaction_id
      WHERE book = 'wallet') AS wallet WHERE then_kobo < 0`),
  ).toEqual([])
})

test('one delivered order waits for its rating and for reviews, one has had all of them', async () => {
  const delivered = await all(
    `SELECT count(*) AS lines, count(product_reviews.id) AS reviewed,
       EXISTS (SELECT FROM order_reviews WHERE order_id = orders.id) AS is_rated,
       (SELECT count(*) FROM order_notes WHERE order_id = orders.id) AS notes
     FROM orders JOIN order_lines ON order_lines.order_id = orders.id
     LEFT JOIN product_reviews ON order_line_id = order_lines.id
     WHERE status = 'DELIVERED' AND orders.${ofAda} GROUP BY orders.id`,
  )
  const waiting = delivered.filter((one) => !one.is_rated && one.lines - one.reviewed >= 2)
  expect(waiting.some(({ notes }) => notes >= 2)).toBe(true)
  expect(delivered.some((one) => one.is_rated && one.lines === one.reviewed)).toBe(true)
})

test('she has a wallet of a million and more, notifications read and unread, items saved and viewed', async () => {
  const [ada] = await all(`SELECT
    (SELECT balance_kobo FROM wallets WHERE ${ofAda}) >= 100000000 AS is_funded,
    (SELECT count(*) FROM notifications WHERE ${ofAda} AND read_at IS NULL) > 2 AS has_unread,
    (SELECT count(DISTINCT type) FROM notifications WHERE ${ofAda} AND read_at IS NOT NULL) AS kinds,
    (SELECT count(*) FROM saved_items WHERE ${ofAda}) > 5 AS has_saved,
    (SELECT count(*) FROM saved_views WHERE ${ofAda}) > 10 AS has_viewed`)
  expect(ada).toEqual({
    is_funded: true,
    has_unread: true,
    kinds: 3,
    has_saved: true,
    has_viewed: true,
  })
})

test('nothing of their past is sent to anybody, and no provider is called about it', async () => {
  expect(await all('SELECT FROM messages')).toEqual([])
  expect(await all('SELECT FROM delivery_shipments')).toEqual([])
  expect(await all('SELECT FROM payments WHERE next_check_at IS NOT NULL')).toEqual([])
  expect(await all("SELECT FROM payment_refunds WHERE state <> 'sent'")).toEqual([])
})

test('another of them shows what an empty mall of one’s own looks like', async () => {
  const tables = [
    'orders',
    'wallets',
    'identity_checks',
    'delivery_addresses',
    'notifications',
    'saved_items',
    'saved_views',
    'product_reviews',
    'order_reviews',
    'cart_lines',
  ]
  for (const table of tables) {
    const rows = await all(`SELECT FROM ${table} JOIN accounts ON accounts.id = account_id
      WHERE email = 'bola@example.com'`)
    expect(rows, table).toEqual([])
  }
})
