import type { ClientBase, Pool } from 'pg'
import { accountChannel, accountEvent } from '#server/platform/database/account-event.ts'
import type { Customer } from '#server/platform/http/handler.ts'
import { deviceName } from './device.ts'
import { hashOfToken, isToken, newToken } from './tokens.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A session ends after so long without a call, and after so long anyhow. */
export const idleMs = 30 * day
const longestMs = 90 * day
/** How exactly the last call is known: one write a minute, however many calls. */
const seenEveryMs = minute

export interface SignedIn {
  token: string
  /** At the latest. */
  expiresAt: Date
}

/**
 * Signs an account in with a token of its own; null where its password is another by now, since a new
 * one ends all sessions and none may begin after it.
 */
export async function startSession(
  database: Pool | ClientBase,
  account: { id: number; password_hash: string },
  userAgent: string,
  now: Date,
): Promise<SignedIn | null> {
  const { token, hash } = newToken()
  const expiresAt = new Date(now.getTime() + longestMs)
  const { rowCount } = await database.query({
    name: 'session-start',
    text: `
      WITH account AS (
        SELECT id FROM accounts WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE
      )
      INSERT INTO account_sessions
        (account_id, token_hash, device, created_at, last_seen_at, expires_at)
      SELECT id, $3, $4, $5, $5, $6 FROM account`,
    values: [account.id, account.password_hash, hash, deviceName(userAgent), now, expiresAt],
  })
  return rowCount === 1 ? { token, expiresAt } : null
}

/** Whose token it is; null where it is unknown, expired or revoked. */
export async function findCustomer(pool: Pool, token: string, now: Date): Promise<Customer | null> {
  if (!isToken(token)) return null
  const session = await find(pool, hashOfToken(token))
  if (!session || session.expires_at <= now || session.last_seen_at <= before(now, idleMs)) {
    return null
  }
  if (session.last_seen_at <= before(now, seenEveryMs)) await markSeen(pool, session.id, now)
  return { id: session.account_id, sessionId: session.id }
}

interface Found {
  id: number
  account_id: number
  last_seen_at: Date
  expires_at: Date
}

interface Asked {
  hash: Buffer
  answer: (session: Promise<Found | undefined>) => void
}

/** Those who wait for the next look, while one is under way. */
const waiting = new WeakMap<Pool, Asked[]>()

/**
 * In a rush all who come while one look is under way are looked for together: a thousand at once need a few
 * connections, and the rest of the mall keeps its own.
 */
function find(pool: Pool, hash: Buffer): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const asked = { hash, answer: resolve }
    const queue = waiting.get(pool)
    if (queue) queue.push(asked)
    else void look(pool, [asked])
  })
}

/** Most tokens in one look. */
const bundle = 200

async function look(pool: Pool, first: Asked[]): Promise<void> {
  const queue: Asked[] = []
  waiting.set(pool, queue)
  for (let next = first; next.length > 0; next = queue.splice(0, bundle)) {
    const found = findAll(pool, next)
    for (const { hash, answer } of next) {
      answer(found.then((sessions) => sessions.get(hash.toString('hex'))))
    }
    await found.catch(() => {})
  }
  waiting.delete(pool)
}

async function findAll(pool: Pool, asked: Asked[]): Promise<Map<string, Found>> {
  const { rows } = await pool.query<Found & { token: string }>({
    name: 'session-find',
    // A list that the planner does not see is planned for once, and not for each length anew.
    text: `
      SELECT id, account_id, last_seen_at, expires_at, encode(token_hash, 'hex') AS token
      FROM account_sessions WHERE token_hash = ANY (ARRAY (SELECT unnest($1::bytea[])))`,
    values: [asked.map(({ hash }) => hash)],
  })
  return new Map(rows.map((row) => [row.token, row]))
}

/** Of calls at the same time only one writes. */
async function markSeen(pool: Pool, sessionId: number, now: Date): Promise<void> {
  await pool.query({
    name: 'session-seen',
    text: 'UPDATE account_sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at <= $3',
    values: [sessionId, now, before(now, seenEveryMs)],
  })
}

export interface Session {
  id: number
  device: string
  created_at: Date
  last_seen_at: Date
}

/** Where an account is signed in, the last used first. */
export async function listSessions(pool: Pool, accountId: number, now: Date): Promise<Session[]> {
  const { rows } = await pool.query<Session>(
    `SELECT id, device, created_at, last_seen_at FROM account_sessions
     WHERE account_id = $1 AND expires_at > $2 AND last_seen_at > $3
     ORDER BY last_seen_at DESC, id DESC LIMIT 100`,
    [accountId, now, before(now, idleMs)],
  )
  return rows
}

/** Signs one of an account's devices out; false where it is not one of the account's. */
export async function endSession(
  pool: Pool,
  accountId: number,
  sessionId: number,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'session-end',
    text: `
      WITH ended AS (DELETE FROM account_sessions WHERE id = $1 AND account_id = $2 RETURNING id)
      SELECT pg_notify($3, $4) FROM ended`,
    values: [
      sessionId,
      accountId,
      accountChannel,
      accountEvent(accountId, 'signed-out', sessionId),
    ],
  })
  return rowCount === 1
}

/** Signs an account out everywhere, in the caller's transaction. */
export async function endAllSessions(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM account_sessions WHERE account_id = $1', [accountId])
  await client.query('SELECT pg_notify($1, $2)', [
    accountChannel,
    accountEvent(accountId, 'signed-out'),
  ])
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms)
}
