import { randomBytes, randomInt } from 'node:crypto'
import { type RefundRequest, refundAll } from '#server/payments/refunds/test-refunds.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Bench, Figure } from './bench.ts'

const sequences = 20_000
const sideBySide = 8

/** Whether refunds ever exceed what was paid. */
export const refunds: Bench = {
  name: 'refunds',
  how: `${sequences.toLocaleString('en')} card payments, for each of which 1 to 8 random refunds are requested, one by one or four at once, a quarter of them twice.`,
  async run({ small }) {
    const name = `bench_refunds_${randomBytes(4).toString('hex')}`
    const url = new URL(small.pool.url)
    url.pathname = `/${name}`
    await small.pool.query(`CREATE DATABASE ${name}`)
    try {
      await migrate(url.href)
      return await measure(url.href, sequences)
    } finally {
      await small.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
    }
  },
}

/** `count` random sequences on an empty database. */
export async function measure(url: string, count: number): Promise<Figure[]> {
  const { pool, close } = openDatabase(url, { connections: sideBySide * 2 })
  let left = count
  let wrong = 0
  const startedAt = performance.now()
  async function work() {
    while (left-- > 0) if ((await refundAll(pool, randomSequence())) !== null) wrong += 1
  }
  try {
    await Promise.all(Array.from({ length: sideBySide }, work))
    const seconds = (performance.now() - startedAt) / 1000
    return [
      { what: 'sequences', value: count / seconds, unit: '/s' },
      {
        what: 'sequences after which more went back than came, or than was granted',
        value: wrong,
        unit: '',
        atMost: 0,
      },
    ]
  } finally {
    await close()
  }
}

function randomSequence(): { amountKobo: number; requests: RefundRequest[]; atOnce: number } {
  const requests = Array.from({ length: randomInt(1, 9) }, (_, i) => ({
    amountKobo: randomInt(1, 1_000),
    sameAs: i > 0 && randomInt(4) === 0 ? randomInt(i) : null,
  }))
  return { amountKobo: randomInt(1, 1_000), requests, atOnce: randomInt(2) === 0 ? 1 : 4 }
}
