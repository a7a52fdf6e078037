import { createHash, randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { number } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench } from './bench.ts'

const connections = 32
const seconds = 5
const products = 200

/** How many cart writes a second the mall takes. */
export const addToCart: Bench = {
  name: 'add-to-cart',
  how: `Customers who each set one of ${products} products to a quantity, ${connections} at a time, ${seconds} s; each answer is the whole cart.`,
  async run({ small }) {
    const tokens = await signIn(small.pool)
    try {
      const ids = await fixedProducts(small.pool)
      const { latency, requests, non2xx, errors } = await cannon(small.origin, tokens, ids)
      if (non2xx + errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors`)
      return [
        { what: 'add to cart', value: requests.average, unit: '/s' },
        { what: 'add to cart, half of them', value: latency.p50, unit: 'ms' },
        { what: 'add to cart, 99 % of them', value: latency.p99, unit: 'ms' },
      ]
    } finally {
      await small.pool.query("DELETE FROM accounts WHERE starts_with(slug, 'bench')")
    }
  },
}

/** One customer for each connection; answers their tokens. */
async function signIn(pool: Pool): Promise<string[]> {
  const tokens = Array.from({ length: connections }, () => randomBytes(32).toString('base64url'))
  await pool.query(
    `WITH opened AS (
       INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
       SELECT 'bench' || lpad(place::text, 7, '0'), 'Bench', 'bench' || place || '@example.com',
         '$argon2id$', $2
       FROM generate_series(1, cardinality($1::bytea[])) AS place
       RETURNING id, right(slug, 7)::integer AS place
     )
     INSERT INTO account_sessions
       (account_id, token_hash, device, created_at, last_seen_at, expires_at)
     SELECT id, ($1)[place], 'Bench', $2, $2, $2 + interval '1 day' FROM opened`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), new Date()],
  )
  return tokens
}

async function fixedProducts(pool: Pool): Promise<number[]> {
  const rows = await many(pool, plentiful, [products])
  return rows.map(({ product_id }) => product_id)
}

const plentiful = rareStatement(
  'bench-plentiful',
  { product_id: number },
  `SELECT product_id FROM stock JOIN products ON products.id = product_id
   WHERE combination_id IS NULL AND on_hand - held >= 5 AND state = 'live' ORDER BY product_id LIMIT $1`,
)

/** Each connection is one customer, whose cart holds five lines in the end. */
function cannon(origin: string, tokens: string[], ids: number[]): Promise<autocannon.Result> {
  const unused = tokens.values()
  return autocannon({
    url: `${origin}/api/v1/carts/add`,
    method: 'POST',
    connections,
    duration: seconds,
    setupClient(client) {
      const token = unused.next().value
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const mine = Array.from({ length: 5 }, () => ids[Math.floor(Math.random() * ids.length)])
      client.setRequests(
        mine.flatMap((product_id) =>
          [1, 2, 3].map((quantity) => ({
            method: 'POST',
            path: '/api/v1/carts/add',
            headers,
            body: JSON.stringify({ product_orders: [{ product_id, quantity }] }),
          })),
        ),
      )
    },
  })
}
