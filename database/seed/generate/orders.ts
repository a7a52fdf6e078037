import { Passwords } from '#server/accounts/accounts.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { count, counted, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/secret.ts'
import { execute, setTriggers, vacuum } from '../bulk.ts'
import { names } from '../demo/reviews/names.ts'
import { openStockMoves } from '../rebuild.ts'
import * as statements from './order-statements.ts'

/** Orders between two reports. */
const batch = 20_000
/** Orders of one buyer, on the average. */
const ordersEach = 12

/** Whose triggers would do row by row what the statements do at once. */
export const triggered = [
  'orders',
  'payments',
  'payment_refunds',
  'wallets',
  'wallet_transactions',
  'wallet_entries',
]

const dayMs = 24 * 3_600_000

/**
 * Adds settled orders by buyers of their own until the mall has `total`; nothing when it has them already.
 * Their password is the demo people's, their address `buyer1@example.com` and so on. One transaction: a run
 * that is cut short leaves nothing behind. Nobody can place an order meanwhile.
 */
export async function generateOrders(
  pool: Pool,
  total: number,
  now: Date,
  report: (message: string) => void,
): Promise<void> {
  const isMade = await inTransaction(pool, async (tx) => {
    const missing = total - (await count(tx, orderCount))
    if (missing <= 0) return false
    if ((await count(tx, orderableCount)) === 0) throw new Error('there is nothing to order')
    await setTriggers(tx, triggered, 'DISABLE')
    await execute(tx, statements.tables)
    const buyers = await addBuyers(tx, Math.ceil(missing / ordersEach), now)
    await fill(tx, missing, { buyers, now, report })
    const paidIn = new Date(now.getTime() - 402 * dayMs)
    for (const each of statements.payIn) await run(tx, each, [buyers, paidIn])
    await setTriggers(tx, triggered, 'ENABLE')
    // What they took has been replenished.
    await openStockMoves(tx, now)
    return true
  })
  if (!isMade) return report(`${total.toLocaleString('en')} orders or more are there already`)
  report('tidying up …')
  await vacuum(pool)
}

const orderCount = rareStatement('seed-order-count', counted, 'SELECT count(*) FROM orders')
const orderableCount = rareStatement(
  'seed-orderable-count',
  counted,
  'SELECT count(*) FROM products',
)

async function addBuyers(tx: Tx, total: number, now: Date): Promise<number[]> {
  const before = await count(tx, buyerCount)
  const hash = await new Passwords().hash('Market#2026')
  const since = new Date(now.getTime() - 403 * dayMs)
  const rows = await many(tx, statements.addBuyers, [total, before, hash, since, names])
  const ids = rows.map(({ id }) => id)
  await run(tx, openWallets, [ids])
  return ids
}

const buyerCount = rareStatement(
  'seed-buyer-count',
  counted,
  "SELECT count(*) FROM accounts WHERE email ~ '^buyer[0-9]+@example.com$'",
)

export const openWallets = rareStatement(
  'seed-open-wallets',
  {},
  'INSERT INTO wallets (account_id) SELECT unnest($1::bigint[])',
)

interface Filling {
  buyers: number[]
  now: Date
  report: (message: string) => void
}

async function fill(tx: Tx, missing: number, { buyers, now, report }: Filling) {
  const startedAt = performance.now()
  for (let made = 0; made < missing; ) {
    await execute(tx, 'TRUNCATE made_orders, made_lines')
    const codes = Array.from({ length: Math.min(batch, missing - made) }, () => publicCode())
    await execute(tx, statements.chooseOrders, [codes, buyers, now])
    await writeChosen(tx, statements.chooseLines)
    made += await execute(tx, 'SELECT FROM made_orders')
    const perSecond = Math.round(made / ((performance.now() - startedAt) / 1000))
    const [done, all] = [made, missing].map((number) => number.toLocaleString('en'))
    report(`${done} of ${all} orders, ${perSecond.toLocaleString('en')} a second`)
  }
}

/** Writes the orders that were chosen, with their money, once more of them was chosen by these statements. */
export async function writeChosen(tx: Tx, choose: readonly string[]): Promise<void> {
  const { writeOrders, writeMoney } = statements
  for (const text of [...choose, ...writeOrders, ...writeMoney]) {
    await execute(tx, 'ANALYZE made_orders, made_lines')
    await execute(tx, text)
  }
}
