import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type ZeroName, zeroNames } from '#contract/figures.ts'
import { freePort, startPrometheus } from '#server/operations/test-prometheus.ts'
import type { Drill, Rehearsal } from './drill.ts'

/** What is promised, s. */
const promisedSeconds = 60

/** Each figure broken behind the mall's back, and mended again, in the demo mall. */
const faults: Record<ZeroName, { breaking: string; mending: string }> = {
  'oversold-units': {
    breaking: `ALTER DOMAIN stock_row DROP CONSTRAINT stock_not_oversold;
      UPDATE stock SET held = held + on_hand + 3 WHERE id = (SELECT min(id) FROM stock)`,
    mending: 'UPDATE stock SET held = held - on_hand - 3 WHERE id = (SELECT min(id) FROM stock)',
  },
  'ledger-sum': {
    breaking: `CREATE TABLE drilled AS SELECT transaction_id AS id FROM wallet_entries
      WHERE book <> 'wallet' ORDER BY 1 LIMIT 1;
      UPDATE wallet_entries SET amount_kobo = amount_kobo + 5
      WHERE book <> 'wallet' AND transaction_id = (SELECT id FROM drilled)`,
    mending: `UPDATE wallet_entries SET amount_kobo = amount_kobo - 5
      WHERE book <> 'wallet' AND transaction_id = (SELECT id FROM drilled)`,
  },
  'wallet-differences': {
    breaking: `UPDATE wallets SET balance_kobo = balance_kobo + 1
      WHERE account_id = (SELECT min(account_id) FROM wallets)`,
    mending: `UPDATE wallets SET balance_kobo = balance_kobo - 1
      WHERE account_id = (SELECT min(account_id) FROM wallets)`,
  },
  'late-holds': {
    breaking: 'UPDATE stock SET held = held + 1 WHERE id = (SELECT max(id) FROM stock)',
    mending: 'UPDATE stock SET held = held - 1 WHERE id = (SELECT max(id) FROM stock)',
  },
  'unpaid-orders': {
    breaking: "UPDATE wallet_transactions SET key = 'lost ' || key WHERE key LIKE 'order:%'",
    mending: "UPDATE wallet_transactions SET key = substr(key, 6) WHERE key LIKE 'lost %'",
  },
  'stuck-payments': {
    breaking: `INSERT INTO wallet_deposits (reference, transaction_reference, account_reference,
        amount_kobo, currency, notified_at)
      VALUES ('drill-1', 'drill-1', 'drill', 500000, 'NGN', now() - interval '2 hours')`,
    mending: "DELETE FROM wallet_deposits WHERE reference = 'drill-1'",
  },
  'reconciliation-breaks': {
    breaking: `INSERT INTO wallet_deposits (reference, transaction_reference, account_reference,
        amount_kobo, currency, state, reason, notified_at, settled_at)
      VALUES ('drill-2', 'drill-2', 'drill', 500000, 'NGN', 'review', 'a drill',
        now() - interval '3 days', now() - interval '2 days')`,
    mending: "DELETE FROM wallet_deposits WHERE reference = 'drill-2'",
  },
  'audit-faults': {
    breaking: 'UPDATE audit_head SET last_id = last_id + 1',
    mending: 'UPDATE audit_head SET last_id = last_id - 1',
  },
  'read-model-differences': {
    breaking: `UPDATE listing SET price_kobo = price_kobo + 1
      WHERE product_id = (SELECT min(product_id) FROM listing)`,
    mending: `UPDATE listing SET price_kobo = price_kobo - 1
      WHERE product_id = (SELECT min(product_id) FROM listing)`,
  },
}

export const figuresDrill: Drill = {
  name: 'figures',
  how: 'each of the nine figures that must be zero is broken in a mall of its own, and a real Prometheus alerts',
  packages: ['prometheus'],
  async run({ opened }) {
    const folder = await mkdtemp(join(tmpdir(), 'oja-figures-'))
    opened.defer(() => rm(folder, { recursive: true, force: true }))
    const port = await startApp(folder, opened)
    const prometheus = await startPrometheus({ target: `127.0.0.1:${port}`, every: '10s' })
    opened.defer(() => prometheus.close())
    const database = new pg.Client((await readFile(join(folder, 'postgres.url'), 'utf8')).trim())
    await database.connect()
    opened.defer(() => database.end())
    await database.query("SET session_replication_role = 'replica'")
    await until(async () => (await prometheus.query('oja_must_be_zero')).length === 9)

    const alertOf = (name: ZeroName) => name.replace(/(^|-)(\w)/g, (_, __, c) => c.toUpperCase())
    const seconds = async (change: 'breaking' | 'mending') => {
      for (const name of zeroNames) await database.query(faults[name][change])
      const changedAt = performance.now()
      const isFiring = change === 'breaking'
      const expected = new Set(zeroNames.map(alertOf))
      await until(async () => {
        const firing = new Set(await prometheus.firing())
        return [...expected].every((name) => firing.has(name) === isFiring)
      })
      return Math.round((performance.now() - changedAt) / 1_000)
    }
    const red = await seconds('breaking')
    const back = await seconds('mending')
    return [
      {
        what: 'each of the nine broken on purpose',
        toReach: `red and alerting in ${promisedSeconds} s, and back`,
        figures: `all nine at once: the last alert after ${red} s, the last back after ${back} s`,
        isReached: Math.max(red, back) <= promisedSeconds,
      },
    ]
  },
}

/** The demo mall on a port of its own. */
async function startApp(folder: string, opened: Rehearsal['opened']): Promise<number> {
  const port = await freePort()
  const app = spawn('node', ['scripts/run.js', 'start'], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(app, 'exit')
  opened.defer(async () => {
    app.kill('SIGINT')
    await ended
  })
  for await (const line of createInterface(app.stdout)) if (line.startsWith('ready on')) return port
  throw new Error('the mall did not start')
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5 * 60_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error('nothing happened for five minutes')
    await wait(500)
  }
}
