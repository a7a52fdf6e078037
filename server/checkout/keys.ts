import { createHash } from 'node:crypto'
import { idempotencyKeyHours } from '#contract/limits.ts'
import { bytes, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

const retainMs = idempotencyKeyHours * 3_600_000

/** What a key refers to: an order and its payment. */
export interface KeyedPlacement {
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
export async function claimKey(tx: Tx, request: KeyedRequest): Promise<KeyedPlacement | null> {
  const { accountId, key, orderCode, at } = request
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'Idempotency-Key: 1 to 255 visible signs'
    refuse('validation_failed', { errors: { 'idempotency-key': [message] } })
  }
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const oldest = new Date(at.getTime() - retainMs)
  const claimed = await run(tx, claim, [accountId, key, hash, orderCode, at, oldest])
  return claimed === 1 ? null : placementOfKey(tx, request, hash)
}

const claim = statement(
  'checkout-claim-key',
  {},
  `INSERT INTO checkout_keys (account_id, key, body_hash, order_code, stored_at)
   VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (account_id, key) DO UPDATE SET
     body_hash = excluded.body_hash, order_code = $4, payment_id = NULL, stored_at = $5
   WHERE checkout_keys.stored_at < $6`,
)

async function placementOfKey(
  tx: Tx,
  { accountId, key }: KeyedRequest,
  hash: Buffer,
): Promise<KeyedPlacement> {
  const stored = await one(tx, readKey, [accountId, key])
  if (!stored.body_hash.equals(hash)) refuse('idempotency_key_reused')
  return { orderCode: stored.order_code, paymentId: stored.payment_id }
}

const readKey = statement(
  'checkout-key',
  { body_hash: bytes, order_code: text, payment_id: nullable(number) },
  `SELECT body_hash, order_code, payment_id
   FROM checkout_keys WHERE account_id = $1 AND key = $2`,
)

/** In the same transaction: the card payment that was opened under the key. */
export async function storePayment(
  tx: Tx,
  { accountId, key }: { accountId: number; key: string },
  paymentId: number,
): Promise<void> {
  await run(tx, store, [accountId, key, paymentId])
}

const store = statement(
  'checkout-store-payment',
  {},
  'UPDATE checkout_keys SET payment_id = $3 WHERE account_id = $1 AND key = $2',
)

/**
 * Job, nightly: deletes keys that are older than a day, half of the table. There is no index on their age: half
 * a million of a million rows are deleted within a second either way, and each order would write one more page.
 */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await run(db, deleteKeys, [new Date(now.getTime() - retainMs)])
}

const deleteKeys = rareStatement(
  'checkout-delete-keys',
  {},
  'DELETE FROM checkout_keys WHERE stored_at < $1',
)
