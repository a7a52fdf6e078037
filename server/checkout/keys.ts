import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'

/** How long a key refers to the same order. */
const retainMs = 24 * 3_600_000

/** What a key refers to: an order and its payment. */
export interface Placement {
  orderCode: string
  /** Of an order that is paid by card. */
  paymentId: number | null
}

interface KeyedRequest {
  accountId: number
  key: string
  /** Of the order that is about to be placed. */
  orderCode: string
  /** The parsed body: equal contents give equal text. */
  body: unknown
  at: Date
}

/**
 * Claims a key for the order that this transaction places, and answers null; or answers the order that the
 * key refers to already. A transaction that claims a key must place its order. A request with the same key
 * waits for the end of the first. Refuses with `idempotency_key_reused` where the contents differ.
 */
export async function claimKey(
  client: ClientBase,
  request: KeyedRequest,
): Promise<Placement | null> {
  const { accountId, key, orderCode, at } = request
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'Idempotency-Key: 1 to 255 visible signs'
    refuse('validation_failed', { errors: { 'idempotency-key': [message] } })
  }
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const { rowCount } = await client.query({
    name: 'checkout-claim-key',
    text: `
      INSERT INTO checkout_keys (account_id, key, body_hash, order_code, kept_at)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account_id, key) DO UPDATE SET
        body_hash = excluded.body_hash, order_code = $4, payment_id = NULL, kept_at = $5
      WHERE checkout_keys.kept_at < $6`,
    values: [accountId, key, hash, orderCode, at, new Date(at.getTime() - retainMs)],
  })
  return rowCount === 1 ? null : placementOfKey(client, request, hash)
}

async function placementOfKey(
  client: ClientBase,
  { accountId, key }: KeyedRequest,
  hash: Buffer,
): Promise<Placement> {
  const { rows } = await client.query<Placement & { bodyHash: Buffer }>({
    name: 'checkout-key',
    text: `
      SELECT body_hash AS "bodyHash", order_code AS "orderCode", payment_id AS "paymentId"
      FROM checkout_keys WHERE account_id = $1 AND key = $2`,
    values: [accountId, key],
  })
  const [stored] = rows
  if (!stored?.bodyHash.equals(hash)) refuse('idempotency_key_reused')
  return { orderCode: stored.orderCode, paymentId: stored.paymentId }
}

/** In the same transaction: the card payment that was opened under the key. */
export async function storePayment(
  client: ClientBase,
  { accountId, key }: { accountId: number; key: string },
  paymentId: number,
): Promise<void> {
  await client.query({
    name: 'checkout-store-payment',
    text: 'UPDATE checkout_keys SET payment_id = $3 WHERE account_id = $1 AND key = $2',
    values: [accountId, key, paymentId],
  })
}

/**
 * Job, nightly: deletes keys that are older than a day, half of the table. There is no index on their age: half
 * a million of a million rows are deleted within a second either way, and each order would write one more page.
 */
export async function deleteOldKeys(pool: Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM checkout_keys WHERE kept_at < $1', [
    new Date(now.getTime() - retainMs),
  ])
}
