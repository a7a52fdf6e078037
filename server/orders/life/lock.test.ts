import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { eraseBuyer } from '../privacy.ts'
import { lockOrder } from './lock.ts'

const { pool } = await testDatabase()
await pool.query(`
  INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
  VALUES ('aaaaaaaaaaaa', 'Ada', 'ada@example.com', '$argon2id$', '2026-11-01');
  INSERT INTO orders (lg, order_code, account_id, status, payment_code, payment_status, stock_state,
    product_count, sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method,
    recipient, phone, street, city, state, placed_at, moved_at, moved_by)
  VALUES ('Ibadan North', 'AAAAAAAAAA', 1, 'DELIVERED', 'wallets', 'PAID', 'sold', 1, 100000, 5000, 105000,
    'carrier', 'Carrier', 'Ada', '+2348031234567', '1 Market Road', 'Ibadan', 'Oyo',
    '2026-11-02', '2026-11-05', 'provider:terminal')`)

test('a parcel goes to nobody once its customer has left', async () => {
  const before = await inTransaction(pool, (tx) => lockOrder(tx, 1))
  expect(before.to).toMatchObject({ recipient: 'Ada', city: 'Ibadan', landmark: null })
  await inTransaction(pool, (tx) => eraseBuyer(tx, 1))
  const after = await inTransaction(pool, (tx) => lockOrder(tx, 1))
  expect(after.to).toBeNull()
})

test('an order that is not there is an error', async () => {
  await expect(inTransaction(pool, (tx) => lockOrder(tx, 9))).rejects.toThrow(
    'order-lock answered 0 rows',
  )
})
