import { sessionDays } from '#contract/limits.ts'
import { accountChannel, accountEvent } from '#server/platform/database/announce.ts'
import {
  certain,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, many, run, unlessReadOnly } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { workingAs } from '#server/platform/database/work.ts'
import type { Sessions } from '#server/platform/http/security/access.ts'
import type { AccountDeps } from '../deps.ts'
import { deviceName } from './device.ts'
import { RecentSessions } from './recent-sessions.ts'
import { hashOfToken, isToken, newToken } from './tokens.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A session ends after `idleMs` without a call, and after `maxAgeMs` in any case. */
export const idleMs = 30 * day
const maxAgeMs = sessionDays * day
/** The last call of a session is stored again after so long, ms: a commit for each minute of each visit would be dear. */
const seenIntervalMs = 5 * minute

export interface SignedIn {
  token: string
  /** At the latest. */
  expiresAt: Date
}

/**
 * Signs an account in with a new token; null where its password has changed meanwhile: a new password
 * ends all sessions, and none may start with the old one after it. Whoever signs in has just proved who
 * they are, so the session begins confirmed.
 */
export async function startSession(
  db: Db,
  account: { id: number; password_hash: string },
  userAgent: string,
  now: Date,
): Promise<SignedIn | null> {
  const { token, hash } = newToken()
  const expiresAt = new Date(now.getTime() + maxAgeMs)
  const device = deviceName(userAgent)
  const values = [account.id, account.password_hash, hash, device, now, expiresAt]
  return (await run(db, addSession, values)) === 1 ? { token, expiresAt } : null
}

const addSession = statement(
  'session-start',
  {},
  `WITH account AS (
     SELECT id FROM accounts WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE
   )
   INSERT INTO account_sessions
     (account_id, token_hash, device, created_at, last_seen_at, expires_at, confirmed_at)
   SELECT id, $3, $4, $5, $5, $6, $5 FROM account`,
)

/** Who tokens belong to. */
export function openSessions({
  database: db,
  clock,
}: Pick<AccountDeps, 'database' | 'clock'>): Pick<Sessions, 'findCustomer' | 'recentCustomer'> {
  const recent = new RecentSessions()
  return {
    async findCustomer(token) {
      if (!isToken(token)) return null
      const hash = hashOfToken(token)
      const now = clock.now()
      // Whatever work a call is, its lookup shares the statement of all others.
      const session = await workingAs('account', () => findSession(db, hash))
      if (!session || session.expires_at <= now || session.last_seen_at <= before(now, idleMs)) {
        recent.delete(hash.toString('hex'))
        return null
      }
      const isLongAgo = session.last_seen_at <= before(now, seenIntervalMs)
      if (isLongAgo) {
        const values = [session.id, now, before(now, seenIntervalMs)]
        await unlessReadOnly(workingAs('account', () => run(db, markSeen, values)))
      }
      const { id: sessionId, account_id: id, confirmed_at: confirmedAt } = session
      const customer = { id, sessionId, confirmedAt }
      const seenAt = isLongAgo ? now : session.last_seen_at
      const ends = Math.min(seenAt.getTime() + seenIntervalMs, session.expires_at.getTime())
      recent.add(session.token, customer, new Date(ends))
      return customer
    },
    recentCustomer(token) {
      if (!isToken(token)) return null
      return recent.find(hashOfToken(token).toString('hex'), clock.now())
    },
  }
}

/** Only one of several concurrent calls writes. */
const markSeen = statement(
  'session-seen',
  {},
  'UPDATE account_sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at <= $3',
)

const sessionRow = {
  id: number,
  account_id: number,
  last_seen_at: time,
  expires_at: time,
  confirmed_at: nullable(time),
  // The hash in hexadecimal digits: `encode` of what is never null, which the database does not know.
  token: certain(text),
}
type SessionRow = Row<typeof sessionRow>

interface PendingLookup {
  hash: Buffer
  answer: (session: Promise<SessionRow | undefined>) => void
}

/** Lookups that wait for the next statement, while one is under way. */
const waiting = new WeakMap<Db, PendingLookup[]>()

/**
 * Batches lookups: those that arrive while a statement is under way share the next one. A thousand
 * concurrent calls then need a few connections, and the others stay free for the rest of the application.
 */
function findSession(db: Db, hash: Buffer): Promise<SessionRow | undefined> {
  return new Promise((resolve) => {
    const lookup = { hash, answer: resolve }
    const queue = waiting.get(db)
    if (queue) queue.push(lookup)
    else void runLookups(db, [lookup])
  })
}

/** Tokens in one statement. */
const maxBatch = 200

async function runLookups(db: Db, first: PendingLookup[]): Promise<void> {
  const queue: PendingLookup[] = []
  waiting.set(db, queue)
  for (let next = first; next.length > 0; next = queue.splice(0, maxBatch)) {
    const sessions = findBatch(db, next)
    for (const { hash, answer } of next) {
      answer(sessions.then((byToken) => byToken.get(hash.toString('hex'))))
    }
    await sessions.catch(() => {})
  }
  waiting.delete(db)
}

async function findBatch(db: Db, lookups: PendingLookup[]): Promise<Map<string, SessionRow>> {
  const rows = await many(db, sessionsOfTokens, [lookups.map(({ hash }) => hash)])
  return new Map(rows.map((row) => [row.token, row]))
}

const sessionsOfTokens = statement(
  'session-find',
  sessionRow,
  // The subselect hides the list's length from the planner, so that one plan serves every length.
  `SELECT id, account_id, last_seen_at, expires_at, confirmed_at, encode(token_hash, 'hex') AS token
   FROM account_sessions WHERE token_hash = ANY (ARRAY (SELECT unnest($1::bytea[])))`,
)

const deviceRow = { id: number, device: text, created_at: time, last_seen_at: time }
type Session = Row<typeof deviceRow>

/** The devices on which an account is signed in, the last used first. */
export function listSessions(db: Db, accountId: number, now: Date): Promise<Session[]> {
  return many(db, activeSessions, [accountId, now, before(now, idleMs)])
}

const activeSessions = rareStatement(
  'sessions-active',
  deviceRow,
  `SELECT id, device, created_at, last_seen_at FROM account_sessions
   WHERE account_id = $1 AND expires_at > $2 AND last_seen_at > $3
   ORDER BY last_seen_at DESC, id DESC LIMIT 100`,
)

/** Signs one device out; false where the session is not the account's. */
export async function endSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const event = accountEvent(accountId, 'signed-out', sessionId)
  return (await run(db, deleteSession, [sessionId, accountId, accountChannel, event])) === 1
}

const deleteSession = statement(
  'session-end',
  {},
  // Announced for each row that was deleted: none where the session is not the account's.
  `WITH ended AS (
     DELETE FROM account_sessions WHERE id = $1 AND account_id = $2 RETURNING id
   ), announced AS (
     SELECT pg_notify($3, $4) FROM ended
   )
   SELECT FROM announced`,
)

/** Signs an account out everywhere, in the caller's transaction. */
export async function endAllSessions(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteSessions, [accountId])
  await run(tx, announce, [accountChannel, accountEvent(accountId, 'signed-out')])
}

/** Ends all but one session of an account, in the caller's transaction; false where that one has ended itself. */
export async function endOtherSessions(
  tx: Db,
  accountId: number,
  currentId: number,
): Promise<boolean> {
  await run(tx, deleteOthers, [
    accountId,
    currentId,
    accountChannel,
    accountEvent(accountId, 'signed-out'),
  ])
  return (await run(tx, findOwn, [accountId, currentId])) === 1
}

const deleteOthers = rareStatement(
  'sessions-delete-others',
  {},
  `WITH ended AS (
     DELETE FROM account_sessions WHERE account_id = $1 AND id <> $2 RETURNING id
   ), announced AS (
     SELECT pg_notify($3, $4 || ':' || id) FROM ended
   )
   SELECT FROM announced`,
)

const findOwn = rareStatement(
  'session-find-own',
  {},
  'SELECT FROM account_sessions WHERE account_id = $1 AND id = $2',
)

const deleteSessions = rareStatement(
  'sessions-delete',
  {},
  'DELETE FROM account_sessions WHERE account_id = $1',
)

const announce = rareStatement('sessions-announce', {}, 'SELECT FROM pg_notify($1, $2)')

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms)
}

/** The answer of every call that signs in (storefront specification, section 7). */
export function tokenAnswer(message: string, { token, expiresAt }: SignedIn) {
  const answer = { accessToken: token, expires_at: expiresAt.toISOString() }
  return { message, data: { token: answer } }
}
