import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './platform/clock.ts'
import { number } from './platform/database/columns.ts'
import type { Database } from './platform/database/database.ts'
import { many, one } from './platform/database/query.ts'
import { rareStatement } from './platform/database/statement.ts'
import type { BodyOf } from './test-answers.ts'

export interface TestApp {
  url: string
  database: Database
  clock: Clock
}

/** A signed-in browser. */
export interface TestDevice {
  accountId: number
  sessionId: number
  headers: { authorization: string }
  get<P extends string>(path: P): Promise<Answered<'GET', P>>
  post<P extends string>(path: P, body?: object): Promise<Answered<'POST', P>>
  patch<P extends string>(path: P, body: object): Promise<Answered<'PATCH', P>>
}

/** `Path` begins with `/api/v1`. */
export interface Answered<Method extends string = string, Path extends string = string> {
  status: number
  body: BodyOf<Method, Path extends `/api/v1${infer P}` ? P : Path>
}

/** Argon2id at next to no cost, of an unknown password. */
const unusablePassword =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBmb3IgdGVzdHM$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** A new account without a usable password; answers its id. */
export async function testAccount({ database, clock }: TestApp): Promise<number> {
  const slug = randomBytes(6).toString('hex')
  const email = `${slug}@example.com`
  return (await one(database, addAccount, [slug, email, unusablePassword, clock.now()])).id
}

const addAccount = rareStatement(
  'test-add-account',
  { id: number },
  `INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
   VALUES ($1, 'Ngozi', $2, $3, $4) RETURNING id`,
)

/** Signs an account, by default a new one, in on one more device, as by a login just now. */
export async function testDevice(app: TestApp, accountId?: number): Promise<TestDevice> {
  const id = accountId ?? (await testAccount(app))
  const token = randomBytes(32).toString('base64url')
  const now = app.clock.now()
  const session = await one(app.database, addSession, [
    id,
    createHash('sha256').update(token).digest(),
    now,
    new Date(now.getTime() + 90 * 24 * 3_600_000),
  ])
  return toDevice(app, { accountId: id, sessionId: session.id, token })
}

const addSession = rareStatement(
  'test-add-session',
  { id: number },
  `INSERT INTO account_sessions
     (account_id, token_hash, device, created_at, last_seen_at, expires_at, confirmed_at)
   VALUES ($1, $2, 'Chrome on Android', $3, $3, $4, $3) RETURNING id`,
)

/** Signs so many new accounts in, all at once. */
export async function testDevices(app: TestApp, count: number): Promise<TestDevice[]> {
  const slugs = Array.from({ length: count }, () => randomBytes(6).toString('hex'))
  const tokens = slugs.map(() => randomBytes(32).toString('base64url'))
  const now = app.clock.now()
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const rows = await many(app.database, addSignedIn, [slugs, hashes, now, unusablePassword])
  return rows.map(({ place, account_id: accountId, id: sessionId }) =>
    toDevice(app, { accountId, sessionId, token: tokens[place] ?? '' }),
  )
}

const addSignedIn = rareStatement(
  'test-add-signed-in',
  { place: number, account_id: number, id: number },
  `WITH opened AS (
     INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
     SELECT slug, 'Ngozi', slug || '@example.com', $4, $3 FROM unnest($1::text[]) AS slug
     RETURNING id, array_position($1, slug) AS place
   ), signed_in AS (
     INSERT INTO account_sessions
       (account_id, token_hash, device, created_at, last_seen_at, expires_at, confirmed_at)
     SELECT id, ($2::bytea[])[place], 'Chrome on Android', $3, $3, $3 + interval '90 days', $3
     FROM opened RETURNING id, account_id
   )
   SELECT place - 1 AS place, opened.id AS account_id, signed_in.id
   FROM opened JOIN signed_in ON account_id = opened.id`,
)

function toDevice(
  { url }: TestApp,
  { token, ...device }: Pick<TestDevice, 'accountId' | 'sessionId'> & { token: string },
): TestDevice {
  const headers = { authorization: `Bearer ${token}` }
  const send = (method: string, body: object) => ({
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    ...device,
    headers,
    get: (path) => call(url + path, { headers }),
    post: (path, body = {}) => call(url + path, send('POST', body)),
    patch: (path, body) => call(url + path, send('PATCH', body)),
  }
}

/** `Body`: what the contract promises, which the server checks in tests. */
async function call<Body>(url: string, init: RequestInit): Promise<{ status: number; body: Body }> {
  const response = await fetch(url, init)
  return { status: response.status, body: await response.json() }
}
