import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditRecorder } from '#server/audit/audit.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { decide, fund, pickUp, testShopper } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { faultLine } from '#server/platform/fault.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openStore } from '#server/platform/media/media.ts'
import { hashOf, originalKey } from '#server/platform/media/store.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { checkEverything } from './backups.ts'

const database = await testDatabase()
const { url, clock, config } = await testApp(database)
const app = { url, database, clock }
const keys = await openKeysOnce({ database, clock, secret: testSecret })
const store = openStore(config)
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
const hash = hashOf(picture)
/** What each is called in the lines: of the shopper's orders, by how they are paid. */
const codes: Record<string, string> = {}

beforeAll(async () => {
  await addCategories(database)
  await database.pool.query('UPDATE brands SET picture_hash = $1', [hash])
  await database.pool.query('UPDATE categories SET picture_hash = $1', [hash])
  const lamp = await addProduct(database, { amount: 200_000, stock: 100 })
  const ada = await testShopper(app)
  await fund(app, ada, 100_000_000)
  for (const payment_code of ['wallets', 'flutterwave', 'pay-on-pickup'] as const) {
    const body = pickUp([{ product_id: lamp, quantity: 2 }], 4_000, { payment_code })
    const placed = (await ada.place(body, `key-of-${payment_code}`)).body
    if (!placed.data?.orders) throw new Error(JSON.stringify(placed))
    codes[payment_code] = String(placed.data.orders.order_code)
    if (placed.link) await decide(url, { link: placed.link, outcome: 'success', deliveries: 1 })
  }
  const source = { actor: { command: 'test' }, sessionId: null, call: 'a test', requestId: null }
  const record = auditRecorder({ clock, keys })
  for (const subject of ['product:1', 'product:2']) {
    await inTransaction(database.pool, (tx) => record(tx, source, { subject }))
  }
})

beforeEach(() => store.write(originalKey(hash), picture, 'image/svg+xml'))

const linesOf = (checked: Awaited<ReturnType<typeof checkEverything>>) =>
  checked.flatMap(({ faults }) => faults.map(faultLine))

test('a mall that works has no fault', async () => {
  const checked = await checkEverything({ db: database, keys, store })
  expect(linesOf(checked)).toEqual([])
  expect(checked.map(({ what }) => what)).toHaveLength(7)
})

/** Past all triggers, as a fault of a disk or a wrong copy would be; afterwards all is as it was. */
async function broken(sql: string): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    for (const statement of sql.split(';')) await client.query(statement)
    return linesOf(await checkEverything({ db: client, keys, store }))
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const aCoupon = `INSERT INTO coupons (code, percent, starts_at) VALUES ('CHECKED', 10, '2026-01-01')`
const purchase = `(SELECT id FROM wallet_transactions WHERE kind = 'purchase')`

/** Beside the three orders there is the one that made the shopper a regular. SQL that breaks it, and the line with the record that is found; `{wallets}` is such an order's code. */
const cases: [sql: string, line: string][] = [
  [
    "DELETE FROM platform_migrations WHERE name = '0153_backups'",
    'once: a migration that was not applied: a start applies it (0153_backups)',
  ],
  [
    "INSERT INTO platform_migrations (name, run_on) VALUES ('0999_later', '2026-01-01')",
    'once: a migration of a newer release (0999_later)',
  ],
  [
    `INSERT INTO wallet_entries (transaction_id, book, amount_kobo) VALUES (${purchase}, 'bank', 5)`,
    'once: a ledger that does not sum to zero (the ledger (5 kobo))',
  ],
  [
    `INSERT INTO wallet_entries (transaction_id, book, amount_kobo) VALUES (${purchase}, 'bank', 5)`,
    'once: entries of a transaction that do not sum to zero (transaction ',
  ],
  [
    `INSERT INTO wallet_transactions (key, kind, reference, created_at) VALUES ('lost', 'card_in', 'X', '2026-01-01')`,
    '(lost))',
  ],
  [
    'UPDATE wallets SET balance_kobo = balance_kobo + 1',
    'once: a wallet whose balance is not the sum of its entries (account ',
  ],
  ['UPDATE stock SET held = held + 1', 'once: held stock is not what open orders hold (product '],
  [
    'UPDATE stock SET held_by_newcomers = 1',
    'once: stock held by newcomers is not what their open orders hold (product ',
  ],
  [
    'UPDATE stock SET on_hand = on_hand + 1',
    'once: units on hand are not what moves brought and orders took (product ',
  ],
  [
    'UPDATE stock SET on_hand = on_hand - 1',
    'once: units on hand are not what moves brought and orders took (product ',
  ],
  [
    'ALTER DOMAIN stock_row DROP CONSTRAINT stock_not_oversold; UPDATE stock SET on_hand = held - 1',
    'once: more units are held than there are (product ',
  ],
  [
    "UPDATE wallet_transactions SET key = 'lost' WHERE kind = 'purchase'",
    'once: a wallet order without its purchase (order {wallets})',
  ],
  [
    "UPDATE wallet_transactions SET reference = 'NONE' WHERE kind = 'purchase'",
    'once: a purchase without its order (purchase of order NONE)',
  ],
  ['DELETE FROM payments', 'once: a card order without its payment (order {flutterwave})'],
  [
    'DELETE FROM payments',
    'once: an order that is paid by card without the money (order {flutterwave})',
  ],
  [
    `UPDATE orders SET payment_code = 'pay-on-pickup', pickup_until = placed_at WHERE payment_code = 'wallets'`,
    'once: an order that is paid at the counter without the money (order {wallets})',
  ],
  [
    `UPDATE wallet_entries SET amount_kobo = -1 WHERE book = 'sales' AND transaction_id = ${purchase}`,
    'once: sales that are not what was paid and not given back (order {wallets})',
  ],
  [
    `${aCoupon}; UPDATE coupons SET used = 1, held_by_newcomers = 1 WHERE code = 'CHECKED'`,
    'once: uses of a coupon by newcomers are not those of their open orders (coupon CHECKED)',
  ],
  [
    `${aCoupon}; INSERT INTO coupon_claims (order_id, coupon_id, account_id, claimed_at, is_counted, is_counted_here)
     SELECT orders.id, coupons.id, account_id, placed_at, true, false FROM coupons, orders WHERE code = 'CHECKED' LIMIT 1`,
    'once: a coupon counts fewer uses than orders have (coupon CHECKED)',
  ],
  [
    `UPDATE order_lines SET coupon_kobo = 5 WHERE order_id = (SELECT id FROM orders WHERE payment_code = 'wallets')`,
    'once: lines whose shares of a coupon are not the coupon (order {wallets})',
  ],
  [
    `INSERT INTO order_line_refunds (order_id, line_id, quantity, amount_kobo, refunded_at, refunded_by)
     SELECT order_id, id, 1, 100, '2026-01-01', 'job:test' FROM order_lines`,
    '4 times: parts of which more went back than of their order (order ',
  ],
  [
    `INSERT INTO approvals (kind, subject, payload, words, reason, requested_by, requested_at, expires_at, state, decided_by, moved_at,
       moved_by)
     VALUES ('refund', 'order:X', '{}', '{}', 'Why', 'staff:1', '2026-01-01', '2026-01-02', 'done', 'staff:2', '2026-01-01', 'staff:2')`,
    'once: a request that is done without its money (request ',
  ],
  [
    `UPDATE wallet_transactions SET key = 'approval:0' WHERE id = ${purchase}`,
    'once: money of a request that is not done, or of another sum (approval:0)',
  ],
  ['DELETE FROM order_lines', '4 times: an order without lines (order '],
  ['DELETE FROM order_moves', '4 times: an order without its first state (order '],
  [
    "UPDATE checkout_keys SET order_code = 'NONE' WHERE key = 'key-of-wallets'",
    'once: a key without its order (order NONE)',
  ],
  [
    "UPDATE audit_entries SET reason = 'another' WHERE id = 1",
    'once: the audit does not add up (entry 1 was altered)',
  ],
  [
    'UPDATE listing SET price_kobo = 1 WHERE scope = 0',
    'once: a row of a list that is not what its product says (product ',
  ],
  [
    'DELETE FROM listing WHERE scope = 0',
    'once: a product that is not in a list as it should be (product ',
  ],
  [
    'UPDATE listing_counts SET products = products + 1 WHERE scope = 1 AND brand_id = 1',
    'once: a count of a list that is not the number of its products (list 1, brand 1, discount from 0)',
  ],
  [
    `INSERT INTO product_facts (product_id, kind, value, slug) SELECT id, 'colour', 'Red', 'red' FROM products`,
    'once: what a product is that filters do not know so (product ',
  ],
  [
    "UPDATE search_documents SET name = 'another'",
    'once: a document of the search that is not what its product says (product ',
  ],
  [
    'DELETE FROM search_documents',
    'once: a product that the search does not have as it should (product ',
  ],
  [
    'DELETE FROM search_categories WHERE category_id = 11',
    'once: a category that the search does not have as it should (category 11)',
  ],
]

test.each(cases)('broken by %s, it is found with its record', async (sql, line) => {
  const said = line.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => codes[name] ?? '')
  const lines = await broken(sql)
  expect(
    lines.filter((each) => each.includes(said)),
    lines.join('\n'),
  ).toHaveLength(1)
})

test('a picture that is lost or damaged is found, with what names it', async () => {
  const pictures = async () => linesOf(await checkEverything({ db: database, keys, store }))
  await store.write(originalKey(hash), Buffer.from('half'), 'image/svg+xml')
  expect(await pictures()).toEqual([
    `once: a picture that is damaged in the store (${hash} of category 32)`,
  ])
  await store.remove(originalKey(hash))
  expect(await pictures()).toEqual([`once: a picture that no store has (${hash} of category 32)`])
})
