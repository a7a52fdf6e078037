import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { fund, pickUp, testShopper } from '#server/checkout/test-checkout.ts'
import { list, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'

const database = await testDatabase()
const app = await testApp(database)

beforeAll(async () => {
  await addCategories(database)
  const kettle = await addProduct(database)
  const shopper = await testShopper({ ...app, database })
  await fund({ ...app, database }, shopper, 1_000_000)
  const { status } = await shopper.place(pickUp([{ product_id: kettle, quantity: 1 }], 1_000), 'k')
  expect(status).toBe(200)
})

const rules = rareStatement(
  'test-row-rules',
  { table_name: text, domain: text, own: list(text) },
  `SELECT relname::text AS table_name, typname::text AS domain, ARRAY (
     SELECT concat(conname, ' ', pg_get_constraintdef(pg_constraint.oid, true)) FROM pg_constraint
     WHERE conrelid = pg_class.oid AND contype = 'c' AND convalidated
   ) AS own
   FROM pg_type JOIN pg_class ON reltype = typbasetype WHERE typtype = 'd' ORDER BY relname`,
)

test('a domain over a row is what its table checks, all of it, and nothing is checked twice', async () => {
  const found = await many(database, rules)
  expect(found.map(({ domain }) => domain)).toContain('order_row')
  for (const { table_name: table, domain, own } of found) {
    expect(own).toEqual([`${table}_row CHECK (${table}.*::${domain} IS DISTINCT FROM NULL)`])
  }
})

test.each([
  ['stock_not_oversold', 'UPDATE stock SET held = on_hand + 1'],
  ['stock_held_check', 'UPDATE stock SET held = -1'],
  ['stock_newcomers_within_held', 'UPDATE stock SET held_by_newcomers = held + 1'],
  ['orders_total_adds_up', 'UPDATE orders SET total_kobo = total_kobo + 1'],
  ['orders_refunded_at_most_total', 'UPDATE orders SET refunded_kobo = total_kobo + 1'],
  ['orders_paid_is_sold', "UPDATE orders SET stock_state = 'free' WHERE payment_status = 'PAID'"],
  ['orders_moved_by_check', "UPDATE orders SET moved_by = 'somebody'"],
  ['orders_phone_hash_check', "UPDATE orders SET phone_hash = 'short'"],
  ['order_lines_quantity_check', 'UPDATE order_lines SET quantity = 0'],
  ['order_lines_images_check', "UPDATE order_lines SET images = '{}'"],
  ['accounts_wallet_limit_kobo_check', 'UPDATE accounts SET wallet_limit_kobo = -1'],
  ['accounts_reachable', 'UPDATE accounts SET email = NULL, phone_number = NULL'],
  ['checkout_keys_key_check', "UPDATE checkout_keys SET key = ''"],
  ['messages_fillable', "UPDATE messages SET state = 'waiting', sealed_values = NULL"],
  ['messages_explained', "UPDATE messages SET state = 'dead', reason = NULL, sealed_values = NULL"],
  ['notifications_type_check', "UPDATE notifications SET type = 'gossip'"],
  [
    'wallet_transactions_whose',
    "INSERT INTO wallet_transactions (key, kind, reference, created_at) VALUES ('k', 'purchase', 'r', '2026-01-01')",
  ],
  [
    'wallet_entries_amount_kobo_check',
    "INSERT INTO wallet_entries (transaction_id, book, amount_kobo) SELECT id, 'till', 0 FROM wallet_transactions",
  ],
  [
    'wallet_entries_whose',
    "INSERT INTO wallet_entries (transaction_id, book, amount_kobo) SELECT id, 'wallet', 1 FROM wallet_transactions",
  ],
])('refused by %s', async (constraint, sql) => {
  await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '23514', constraint })
})

test('a column that is added to such a table needs nothing of the domain', async () => {
  await database.pool.query("ALTER TABLE stock ADD COLUMN shelf text NOT NULL DEFAULT ''")
  await database.pool.query("UPDATE stock SET shelf = 'A'")
  await expect(database.pool.query('UPDATE stock SET held = on_hand + 1')).rejects.toThrow(
    'stock_not_oversold',
  )
})
