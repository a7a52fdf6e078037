import type { ClientBase, Pool } from 'pg'
import { Passwords } from '#server/accounts/accounts.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/public-code.ts'
import { names } from '../demo/reviews/names.ts'
import * as statements from './order-statements.ts'

/** Orders between two reports. */
const batch = 20_000
/** Orders of one buyer, on the average. */
const ordersEach = 12

/** Whose triggers would do row by row what the statements do at once. */
const triggered = [
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
  const isMade = await inTransaction(pool, async (client) => {
    const missing = total - (await count(client, 'orders'))
    if (missing <= 0) return false
    if ((await count(client, 'products')) === 0) throw new Error('there is nothing to order')
    await setTriggers(client, 'DISABLE')
    await client.query(statements.tables)
    const buyers = await addBuyers(client, Math.ceil(missing / ordersEach), now)
    await fill(client, missing, { buyers, now, report })
    const paidIn = new Date(now.getTime() - 402 * dayMs)
    for (const text of statements.payIn) await client.query(text, [buyers, paidIn])
    await setTriggers(client, 'ENABLE')
    return true
  })
  if (!isMade) return report(`${total.toLocaleString('en')} orders or more are there already`)
  report('tidying up …')
  await pool.query('VACUUM (ANALYZE)')
}

async function addBuyers(client: ClientBase, total: number, now: Date): Promise<number[]> {
  const before = await count(client, "accounts WHERE email ~ '^buyer[0-9]+@example.com$'")
  const hash = await new Passwords().hash('Market#2026')
  const since = new Date(now.getTime() - 403 * dayMs)
  const { rows } = await client.query<{ id: number }>(statements.addBuyers, [
    total,
    before,
    hash,
    since,
    names,
  ])
  const ids = rows.map(({ id }) => id)
  await client.query('INSERT INTO wallets (account_id) SELECT unnest($1::bigint[])', [ids])
  return ids
}

interface Filling {
  buyers: number[]
  now: Date
  report: (message: string) => void
}

async function fill(client: ClientBase, missing: number, { buyers, now, report }: Filling) {
  const startedAt = performance.now()
  for (let made = 0; made < missing; ) {
    await client.query('TRUNCATE made_orders, made_lines')
    const codes = Array.from({ length: Math.min(batch, missing - made) }, () => publicCode())
    await client.query(statements.chooseOrders, [codes, buyers, now])
    const { chooseLines, writeOrders, writeMoney } = statements
    for (const text of [...chooseLines, ...writeOrders, ...writeMoney]) {
      await client.query('ANALYZE made_orders, made_lines')
      await client.query(text)
    }
    made += await count(client, 'made_orders')
    const perSecond = Math.round(made / ((performance.now() - startedAt) / 1000))
    const [done, all] = [made, missing].map((number) => number.toLocaleString('en'))
    report(`${done} of ${all} orders, ${perSecond.toLocaleString('en')} a second`)
  }
}

async function count(client: ClientBase, from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*) FROM ${from}`)
  return rows[0]?.count ?? 0
}

async function setTriggers(client: ClientBase, state: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const table of triggered) {
    await client.query(`ALTER TABLE ${table} ${state} TRIGGER USER`)
  }
}
