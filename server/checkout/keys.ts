import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'

/** How long the same key means the same order. */
const retainMs = 24 * 3_600_000

/** An order that a key stands for. */
export interface Placed {
  orderCode: string
  /** Of an order that is paid by card. */
  paymentId: number | null
}

interface Named {
  accountId: number
  key: string
  /** Of the order that is about to be placed. */
  orderCode: string
  /** What is ordered, parsed: the same contents are the same text. */
  body: unknown
  at: Date
}

/**
 * Takes a key for the order that this transaction places, and answers null; or the order that it stands for
 * already. At its end the transaction must have placed the order. Who comes while another request with the key is under way waits for its end. Refuses with
 * `idempotency_key_reused` where the key came with other contents.
 */
export async function takeKey(client: ClientBase, named: Named): Promise<Placed | null> {
  const { accountId, key, orderCode, at } = named
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'Idempotency-Key: 1 to 255 visible signs'
    refuse('validation_failed', { errors: { 'idempotency-key': [message] } })
  }
  const hash = createHash('sha256').update(JSON.stringify(named.body)).digest()
  const { rowCount } = await client.query({
    name: 'checkout-take-key',
    text: `
      INSERT INTO checkout_keys (account_id, key, body_hash, order_code, kept_at)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account_id, key) DO UPDATE SET
        body_hash = excluded.body_hash, order_code = $4, payment_id = NULL, kept_at = $5
      WHERE checkout_keys.kept_at < $6`,
    values: [accountId, key, hash, orderCode, at, new Date(at.getTime() - retainMs)],
  })
  return rowCount === 1 ? null : standsFor(client, named, hash)
}

async function standsFor(
  client: ClientBase,
  { accountId, key }: Named,
  hash: Buffer,
): Promise<Placed> {
  const { rows } = await client.query<Placed & { bodyHash: Buffer }>({
    name: 'checkout-key',
    text: `
      SELECT body_hash AS "bodyHash", order_code AS "orderCode", payment_id AS "paymentId"
      FROM checkout_keys WHERE account_id = $1 AND key = $2`,
    values: [accountId, key],
  })
  const [kept] = rows
  if (!kept?.bodyHash.equals(hash)) refuse('idempotency_key_reused')
  return { orderCode: kept.orderCode, paymentId: kept.paymentId }
}

/** In the same transaction: the card payment that was opened under the key. */
export async function storePayment(
  client: ClientBase,
  { accountId, key }: { accountId: number; key: string },
  paymentId: number,
): Promise<void> {
  await client.query({
    name: 'checkout-keep-payment',
    text: 'UPDATE checkout_keys SET payment_id = $3 WHERE account_id = $1 AND key = $2',
    values: [accountId, key, paymentId],
  })
}

/**
 * Job, nightly: forgets keys that are older than a day, half of the table. Without an index: of a million keys half
 * a million go within a second either way, and each order would write one more page.
 */
export async function deleteOldKeys(pool: Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM checkout_keys WHERE kept_at < $1', [
    new Date(now.getTime() - retainMs),
  ])
}
