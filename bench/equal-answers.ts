import { Agent } from 'node:http'
import { Passwords } from '#server/accounts/accounts.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { percentile, type Times } from './load.ts'
import { deleteAccounts, openAccounts, post } from './shoppers.ts'

const people = 2_000
const calls = [
  { path: '/login', more: { password: 'Wrong#2026' }, answer: '400 wrong_credentials' },
  { path: '/forgot/password', more: {}, answer: '200' },
]

/** Whether the time of an answer tells who has an account. */
export const equalAnswers: Bench = {
  name: 'equal-answers',
  how: `Wrong logins and requests for a new password, one after the other, for ${people.toLocaleString('en')} accounts and as many contacts without one in turns.`,
  async run({ small }) {
    const passwordHash = await new Passwords().hash('Basket#4711')
    await openAccounts(small.pool, 'equal', { count: people, passwordHash })
    // The unknown ones are looked up in the same pages.
    await small.pool.query('VACUUM ANALYZE accounts')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      const figures: Figure[] = []
      for (const call of calls) figures.push(...(await compare(small, agent, call)))
      return figures
    } finally {
      agent.destroy()
      await deleteAccounts(small.pool, 'equal')
    }
  },
}

async function compare(
  { origin, pool }: RunningApp,
  agent: Agent,
  { path, more, answer }: (typeof calls)[number],
): Promise<Figure[]> {
  const times: Record<'known' | 'unknown', Times> = { known: [], unknown: [] }
  for (let i = 0; i < people; i++) {
    // A range of addresses may be wrong so often in a quarter of an hour, and the mall too.
    if (i % 100 === 0) await pool.query('DELETE FROM account_attempts')
    const headers = { 'x-forwarded-for': `10.${i % 200}.${i % 250}.7` }
    const sides = [
      ['known', `equal${i}@example.com`],
      ['unknown', `equal${i}@example.org`],
    ] as const
    // The second call finds warmer caches.
    for (const [who, email] of i % 2 === 0 ? sides : sides.toReversed()) {
      const body = { mode: 'email', email, ...more }
      const got = await post(agent, `${origin}/api/v1${path}`, body, headers)
      if (got.answer !== answer) throw new Error(`${path} answers ${got.answer}`)
      times[who].push(got.ms)
    }
  }
  const apart = (share: number) => percentile(times.known, share) - percentile(times.unknown, share)
  return [
    { what: `${path}: known, median`, value: percentile(times.known, 0.5), unit: 'ms' },
    { what: `${path}: unknown, median`, value: percentile(times.unknown, 0.5), unit: 'ms' },
    {
      what: `${path}: medians of known and unknown differ by`,
      value: (100 * Math.abs(apart(0.5))) / percentile(times.unknown, 0.5),
      unit: '%',
      atMost: 3,
    },
    {
      what: `${path}: their 95 % differ by`,
      value: Math.abs(apart(0.95)),
      unit: 'ms',
      atMost: 10,
    },
  ]
}
