import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { paymentCodes } from '#contract/shop/payment-methods.ts'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { openClock } from '#server/platform/clock.ts'
import { text } from '#server/platform/database/columns.ts'
import { count, counted, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import type { Answered } from '#server/test-customer.ts'
import { proofMs, sized } from '#server/test-size.ts'
import {
  decide,
  type OrderBody,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
} from './test-checkout.ts'
import { testShoppers } from './test-shoppers.ts'

const database = await testDatabase()
const kills = sized(2, 100)
/** Units of each product: more than can be sold in that time. */
const stock = kills * 2_000

test(
  `a mall that is killed ${kills} times in the middle of it all has orders, money and stock that add up`,
  async () => {
    await addCategories(database)
    const products = await addProducts(
      database,
      Array.from({ length: 3 }, () => ({ stock })),
    )
    const clock = await openClock(database)
    const folder = await mkdtemp(join(tmpdir(), 'oja-'))
    const done: Done = { codes: new Set(), paid: new Set() }

    for (let round = 0; round < kills; round++) {
      // Others each time: nobody may leave more than a few orders unpaid.
      const shoppers = await testShoppers({ url: '', database, clock }, 30, 100_000_000)
      const server = await startServer(folder)
      const busy = shoppers.map((shopper) => buyOn(server, shopper, products, done))
      // At any moment of a rush, when there is something to lose; each fifth time
      // perhaps before anybody was answered.
      const codes = done.codes.size + 3
      const paid = done.paid.size + 2
      const isEnough = () => done.codes.size >= codes && done.paid.size >= paid
      if (round % 5) await vi.waitUntil(isEnough, { timeout: 60_000, interval: 5 })
      await wait(Math.random() * 700)
      server.kill()
      await Promise.all([...busy, server.closed])
      await sessionsGone()
      await requireWhole(database)
    }

    const rows = await many(database, allCodes)
    const stored = new Set(rows.map((row) => row.order_code))
    expect([...done.codes].filter((code) => !stored.has(code))).toEqual([])
    expect(done.codes.size).toBeGreaterThan(kills)
    expect(done.paid.size).toBeGreaterThan(kills / 2)
    await requireStock(products)

    // The last process settles what was paid at the provider.
    await clock.advance(60)
    const last = await startServer(folder)
    await expect.poll(() => unsettled(done.paid), { timeout: 60_000, interval: 500 }).toBe(0)
    last.kill()
    await last.closed
    await sessionsGone()
    await requireWhole(database)
    await rm(folder, { recursive: true, force: true })
  },
  proofMs,
)

interface Done {
  /** Orders whose call was answered. */
  codes: Set<string>
  /** References under which the provider took money. */
  paid: Set<string>
}

/** Orders, and pays half of the card orders, until the process is killed. */
async function buyOn(server: ServerProcess, shopper: Shopper, products: number[], done: Done) {
  for (let order = 0; server.isUp(); order++) {
    const key = `${shopper.accountId}:${order}`
    const answer = await send(server.url, shopper.headers, randomOrder(products), key)
    const code = answer?.data?.orders?.order_code
    if (code) done.codes.add(code)
    if (!answer?.link || Math.random() < 0.5) continue
    const tx_ref = String(new URL(answer.link).searchParams.get('tx_ref'))
    const isPaid = await decide(server.url, { tx_ref, outcome: 'success' }).then(
      () => true,
      () => false,
    )
    if (isPaid) done.paid.add(tx_ref)
  }
}

async function requireStock(products: number[]): Promise<void> {
  for (const product of products) {
    const sold = await count(database, soldUnits, [product])
    expect((await stockOf(database, product)).on_hand).toBe(stock - sold)
  }
}

const allCodes = rareStatement(
  'test-order-codes',
  { order_code: text },
  'SELECT order_code FROM orders',
)

const soldUnits = rareStatement(
  'test-sold-units',
  counted,
  `SELECT coalesce(sum(quantity), 0)::integer AS count
   FROM order_lines JOIN orders ON orders.id = order_id
   WHERE product_id = $1 AND stock_state = 'sold'`,
)

/** How many of these payments are not settled. */
function unsettled(txRefs: Set<string>): Promise<number> {
  return count(database, unsettledPayments, [[...txRefs]])
}

const unsettledPayments = rareStatement(
  'test-unsettled-payments',
  counted,
  `SELECT count(*) FROM payments
   WHERE tx_ref = ANY ($1) AND status NOT IN ('paid', 'returned')`,
)

function randomOrder(products: number[]): OrderBody {
  const payment_code = paymentCodes[Math.floor(Math.random() * paymentCodes.length)] ?? 'wallets'
  const chosen = products.filter(() => Math.random() < 0.5)
  const lines = (chosen.length > 0 ? chosen : products).map((product_id) => ({
    product_id,
    quantity: 1,
  }))
  return pickUp(lines, lines.length * 1_000, { payment_code })
}

/** What the checkout answers; undefined where the process is gone. */
async function send(
  url: string,
  headers: { authorization: string },
  body: OrderBody,
  key: string,
): Promise<Answered<'POST', '/orders/checkout'>['body'] | undefined> {
  try {
    const response = await fetch(`${url}/api/v1/orders/checkout`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return undefined
  }
}

interface ServerProcess {
  url: string
  isUp(): boolean
  kill(): void
  closed: Promise<unknown>
}

/** A server without pages in a process of its own. */
async function startServer(folder: string): Promise<ServerProcess> {
  const args = ['server/checkout/test-process.ts', database.url, folder]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], env: {} })
  const closed = once(child, 'close')
  child.stdout.setEncoding('utf8')
  for await (const text of child.stdout) {
    const url = /ready on (\S+)/.exec(String(text))?.[1]
    if (!url) continue
    const kill = () => void child.kill('SIGKILL')
    return { url, isUp: () => !child.killed, kill, closed }
  }
  throw new Error('the server did not start')
}

/** PostgreSQL notices a moment later that its clients are gone, and rolls back what was not committed. */
async function sessionsGone(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await count(database, otherSessions, [`oja ${process.pid}`])) === 0) return
    await wait(100)
  }
  throw new Error('connections of a killed server are still open')
}

const otherSessions = rareStatement(
  'test-other-sessions',
  counted,
  `SELECT count(*) FROM pg_stat_activity
   WHERE datname = current_database() AND application_name <> $1
     AND backend_type = 'client backend'`,
)
