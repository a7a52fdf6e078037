import { randomBytes } from 'node:crypto'
import { publicCode } from '#server/platform/secret.ts'
import type { TestApp } from '#server/test-customer.ts'

type Place = Pick<TestApp, 'database' | 'clock'>

/** Gives each account a phone number of its own. */
export async function givePhones({ database }: Place, accountIds: number[]): Promise<void> {
  await database.pool.query(
    `UPDATE accounts SET phone_number = '+234' || 7000000000 + id WHERE id = ANY ($1)`,
    [accountIds],
  )
}

/** Makes regular customers of these accounts: with a phone, and an order that was delivered long ago. */
export async function makeRegulars(app: Place, accountIds: number[]): Promise<void> {
  await givePhones(app, accountIds)
  const at = new Date(app.clock.now().getTime() - 400 * 24 * 3_600_000)
  // Paid at the counter, so that the books have its money; of a product that nobody sells any more.
  await app.database.pool.query(
    `WITH delivered AS (
       INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
         product_count, sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method,
         placed_at, pickup_until, moved_at, moved_by)
       SELECT code, id, 'DELIVERED', 'pay-on-pickup', 'PAID', 'sold',
         1, 100, 0, 100, 'pick-up', 'Pick-up', $3, $3, $3, 'command:test'
       FROM unnest($1::bigint[], $2::text[]) AS regular (id, code)
       RETURNING id, order_code
     ), lines AS (
       INSERT INTO order_lines (order_id, position, product_id, quantity, p_slug, name, amount_kobo,
         weight_grams, options, images)
       SELECT id, 0, 2147483647, 1, 'of-old', 'Of old', 100, 100, '{}', '[]' FROM delivered
     ), paid AS (
       INSERT INTO wallet_transactions (key, kind, reference, created_at)
       SELECT 'till:' || order_code, 'till_in', order_code, $3 FROM delivered
       RETURNING id
     )
     INSERT INTO wallet_entries (transaction_id, book, amount_kobo)
     SELECT id, 'till', -100 FROM paid UNION ALL SELECT id, 'sales', 100 FROM paid`,
    [accountIds, accountIds.map(() => publicCode()), at],
  )
}

/** An identity check that matched, for each account. */
export async function verifyAll({ database, clock }: Place, accountIds: number[]): Promise<void> {
  await database.pool.query(
    `INSERT INTO identity_checks (account_id, state, bvn_key, consent_words,
       consent_at, requested_at, settled_at)
     SELECT id, 'matched', sha256(convert_to('test ' || id, 'UTF8')), 'Yes', $2, $2, $2
     FROM unnest($1::bigint[]) AS id`,
    [accountIds, clock.now()],
  )
}

/** All of these accounts were signed in to in one more browser. */
export async function shareDevice({ database, clock }: Place, accountIds: number[]): Promise<void> {
  await database.pool.query(
    `INSERT INTO account_devices (account_id, device_hash, last_used_at)
     SELECT id, $2, $3 FROM unnest($1::bigint[]) AS id`,
    [accountIds, randomBytes(32), clock.now()],
  )
}
