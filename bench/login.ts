import { Agent, get } from 'node:http'
import autocannon from 'autocannon'
import { Passwords } from '#server/accounts/accounts.ts'
import type { Bench } from './bench.ts'
import { percentile, type Times } from './load.ts'
import { deleteAccounts, openAccounts } from './shoppers.ts'

const people = 200
const connections = 32
const rounds = 15
const roundSeconds = 3
/** Of each kind, in turns. */
const accountCalls = 2_000
const password = 'Basket#4711'

/** What a login costs beside its hash, and the call that every open page makes every 15 seconds. */
export const login: Bench = {
  name: 'login',
  how: `Logins of ${people} people, ${connections} at a time, against Argon2id alone on the same cores, in ${rounds} turns; ${accountCalls} calls of one signed-in page, one after the other, with a fresh and an unchanged answer in turns.`,
  async run({ small }) {
    const passwords = new Passwords()
    const hash = await passwords.hash(password)
    await openAccounts(small.pool, 'login', { count: people, passwordHash: hash })
    try {
      const alone: number[] = []
      const logins: number[] = []
      for (let round = 0; round < rounds; round++) {
        alone.push(await hashesPerSecond(passwords, hash))
        // A range of addresses may log in so often in a quarter of an hour; here all come from one.
        await small.pool.query('DELETE FROM account_attempts')
        logins.push(await loginsPerSecond(small.origin))
      }
      const shares = logins.map((value, round) => (100 * value) / (alone[round] ?? 0))
      const { fresh, unchanged } = await accountTimes(small.origin)
      return [
        { what: 'logins', value: percentile(logins, 0.5), unit: '/s' },
        { what: 'Argon2id alone', value: percentile(alone, 0.5), unit: '/s' },
        {
          what: 'logins, of what Argon2id allows',
          value: percentile(shares, 0.5),
          unit: '%',
          atLeast: 80,
        },
        { what: 'GET /accounts, fresh', value: percentile(fresh, 0.5), unit: 'ms' },
        { what: 'GET /accounts, unchanged', value: percentile(unchanged, 0.5), unit: 'ms' },
      ]
    } finally {
      await deleteAccounts(small.pool, 'login')
    }
  },
}

/** With the same concurrency as the logins. */
async function hashesPerSecond(passwords: Passwords, hash: string): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  async function visitor() {
    while (performance.now() - startedAt < roundSeconds * 1000) {
      await passwords.isRight(password, hash, async () => {})
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return (1000 * done) / (performance.now() - startedAt)
}

async function loginsPerSecond(origin: string): Promise<number> {
  let logins = 0
  const result = await autocannon({
    url: `${origin}/api/v1/login`,
    connections,
    duration: roundSeconds,
    requests: [
      {
        method: 'POST',
        path: '/api/v1/login',
        headers: { 'content-type': 'application/json' },
        // One person after the other over all connections: one account has few places in the queue.
        setupRequest(request) {
          logins += 1
          const email = `login${logins % people}@example.com`
          return { ...request, body: JSON.stringify({ mode: 'email', email, password }) }
        },
      },
    ],
  })
  if (result.non2xx + result.errors > 0) {
    throw new Error(`login: ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return result.requests.total / result.duration
}

async function accountTimes(origin: string): Promise<{ fresh: Times; unchanged: Times }> {
  const signedIn = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'email', email: 'login0@example.com', password }),
  })
  const token: string = (await signedIn.json()).data.token.accessToken
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: `Bearer ${token}`, cookie: `XSRF-TOKEN=${'0'.repeat(32)}` }
  const url = `${origin}/api/v1/accounts`
  const times: Record<'fresh' | 'unchanged', Times> = { fresh: [], unchanged: [] }
  const { etag } = await timedGet(agent, url, headers, 200)
  for (let i = 0; i < accountCalls; i++) {
    times.fresh.push((await timedGet(agent, url, headers, 200)).ms)
    times.unchanged.push(
      (await timedGet(agent, url, { ...headers, 'if-none-match': etag }, 304)).ms,
    )
  }
  agent.destroy()
  return times
}

function timedGet(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<{ ms: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        const ms = performance.now() - startedAt
        if (response.statusCode === status) resolve({ ms, etag: response.headers.etag ?? '' })
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
