import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Pool } from 'pg'
import type { Bench } from './bench.ts'
import { recordOrders, repeatOrders } from './own-statements.ts'
import { bareWrites, rowsOfOrders } from './row-writes.ts'
import { openShoppers, orderOf, stockUp, type Thing } from './shoppers.ts'

const connections = 16
const customers = 1_000
/** As many connections as the mall has for checkouts. */
const writers = 8
/** Mall and bare script in turns, so that other load on the machine affects both. */
const turns = 4
const seconds = 4
const productCount = 100
/** Orders whose statements are sent again. */
const recordedOrders = 200
/** More than one connection can place in a turn. */
const maxOrdersEach = 800
/** Kobo in each wallet: more than anybody spends here. */
const funds = 1_000_000_000_000

/** Orders a second, and the row writes of the same PostgreSQL without the mall. */
export const placeOrders: Bench = {
  name: 'place-orders',
  how: `Orders of one thing out of ${productCount}, paid from the wallets of ${customers.toLocaleString('en')} customers, ${connections} at a time, each with a key of its own; in turns with a bare script that inserts as many rows in each transaction on ${writers} connections, with the same settings, once the orders' mails are sent, and with one that sends the statements of recorded orders again, under new codes and keys; ${turns} times ${seconds} s each.`,
  async run({ small }) {
    const tokens = await openShoppers(small.pool, customers, funds)
    const products = await stockUp(small.pool, productCount, 1_000_000)
    await cannon(small.origin, tokens, products)
    const before = await rowsOfOrders(small.pool)
    const sales: autocannon.Result[] = []
    const recorded = await recordOrders(small.pool, tokens.slice(0, recordedOrders), products)
    let bare = 0
    let repeated = 0
    let each = 0
    for (let turn = 0; turn < turns; turn++) {
      const sale = await cannon(small.origin, tokens, products)
      if (sale.non2xx + sale.errors > 0) throw new Error(`${sale.non2xx} refusals`)
      sales.push(sale)
      if (turn === 0) {
        const written = (await rowsOfOrders(small.pool)) - before
        each = Math.round(written / sale.requests.total)
      }
      await mailsSent(small.pool)
      bare += await bareWrites(small.pool, { rowsEach: each, connections: writers, seconds })
      repeated += await repeatOrders(small.pool, recorded, { connections: writers, seconds })
    }
    const placed = mean(sales.map(({ requests }) => requests.total)) / seconds
    const perSecond = bare / turns
    return [
      { what: 'orders placed', value: placed, unit: '/s' },
      {
        what: 'orders placed, half of them',
        value: mean(sales.map(({ latency }) => latency.p50)),
        unit: 'ms',
      },
      {
        what: 'orders placed, 97.5 % of them',
        value: mean(sales.map(({ latency }) => latency.p97_5)),
        unit: 'ms',
      },
      { what: 'row writes in an order', value: each, unit: '' },
      { what: 'row writes by the mall', value: placed * each, unit: '/s' },
      { what: 'row writes by a bare script', value: perSecond, unit: '/s' },
      {
        what: 'of the bare script’s writes',
        value: (100 * placed * each) / perSecond,
        unit: '%',
        atLeast: 50,
      },
      { what: 'orders by a script with the same statements', value: repeated / turns, unit: '/s' },
      {
        what: 'of that script’s orders',
        value: (100 * placed * turns) / repeated,
        unit: '%',
        atLeast: 70,
      },
    ]
  },
}

/** Waits until the outbox is empty: sending would slow down the bare script. */
async function mailsSent(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "SELECT FROM messages WHERE state = 'waiting' AND attempts = 0 LIMIT 1",
    )
    if (rows.length === 0) return
    await wait(200)
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function cannon(origin: string, tokens: string[], products: Thing[]): Promise<autocannon.Result> {
  let client = 0
  return autocannon({
    url: `${origin}/api/v1/orders/checkout`,
    method: 'POST',
    connections,
    duration: seconds,
    setupClient(sender) {
      const own = tokens.filter((_, place) => place % connections === client)
      client += 1
      sender.setRequests(
        Array.from({ length: maxOrdersEach }, (_, order) => {
          const authorization = `Bearer ${own[order % own.length]}`
          const thing = products[Math.floor(Math.random() * products.length)]
          const key = randomBytes(12).toString('hex')
          return {
            method: 'POST',
            path: '/api/v1/orders/checkout',
            headers: {
              authorization,
              'content-type': 'application/json',
              'idempotency-key': key,
            },
            body: JSON.stringify(thing && orderOf(thing, 'wallets')),
          }
        }),
      )
    },
  })
}
