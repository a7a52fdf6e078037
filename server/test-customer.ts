import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'

export interface TestMall {
  url: string
  database: Database
  clock: Clock
}

/** A signed-in browser. */
export interface TestDevice {
  accountId: number
  sessionId: number
  headers: { authorization: string }
  get(path: string): Promise<Answered>
  post(path: string, body?: object): Promise<Answered>
}

export interface Answered {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came.
  body: any
}

/** A new account without a usable password; answers its id. */
export async function testAccount({ database, clock }: TestMall): Promise<number> {
  const slug = randomBytes(6).toString('hex')
  const { rows } = await database.pool.query<{ id: number }>(
    `INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
     VALUES ($1, 'Ngozi', $2, '$argon2id$', $3) RETURNING id`,
    [slug, `${slug}@example.com`, clock.now()],
  )
  return rows[0]?.id ?? 0
}

/** Signs an account (a new one, unless told) in on one more device. */
export async function testDevice(mall: TestMall, accountId?: number): Promise<TestDevice> {
  const id = accountId ?? (await testAccount(mall))
  const token = randomBytes(32).toString('base64url')
  const now = mall.clock.now()
  const { rows } = await mall.database.pool.query<{ id: number }>(
    `INSERT INTO account_sessions
       (account_id, token_hash, device, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, 'Chrome on Android', $3, $3, $4) RETURNING id`,
    [
      id,
      createHash('sha256').update(token).digest(),
      now,
      new Date(now.getTime() + 90 * 24 * 3_600_000),
    ],
  )
  const headers = { authorization: `Bearer ${token}` }
  return {
    accountId: id,
    sessionId: rows[0]?.id ?? 0,
    headers,
    get: (path) => ask(mall.url + path, { headers }),
    post: (path, body = {}) =>
      ask(mall.url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

async function ask(url: string, init: RequestInit): Promise<Answered> {
  const response = await fetch(url, init)
  return { status: response.status, body: await response.json() }
}
