import type { ClientBase, Pool } from 'pg'
import { accountChannel, accountEvent } from '#server/platform/database/account-event.ts'
import type { Customer } from '#server/platform/http/handler.ts'
import { deviceName } from './device.ts'
import { hashOfToken, isToken, newToken } from './tokens.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A session ends after `idleMs` without a call, and after `maxAgeMs` in any case. */
export const idleMs = 30 * day
const maxAgeMs = 90 * day
/** The last call is stored at most once a minute, however many calls there are. */
const seenIntervalMs = minute

export interface SignedIn {
  token: string
  /** At the latest. */
  expiresAt: Date
}

/**
 * Signs an account in with a new token; null where its password has changed meanwhile: a new password
 * ends all sessions, and none may start with the old one after it.
 */
export async function startSession(
  database: Pool | ClientBase,
  account: { id: number; password_hash: string },
  userAgent: string,
  now: Date,
): Promise<SignedIn | null> {
  const { token, hash } = newToken()
  const expiresAt = new Date(now.getTime() + maxAgeMs)
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

/** The customer of a token; null where it is unknown, expired or revoked. */
export async function findCustomer(pool: Pool, token: string, now: Date): Promise<Customer | null> {
  if (!isToken(token)) return null
  const session = await findSession(pool, hashOfToken(token))
  if (!session || session.expires_at <= now || session.last_seen_at <= before(now, idleMs)) {
    return null
  }
  if (session.last_seen_at <= before(now, seenIntervalMs)) await markSeen(pool, session.id, now)
  return { id: session.account_id, sessionId: session.id }
}

interface SessionRow {
  id: number
  account_id: number
  last_seen_at: Date
  expires_at: Date
}

interface PendingLookup {
  hash: Buffer
  answer: (session: Promise<SessionRow | undefined>) => void
}

/** Lookups that wait for the next statement, while one is under way. */
const waiting = new WeakMap<Pool, PendingLookup[]>()

/**
 * Batches lookups: those that arrive while a statement is under way share the next one. A thousand
 * concurrent calls then need a few connections, and the others stay free for the rest of the application.
 */
function findSession(pool: Pool, hash: Buffer): Promise<SessionRow | undefined> {
  return new Promise((resolve) => {
    const lookup = { hash, answer: resolve }
    const queue = waiting.get(pool)
    if (queue) queue.push(lookup)
    else void runLookups(pool, [lookup])
  })
}

/** Tokens in one statement. */
const maxBatch = 200

async function runLookups(pool: Pool, first: PendingLookup[]): Promise<void> {
  const queue: PendingLookup[] = []
  waiting.set(pool, queue)
  for (let next = first; next.length > 0; next = queue.splice(0, maxBatch)) {
    const sessions = findBatch(pool, next)
    for (const { hash, answer } of next) {
      answer(sessions.then((byToken) => byToken.get(hash.toString('hex'))))
    }
    await sessions.catch(() => {})
  }
  waiting.delete(pool)
}

async function findBatch(pool: Pool, lookups: PendingLookup[]): Promise<Map<string, SessionRow>> {
  const { rows } = await pool.query<SessionRow & { token: string }>({
    name: 'session-find',
    // The subselect hides the list's length from the planner, so that one plan serves every length.
    text: `
      SELECT id, account_id, last_seen_at, expires_at, encode(token_hash, 'hex') AS token
      FROM account_sessions WHERE token_hash = ANY (ARRAY (SELECT unnest($1::bytea[])))`,
    values: [lookups.map(({ hash }) => hash)],
  })
  return new Map(rows.map((row) => [row.token, row]))
}

/** Only one of several concurrent calls writes. */
async function markSeen(pool: Pool, sessionId: number, now: Date): Promise<void> {
  await pool.query({
    name: 'session-seen',
    text: 'UPDATE account_sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at <= $3',
    values: [sessionId, now, before(now, seenIntervalMs)],
  })
}

export interface Session {
  id: number
  device: string
  created_at: Date
  last_seen_at: Date
}

/** The devices on which an account is signed in, the last used first. */
export async function listSessions(pool: Pool, accountId: number, now: Date): Promise<Session[]> {
  const { rows } = await pool.query<Session>(
    `SELECT id, device, created_at, last_seen_at FROM account_sessions
     WHERE account_id = $1 AND expires_at > $2 AND last_seen_at > $3
     ORDER BY last_seen_at DESC, id DESC LIMIT 100`,
    [accountId, now, before(now, idleMs)],
  )
  return rows
}

/** Signs one device out; false where the session is not the account's. */
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
