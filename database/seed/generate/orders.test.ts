import { beforeAll, expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { demoData } from '../demo/demo.ts'
import { seedDemo } from '../seed.ts'
import { generateOrders } from './orders.ts'

const database = await testDatabase()
const { pool } = database
const now = new Date('2026-11-21T08:00:00Z')
const media = { put: async () => 'a'.repeat(64), get: async () => null }
const generate = (total: number) => generateOrders(pool, total, now, () => {})

async function one(query: string): Promise<unknown> {
  const { rows } = await pool.query(`SELECT (${query}) AS answer`)
  return rows[0]?.answer
}

beforeAll(async () => {
  const products = demoData.products
    .filter((_, i) => i % 30 === 0)
    .map((product) => ({ ...product, reviews: [] }))
  const demo = { ...demoData, products, people: [] }
  await seedDemo({ database, media, now, report() {}, demo })
  await generate(1_200)
})

test('the mall has as many orders as requested, whatever it had before', async () => {
  expect(await one('SELECT count(*) FROM orders')).toBe(1_200)
  await generate(800)
  expect(await one('SELECT count(*) FROM orders')).toBe(1_200)
  await generate(1_300)
  expect(await one('SELECT count(*) FROM orders')).toBe(1_300)
})

test('money and stock add up as if all of them had been placed', async () => {
  await requireWhole(database)
  expect(await one('SELECT count(*) FROM stock WHERE held <> 0 OR on_hand < 0')).toBe(0)
  expect(
    await one(`SELECT count(*) FROM (SELECT FROM wallet_entries
      GROUP BY transaction_id HAVING sum(amount_kobo) <> 0 OR count(*) < 2) AS uneven`),
  ).toBe(0)
  expect(
    await one(`SELECT count(*) FROM wallets WHERE balance_kobo <= 0 OR balance_kobo <> (
      SELECT sum(amount_kobo) FROM wallet_entries WHERE account_id = wallets.account_id)`),
  ).toBe(0)
  expect(
    await one(`SELECT count(*) FROM orders WHERE product_count <> (
        SELECT sum(quantity) FROM order_lines WHERE order_id = orders.id)
      OR sub_total_kobo <> (
        SELECT sum(quantity * amount_kobo) FROM order_lines WHERE order_id = orders.id)`),
  ).toBe(0)
  // Cards have brought what orders cost, less what went back.
  expect(
    await one(`SELECT sum(received_kobo - refunded_kobo) + (SELECT sum(amount_kobo)
      FROM wallet_entries WHERE book = 'card') FROM payments`),
  ).toBe('0')
})

test('every order has a history that ends where it is, by moves that the life of orders has', async () => {
  expect(
    await one(`SELECT count(*) FROM orders WHERE concat(status, payment_status, stock_state) <> (
      SELECT concat(status, payment_status, stock_state) FROM order_moves
      WHERE order_id = orders.id ORDER BY id DESC LIMIT 1)`),
  ).toBe(0)
  expect(
    await one(`SELECT count(*) FROM (
      SELECT status, lag(status) OVER (PARTITION BY order_id ORDER BY id) AS before FROM order_moves
    ) AS move WHERE status <> before AND NOT EXISTS (
      SELECT FROM order_allowed_moves WHERE kind = 'status' AND (from_state, to_state) = (before, status))`),
  ).toBe(0)
  expect(await one('SELECT count(DISTINCT status) FROM orders')).toBe(4)
})

test('afterwards triggers work: no entry can be changed, no order jumps', async () => {
  await expect(pool.query('UPDATE wallet_entries SET amount_kobo = 1')).rejects.toThrow('stay')
  await expect(
    pool.query("UPDATE orders SET status = 'PENDING' WHERE status = 'DELIVERED'"),
  ).rejects.toThrow('cannot go')
})
