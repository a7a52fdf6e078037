import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { Passwords } from './passwords/passwords.ts'
import { byEmail, testAccounts } from './test-accounts.ts'

/** High enough for a missing hash to show, low enough for thousands of hashes. */
const cost = { memoryCost: 2048, timeCost: 1, parallelism: 1 }
/** Pairs of calls that are compared at a time, and at most. A busy machine blurs a few hundred, but not all. */
const batch = 200
const pairs = 2_000

const database = await testDatabase()
const { browser } = await testAccounts(database, { cost })
const passwordHash = await new Passwords(cost).hash('Market#2026')

const calls = [
  { path: '/login', more: { password: 'Wrong#2026' }, status: 400 },
  { path: '/forgot/password', more: {}, status: 200 },
  { path: '/register-otp', more: { name: 'Ngozi Eze' }, status: 200 },
]

test.each(calls)(
  '$path reveals to nobody who has an account, neither in words nor in time',
  async ({ path, more, status }) => {
    const start = `${path.replace(/\W/g, '')}-`
    await openAccounts(start)
    const answers = new Set<string>()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }

    async function measure(who: keyof typeof times, email: string) {
      const person = browser()
      const startedAt = performance.now()
      const answer = await person.post(path, { ...byEmail(email), ...more })
      times[who].push(performance.now() - startedAt)
      const { request_id: _, ...words } = answer.body
      answers.add(JSON.stringify([answer.status, words, headerNames(answer.headers)]))
    }

    let ratio = 0
    for (let i = 0; i < pairs && !(i % batch === 0 && isEven(ratio)); i++) {
      const known = () => measure('known', `${start}${i}@example.com`)
      const unknown = () => measure('unknown', `${start}${i}@example.org`)
      // The second call finds warmer caches.
      for (const turn of i % 2 === 0 ? [known, unknown] : [unknown, known]) await turn()
      if ((i + 1) % batch === 0) ratio = median(times.known) / median(times.unknown)
    }
    expect([...answers]).toHaveLength(1)
    expect(JSON.parse([...answers][0] ?? '')[0]).toBe(status)
    expect(isEven(ratio), `${ratio} times as long where there is an account`).toBe(true)
  },
  180_000,
)

/** A hash that is missing on one side is half of a call and more. */
function isEven(ratio: number): boolean {
  return ratio > 0.9 && ratio < 1.11
}

async function openAccounts(start: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
     SELECT substr(md5($1 || i), 1, 12), 'Person', $1 || i || '@example.com', $2, '2026-11-21'
     FROM generate_series(0, $3 - 1) AS i`,
    [start, passwordHash, pairs],
  )
  // The unknown ones are looked up in the same pages.
  await database.pool.query('VACUUM ANALYZE accounts')
}

function headerNames(headers: Headers): string[] {
  return [...headers.keys()].sort()
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
