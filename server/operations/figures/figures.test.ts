import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ZeroName, zeroNames } from '#contract/figures.ts'
import type { OperationsState } from '#contract/office/operations.ts'
import { auditRecorder } from '#server/audit/audit.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { fund, pickUp, testShopper } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type OfficeBrowser, testStaff } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const { app, clock, keys, member, rows, signedIn } = await testStaff(database)
const { url, http } = app
let browser: OfficeBrowser

/** As a superuser can, who switches triggers and foreign keys off. */
const forger = await database.pool.connect()
afterAll(() => forger.release())

beforeAll(async () => {
  await forger.query("SET session_replication_role = 'replica'")
  browser = await signedIn(await member('Owner'))
  await addCategories(database)
  const shop = { url, database, clock }
  const product_id = await addProduct(database, { amount: 100_000, stock: 1_000 })
  const shopper = await testShopper(shop)
  await fund(shop, shopper, 10_000_000)
  for (const payment_code of ['wallets', 'flutterwave', 'pay-on-pickup'] as const) {
    const body = pickUp([{ product_id, quantity: 2 }], 2_000, { payment_code })
    expect((await shopper.place(body)).status).toBe(200)
  }
  const record = auditRecorder({ clock, keys })
  const source = { actor: { command: 'ada' }, sessionId: null, call: 'test', requestId: null }
  for (const id of [1, 2, 3]) {
    await inTransaction(database.pool, (tx) => record(tx, source, { subject: `product:${id}` }))
  }
})

async function count() {
  const job = http.jobs.find(({ name }) => name === 'operations-count')
  await job?.run()
}

/** What the office and Prometheus say of the figures that are not zero. */
async function notZero(): Promise<string[]> {
  const { figures }: OperationsState = (await browser.get('/office/mall')).data
  expect(figures.map(({ name }) => name)).toEqual(zeroNames)
  expect(figures.filter(({ is_stale: isStale }) => isStale)).toEqual([])
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const lines = [...metrics.matchAll(/^oja_must_be_zero\{figure="([\w-]+)"\} (\d+)/gm)]
  expect(lines).toHaveLength(zeroNames.length)
  const inMetrics = lines.filter(([, , value]) => value !== '0').map(([, name = '']) => name)
  const inOffice = figures.filter(({ value }) => value !== 0).map(({ name }) => name)
  expect(inMetrics.toSorted()).toEqual(inOffice.toSorted())
  return inOffice
}

test('in a mall that is right all of them are zero', async () => {
  await count()
  expect(await notZero()).toEqual([])
})

const faults: [name: ZeroName, what: string, breaking: string, mending: string][] = [
  [
    'oversold-units',
    'more is held than is there',
    'UPDATE stock SET held = on_hand + 3',
    'UPDATE stock SET held = 4',
  ],
  [
    'oversold-units',
    'orders hold what the store counts as free',
    'UPDATE stock SET held = 3, held_by_newcomers = 0',
    'UPDATE stock SET held = 4',
  ],
  [
    'ledger-sum',
    'an entry is larger than what it came from',
    "UPDATE wallet_entries SET amount_kobo = amount_kobo + 5 WHERE book = 'sales'",
    "UPDATE wallet_entries SET amount_kobo = amount_kobo - 5 WHERE book = 'sales'",
  ],
  [
    'wallet-differences',
    'a balance moved without an entry',
    'UPDATE wallets SET balance_kobo = balance_kobo + 1',
    'UPDATE wallets SET balance_kobo = balance_kobo - 1',
  ],
  [
    'late-holds',
    'an order that was not picked up still holds its units',
    "UPDATE orders SET pickup_until = pickup_until - interval '9 days' WHERE pickup_until IS NOT NULL",
    "UPDATE orders SET pickup_until = pickup_until + interval '9 days' WHERE pickup_until IS NOT NULL",
  ],
  [
    'late-holds',
    'a unit is held for nobody',
    'UPDATE stock SET held = held + 1',
    'UPDATE stock SET held = held - 1',
  ],
  [
    'unpaid-orders',
    'an order from the wallet without its purchase',
    "UPDATE wallet_transactions SET key = 'lost ' || key WHERE key LIKE 'order:%'",
    "UPDATE wallet_transactions SET key = substr(key, 6) WHERE key LIKE 'lost %'",
  ],
  [
    'unpaid-orders',
    'an order by card that counts as paid and is not',
    `UPDATE orders SET payment_status = 'PAID', stock_state = 'sold', range_hash = NULL,
       phone_hash = NULL WHERE payment_code = 'flutterwave';
     UPDATE stock SET held = held - 2`,
    `UPDATE orders SET payment_status = 'PENDING', stock_state = 'held' WHERE payment_code = 'flutterwave';
     UPDATE stock SET held = held + 2`,
  ],
  [
    'stuck-payments',
    'nobody knows how a payment ended',
    "UPDATE payments SET created_at = created_at - interval '2 hours' WHERE status = 'open'",
    "UPDATE payments SET created_at = created_at + interval '2 hours' WHERE status = 'open'",
  ],
  [
    'stuck-payments',
    'a deposit that the bank does not confirm',
    `INSERT INTO wallet_deposits (reference, transaction_reference, account_reference, amount_kobo,
       currency, notified_at) VALUES ('d', 't', 'a', 500000, 'NGN', now() - interval '2 hours')`,
    'DELETE FROM wallet_deposits',
  ],
  [
    'reconciliation-breaks',
    'money by card without an order',
    `INSERT INTO payment_unmatched (payment_id, transaction_id, amount, currency, came_at)
     SELECT id, 'extra', 1000, 'NGN', now() - interval '2 days' FROM payments`,
    'UPDATE payment_unmatched SET refunded = amount',
  ],
  [
    'audit-faults',
    'an entry was altered',
    "UPDATE audit_entries SET reason = 'another' WHERE id = (SELECT max(id) - 1 FROM audit_entries)",
    'UPDATE audit_entries SET reason = NULL WHERE id = (SELECT max(id) - 1 FROM audit_entries)',
  ],
  [
    'audit-faults',
    'the newest entry is gone',
    `CREATE TABLE lost AS SELECT * FROM audit_entries ORDER BY id DESC LIMIT 1;
     DELETE FROM audit_entries WHERE id = (SELECT id FROM lost)`,
    'INSERT INTO audit_entries SELECT * FROM lost; DROP TABLE lost',
  ],
  [
    'read-model-differences',
    'a list has another price',
    'UPDATE listing SET price_kobo = price_kobo + 1',
    'UPDATE listing SET price_kobo = price_kobo - 1',
  ],
  [
    'read-model-differences',
    'a price is not that of a combination',
    'INSERT INTO combinations (product_id, amount_kobo) SELECT id, amount_kobo + 1 FROM products',
    'DELETE FROM combinations',
  ],
  [
    'read-model-differences',
    'the search does not know a product as it is',
    "UPDATE search_documents SET name = name || ' x'",
    'UPDATE search_documents SET name = left(name, -2)',
  ],
]

test.each(faults)('%s: %s', async (name, _, breaking, mending) => {
  await forger.query('ALTER DOMAIN stock_row DROP CONSTRAINT IF EXISTS stock_not_oversold')
  await forger.query(breaking)
  await count()
  expect(await notZero()).toContain(name)
  // Nobody mended it: it stays.
  await count()
  expect(await notZero()).toContain(name)
  await forger.query(mending)
  await count()
  expect(await notZero()).toEqual([])
})

test('two processes count each figure once, and both know it', async () => {
  await rows("UPDATE operations_figures SET checked_at = now() - interval '1 hour', value = 7")
  await Promise.all([count(), count()])
  expect(await notZero()).toEqual([])
  expect(await rows('SELECT name FROM operations_figures WHERE claimed_until IS NOT NULL')).toEqual(
    [],
  )
})

test('a figure that cannot be counted keeps its value and says how old it is', async () => {
  await forger.query('ALTER TABLE payment_unmatched RENAME TO gone')
  await rows("UPDATE operations_figures SET checked_at = now() - interval '4 minutes'")
  await count()
  const { figures }: OperationsState = (await browser.get('/office/mall')).data
  const stale = figures.filter(({ is_stale: isStale }) => isStale)
  expect(stale).toMatchObject([{ name: 'reconciliation-breaks', value: 0 }])
  await forger.query('ALTER TABLE gone RENAME TO payment_unmatched')
  await count()
  expect(await notZero()).toEqual([])
})
