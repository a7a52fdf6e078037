import { createHash, randomBytes } from 'node:crypto'
import { type Agent, request } from 'node:http'
import { certain, number, type Row } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/secret.ts'
import { cardMoneyIn, giveBack } from '#server/wallet/wallet.ts'

/** Accounts that can log in: `name0@example.com` and so on. */
export async function openAccounts(
  pool: Pool,
  name: string,
  { count, passwordHash }: { count: number; passwordHash: string },
): Promise<void> {
  await pool.query(
    `INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
     SELECT $1 || lpad(i::text, 12 - length($1), '0'), 'Bench', $1 || i || '@example.com', $2, $3
     FROM generate_series(0, $4 - 1) AS i ON CONFLICT DO NOTHING`,
    [name, passwordHash, new Date(), count],
  )
}

export async function deleteAccounts(pool: Pool, name: string): Promise<void> {
  await pool.query('DELETE FROM accounts WHERE starts_with(slug, $1)', [name])
}

/** Customers with a full wallet each; answers their tokens. `fundsKobo` is each one's. */
export async function openShoppers(pool: Pool, count: number, fundsKobo: number) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const run = randomBytes(3).toString('hex')
  const at = new Date()
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const rows = await many(pool, openSessions, [hashes, at, run])
  await inTransaction(pool, async (client) => {
    for (const { account_id: accountId } of rows) {
      const money = { amountKobo: fundsKobo, reference: `BENCH${accountId}`, at }
      await cardMoneyIn(client, { ...money, key: `bench:${accountId}:in` })
      await giveBack(client, { ...money, accountId, key: `bench:${accountId}` })
    }
  })
  return tokens
}

/**
 * Makes regular customers of them, with a phone and an order that was delivered long ago: whoever is new reserves
 * little before it is paid.
 */
export async function makeRegulars(pool: Pool, tokens: string[]): Promise<void> {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  await pool.query(
    `WITH known AS (
       UPDATE accounts SET phone_number = '+234' || 6000000000 + accounts.id FROM account_sessions
       WHERE account_id = accounts.id AND token_hash = ANY ($1)
       RETURNING accounts.id, array_position($1, token_hash) AS place
     ), delivered AS (
       INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
         product_count, sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method,
         placed_at, pickup_until, moved_at, moved_by)
       SELECT ($2::text[])[place], id, 'DELIVERED', 'pay-on-pickup', 'PAID', 'sold',
         1, 100, 0, 100, 'pick-up', 'Pick-up', $3, $3, $3, 'command:bench'
       FROM known
       RETURNING id
     )
     INSERT INTO order_lines (order_id, position, product_id, quantity, p_slug, name, amount_kobo,
       weight_grams, options, images)
     SELECT id, 0, 2147483647, 1, 'of-old', 'Of old', 100, 100, '{}', '[]' FROM delivered`,
    [hashes, tokens.map(() => publicCode()), new Date('2025-01-01T08:00:00Z')],
  )
}

const thing = {
  product_id: number,
  /** Naira. What is on sale has a price. */
  amount: certain(number),
}
export type Thing = Row<typeof thing>

/**
 * Sets the stock of products without variations to `units` each. None of them has held stock: units of an
 * earlier run's unpaid orders would be released in the middle of this one.
 */
export async function stockUp(pool: Pool, products: number, units: number): Promise<Thing[]> {
  return many(pool, restock, [products, units])
}

const restock = rareStatement(
  'bench-restock',
  thing,
  `WITH chosen AS (
     SELECT stock.id, products.id AS product_id, amount_kobo / 100.0 AS amount
     FROM stock JOIN products ON products.id = product_id
     WHERE combination_id IS NULL AND held = 0 AND state = 'live' ORDER BY products.id LIMIT $1
   ), moved AS (
     INSERT INTO stock_moves (product_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
     SELECT stock.product_id, 'counted', on_hand, $2, 'Restocked', now(), 'command:bench'
     FROM chosen JOIN stock USING (id)
   ), restocked AS (
     UPDATE stock SET on_hand = $2 FROM chosen WHERE stock.id = chosen.id
   )
   SELECT product_id, amount::float8 FROM chosen`,
)

/** The body of an order of one thing for pick-up. */
export function orderOf({ product_id, amount }: Thing, payment_code: string, more: object = {}) {
  return {
    product_orders: [{ product_id, quantity: 1 }],
    shipping_method_id: 3,
    payment_code,
    sub_total: amount,
    shipping: 0,
    total: amount,
    ...more,
  }
}

export interface PostAnswer {
  /** `200`, `409 out_of_stock`. */
  answer: string
  ms: number
}

/** Places an order with its own idempotency key. */
export function placeOrder(
  agent: Agent,
  origin: string,
  token: string,
  body: object,
  more: Record<string, string> = {},
): Promise<PostAnswer> {
  return post(agent, `${origin}/api/v1/orders/checkout`, body, {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomBytes(12).toString('hex'),
    ...more,
  })
}

export function post(
  agent: Agent,
  url: string,
  body: object,
  more: Record<string, string>,
): Promise<PostAnswer> {
  const startedAt = performance.now()
  const headers = { 'content-type': 'application/json', ...more }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method: 'POST', headers }, async (response) => {
      let text = ''
      for await (const part of response.setEncoding('utf8')) text += part
      const { status, code } = JSON.parse(text)
      const answer = status ? '200' : `${response.statusCode} ${code}`
      resolve({ answer, ms: performance.now() - startedAt })
    })
    outgoing.once('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}

/** Counts the answers. */
export function tally(answers: PostAnswer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { answer } of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return counts
}

const openSessions = rareStatement(
  'bench-open-sessions',
  { account_id: number },
  `WITH opened AS (
     INSERT INTO accounts
       (slug, first_name, email, password_hash, created_at, wallet_limit_kobo)
     SELECT $3 || lpad(place::text, 6, '0'), 'Bench', $3 || place || '@example.com',
       '$argon2id$', $2, 1000000000000
     FROM generate_series(1, cardinality($1::bytea[])) AS place
     RETURNING id, right(slug, 6)::integer AS place
   )
   INSERT INTO account_sessions
     (account_id, token_hash, device, created_at, last_seen_at, expires_at)
   SELECT id, ($1)[place], 'Bench', $2, $2, $2 + interval '1 day' FROM opened
   RETURNING account_id`,
)
