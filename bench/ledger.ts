import { randomBytes } from 'node:crypto'
import { number } from '#server/platform/database/columns.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { faults, fingerprint, moveRandomly } from '#server/wallet/test-money.ts'
import type { Bench, Figure } from './bench.ts'

const connections = 16
const wallets = 1_000
const movements = 1_000_000

/** Whether the ledger still balances after a million movements. */
export const ledger: Bench = {
  name: 'ledger',
  how: `${movements.toLocaleString('en')} random deposits, purchases, refunds and card payments among ${wallets} wallets from ${connections} connections; a tenth sent twice, a twentieth abandoned.`,
  async run({ small }) {
    const name = `bench_ledger_${randomBytes(4).toString('hex')}`
    const url = new URL(small.pool.url)
    url.pathname = `/${name}`
    await small.pool.query(`CREATE DATABASE ${name}`)
    try {
      await migrate(url.href)
      return await measure(url.href, movements)
    } finally {
      await small.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
    }
  },
}

/** In a database of its own: ledger entries cannot be deleted. */
async function measure(url: string, count: number): Promise<Figure[]> {
  const { pool, close } = openDatabase(url, { connections })
  try {
    const accountIds = await openAccounts(pool)
    const half = { accountIds, connections, movements: count / 2 }
    const startedAt = performance.now()
    const first = await moveRandomly(pool, { ...half, run: 'first' })
    const before = await fingerprint(pool)
    const second = await moveRandomly(pool, { ...half, run: 'second' })
    const seconds = (performance.now() - startedAt) / 1000
    const after = await fingerprint(pool, before.up_to)
    const found = Object.values(await faults(pool)).reduce((sum, one) => sum + Math.abs(one), 0)
    const must = { unit: '', atMost: 0 } as const
    return [
      { what: 'movements', value: count / seconds, unit: '/s' },
      { what: 'purchases refused', value: first.refused + second.refused, unit: '' },
      {
        what: 'kobo from nowhere, crooked or empty transactions, wrong wallets',
        value: found,
        ...must,
      },
      {
        what: 'wallets that hold other than what was moved',
        value: await unmatched(pool, [first, second]),
        ...must,
      },
      {
        what: 'halves whose entries were changed later',
        value: after.print === before.print ? 0 : 1,
        ...must,
      },
    ]
  } finally {
    await close()
  }
}

async function openAccounts(pool: Pool): Promise<number[]> {
  return (await many(pool, addAccounts, [new Date()])).map(({ id }) => id)
}

const addAccounts = rareStatement(
  'bench-ledger-accounts',
  { id: number },
  `INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
   SELECT 'ledger' || lpad(i::text, 6, '0'), 'Bench', 'ledger' || i || '@example.com',
     '$argon2id$', $1
   FROM generate_series(1, ${wallets}) AS i RETURNING id`,
)

async function unmatched(pool: Pool, moved: { gains: Map<number, number> }[]): Promise<number> {
  const rows = await many(pool, balances)
  return rows.filter(({ account_id, balance_kobo }) => {
    const gained = moved.reduce((sum, { gains }) => sum + (gains.get(account_id) ?? 0), 0)
    return gained !== balance_kobo
  }).length
}

const balances = rareStatement(
  'bench-balances',
  { account_id: number, balance_kobo: number },
  'SELECT account_id, balance_kobo FROM wallets',
)
