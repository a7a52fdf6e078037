import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '#server/platform/database/pool.ts'
import type { Bench } from './bench.ts'
import { percentile, type Times } from './load.ts'
import { recordOrders, repeatOrders } from './own-statements.ts'
import { postsPerSecond } from './posts.ts'
import { bareWrites, rowsOfOrders } from './row-writes.ts'
import { openShoppers, orderOf, stockUp, type Thing } from './shoppers.ts'

const connections = 16
const customers = 1_000
/** As many connections as the mall has for checkouts. */
const writers = 8
/** Mall and scripts in turns, so that other load on the machine affects all. */
const turns = 12
const seconds = 4
/** Until then V8 still compiles: the first four seconds place two thirds of what later ones do. */
const warmUpSeconds = 12
const productCount = 100
/** Orders whose statements are sent again. */
const recordedOrders = 200
/** Kobo in each wallet: more than anybody spends here. */
const funds = 1_000_000_000_000

/** Orders a second, and the row writes of the same PostgreSQL without the mall. */
export const placeOrders: Bench = {
  name: 'place-orders',
  how: `Orders of one thing out of ${productCount}, paid from the wallets of ${customers.toLocaleString('en')} customers, ${connections} at a time, each with a key of its own; in turns with a script that sends the statements of recorded orders again, under new codes and keys, on ${writers} connections, and, once the orders' mails are sent, with a bare one that inserts as many rows in each transaction; ${turns} times ${seconds} s each.`,
  async run({ small }) {
    const tokens = await openShoppers(small.pool, customers, funds)
    const products = await stockUp(small.pool, productCount, 1_000_000)
    const before = await rowsOfOrders(small.pool)
    const warmUp = await sell(small.origin, tokens, { products, seconds: warmUpSeconds })
    const rowsEach = Math.round(((await rowsOfOrders(small.pool)) - before) / warmUp.times.length)
    await mailsSent(small.pool)
    const recorded = await recordOrders(small.pool, tokens.slice(0, recordedOrders), products)
    const script = { connections: writers, seconds }
    const turned: Turn[] = []
    for (let turn = 0; turn < turns; turn++) {
      const repeated = await repeatOrders(small.pool, recorded, script)
      const { perSecond: placed, times } = await sell(small.origin, tokens, { products, seconds })
      await mailsSent(small.pool)
      const bare = await bareWrites(small.pool, { rowsEach, ...script })
      turned.push({ placed, times, repeated, bare })
    }
    const mean = (of: (turn: Turn) => number) =>
      turned.reduce((sum, turn) => sum + of(turn), 0) / turned.length
    const placed = mean((turn) => turn.placed)
    const repeated = mean((turn) => turn.repeated)
    const bare = mean((turn) => turn.bare)
    return [
      { what: 'orders placed', value: placed, unit: '/s' },
      {
        what: 'orders placed, half of them',
        value: mean(({ times }) => percentile(times, 0.5)),
        unit: 'ms',
      },
      {
        what: 'orders placed, 97.5 % of them',
        value: mean(({ times }) => percentile(times, 0.975)),
        unit: 'ms',
      },
      { what: 'row writes in an order', value: rowsEach, unit: '' },
      { what: 'row writes by the mall', value: placed * rowsEach, unit: '/s' },
      { what: 'row writes by a bare script', value: bare, unit: '/s' },
      {
        what: 'of the bare script’s writes',
        value: (100 * placed * rowsEach) / bare,
        unit: '%',
        atLeast: 50,
      },
      { what: 'orders by a script with the same statements', value: repeated, unit: '/s' },
      {
        what: 'of that script’s orders',
        value: (100 * placed) / repeated,
        unit: '%',
        atLeast: 70,
      },
    ]
  },
}

/** Each a second, but for the times of the mall's orders, ms. */
interface Turn {
  placed: number
  times: Times
  repeated: number
  bare: number
}

/**
 * Waits until nothing that is due waits: sending would slow down the scripts. An interrupted run may have left mails of
 * tomorrow, which its script's orders have.
 */
async function mailsSent(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "SELECT FROM messages WHERE state = 'waiting' AND attempts = 0 AND next_attempt_at <= now() LIMIT 1",
    )
    if (rows.length === 0) return
    await wait(200)
  }
}

function sell(
  origin: string,
  tokens: string[],
  { products, seconds }: { products: Thing[]; seconds: number },
) {
  // A customer has one connection, so that nobody's orders wait for each other.
  const customersOf = Array.from({ length: connections }, (_, connection) =>
    tokens.filter((_, place) => place % connections === connection),
  )
  return postsPerSecond(origin, {
    path: '/api/v1/orders/checkout',
    connections,
    seconds,
    next: (connection) => ({
      headers: {
        authorization: `Bearer ${anyOf(customersOf[connection])}`,
        'idempotency-key': randomBytes(12).toString('hex'),
      },
      body: orderOf(anyOf(products), 'wallets'),
    }),
  })
}

function anyOf<T>(list: T[] = []): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}
