import { expect, test } from 'vitest'
import { formerFolder, migrationsIn } from './carry-over.ts'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-database.ts'
import { formerDatabase } from './test-former.ts'

/** The newest of those with which the first malls ran; of the later ones they had `0036_refund_again` alone. */
const lastOfFirst = '0034_account_ends'

const former = await formerDatabase(
  migrationsIn(formerFolder).filter((name) => name <= lastOfFirst || name === '0036_refund_again'),
)

test('a mall of the first version with orders, money and people in it becomes one of today', async () => {
  await former.pool.query(oneOfEach)

  await migrate(former.url)

  expect(await rowsOf('SELECT key, order_code FROM checkout_keys')).toEqual([
    { key: 'first', order_code: 'AAAAAAAAAA' },
  ])
  expect(
    await rowsOf('SELECT order_id, is_counted, is_counted_here FROM coupon_claims ORDER BY 1'),
  ).toEqual([
    { order_id: 1, is_counted: true, is_counted_here: false },
    { order_id: 2, is_counted: false, is_counted_here: true },
  ])
  expect(
    await rowsOf(`SELECT book, amount_kobo FROM wallet_transactions
      JOIN wallet_entries ON id = transaction_id WHERE kind = 'till_in' ORDER BY book`),
  ).toEqual([
    { book: 'sales', amount_kobo: 90_000 },
    { book: 'till', amount_kobo: -90_000 },
  ])
  expect(
    await rowsOf('SELECT is_close_requested FROM wallet_bank_accounts ORDER BY account_id'),
  ).toEqual([{ is_close_requested: false }, { is_close_requested: true }])
  expect(await rowsOf('SELECT moved_by FROM order_moves ORDER BY order_id, id')).toEqual([
    { moved_by: 'provider:flutterwave' },
    { moved_by: 'command:unknown' },
  ])
  expect(await rowsOf('SELECT requested_by FROM payment_refunds')).toEqual([
    { requested_by: 'provider:flutterwave' },
  ])
  expect(await rowsOf('SELECT balance_kobo FROM wallets')).toEqual([{ balance_kobo: 50_000 }])
})

test('it has every column, constraint, index and trigger of a new mall, and no other', async () => {
  const today = await testDatabase()
  const { rows } = await today.pool.query(shape)
  expect(await rowsOf(shape)).toEqual(rows)
})

async function rowsOf(sql: string) {
  return (await former.pool.query(sql)).rows
}

/** Rows in what later migrations touch. */
const oneOfEach = `
  INSERT INTO accounts (slug, first_name, email, password_hash, created_at, deleted_at) VALUES
    ('aaaaaaaaaaaa', 'Ada', 'ada@example.com', '$argon2id$', '2026-10-01', NULL),
    ('bbbbbbbbbbbb', 'Nobody', NULL, '$argon2id$', '2026-10-01', '2026-10-05');
  INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
    product_count, sub_total_kobo, shipping_kobo, coupon_code, coupon_kobo, total_kobo, shipping_code,
    shipping_method, placed_at, pay_until, pickup_until, moved_at, moved_by)
  VALUES
    ('AAAAAAAAAA', 1, 'PROCESSING', 'flutterwave', 'PAID', 'sold', 1, 100000, 0, 'TEN', 10000, 90000,
      'pick-up', 'Pick up', '2026-10-02', '2026-10-03', NULL, '2026-10-02', 'payment'),
    ('BBBBBBBBBB', 1, 'DELIVERED', 'pay-on-pickup', 'PAID', 'sold', 1, 100000, 0, 'EACH', 10000, 90000,
      'pick-up', 'Pick up', '2026-10-02', NULL, '2026-10-04', '2026-10-03', 'staff');
  INSERT INTO order_lines (order_id, position, product_id, quantity, p_slug, name, amount_kobo,
    weight_grams, options, images)
  VALUES (1, 0, 1, 1, 'kettle', 'Kettle', 100000, 900, '{}', '[]');
  INSERT INTO coupons (code, percent, most_uses, most_uses_each, used, starts_at) VALUES
    ('TEN', 10, 5, NULL, 1, '2026-10-01'), ('EACH', 10, NULL, 1, 0, '2026-10-01');
  INSERT INTO coupon_customers VALUES (2, 1, 1);
  INSERT INTO coupon_claims (order_id, coupon_id, account_id, claimed_at) VALUES
    (1, 1, 1, '2026-10-02'), (2, 2, 1, '2026-10-02');
  INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, created_at, moved_at,
    expires_at)
  VALUES (1, 1, 'AAAAAAAAAA', 'one', 90000, '2026-10-02', '2026-10-02', '2026-10-03');
  UPDATE payments SET status = 'paid', transaction_id = '7', received_kobo = 90000;
  INSERT INTO payment_refunds (payment_id, amount_kobo, reason, key, next_try_at, created_at, wanted_at)
  VALUES (1, 100, 'returned', 'one', '2026-10-03', '2026-10-03', '2026-10-03');
  INSERT INTO checkout_keys (account_id, key, body_hash, order_id, payment_id, kept_at)
  VALUES (1, 'first', sha256(''), 1, 1, '2026-10-02');
  INSERT INTO delivery_shipments (order_id, order_code, state, parcel, carrier_reference, provider_id,
    next_try_at, requested_at)
  VALUES (1, 'AAAAAAAAAA', 'cancelling', '{}', 'CA-1', 'SH-1', '2026-10-02', '2026-10-02');
  INSERT INTO wallets (account_id) VALUES (1);
  INSERT INTO wallet_transactions (key, kind, account_id, reference, created_at) VALUES
    ('one', 'deposit', 1, 'D1', '2026-10-02'), ('two', 'card_in', NULL, 'AAAAAAAAAA', '2026-10-02');
  INSERT INTO wallet_entries VALUES
    (1, 'bank', NULL, -50000), (1, 'wallet', 1, 50000),
    (2, 'card', NULL, -90000), (2, 'sales', NULL, 90000);
  INSERT INTO wallet_bank_accounts VALUES
    (1, 'wallet-1', '2026-10-02', '0123456789', 'A bank', 'Ada'),
    (2, 'wallet-2', '2026-10-02', '0123456788', 'A bank', 'Nobody');
  INSERT INTO notifications (account_id, type, content, created_at)
  VALUES (1, 'deposit', 'Money came', '2026-10-02');
  INSERT INTO messages (reference, contact, channel, template, state, next_try_at, expires_at, created_at)
  VALUES (gen_random_uuid(), 'ada@example.com', 'email', 'code', 'sent', '2026-10-02', '2026-10-03',
    '2026-10-02')`

/** What a database is made of, in words that say the same in each. */
const shape = `
  SELECT attrelid::regclass || '.' || attname AS name,
    concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS definition
  FROM pg_attribute LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
  WHERE attnum > 0 AND NOT attisdropped AND attrelid IN (
    SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm'))
  UNION ALL SELECT concat(conrelid::regclass, ' ', conname), pg_get_constraintdef(oid)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat(tgrelid::regclass, ' ', tgname), pg_get_triggerdef(oid)
  FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT oid::regprocedure::text, prosrc FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
  ORDER BY name, definition`
