import { officeIdleMinutes, officeSessionHours, stepUpMinutes } from '#contract/limits.ts'
import { isPermission, permissionNames } from '#contract/office/permissions.ts'
import type { OfficeSession } from '#contract/office/session.ts'
import {
  deviceName,
  hashOfToken,
  isToken,
  newToken,
  passwordDigestOf,
  rememberDevice,
} from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  boolean,
  bytes,
  certain,
  list,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, maybe, one, run, unlessReadOnly } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, type StaffMember, staffOf } from '#server/platform/http/handler.ts'
import { officePath, staffCookie } from '#server/platform/http/security/access.ts'

const minute = 60_000
const idleMs = officeIdleMinutes * minute
const maxAgeMs = officeSessionHours * 60 * minute
/** How long a session waits for its second factor. */
const pendingMs = 10 * minute
const stepUpMs = stepUpMinutes * minute
/** The last call is stored at most once a minute, however many calls there are. */
const seenIntervalMs = minute
/** An open page makes a call by itself each half minute; without one for so long it is closed. */
const openMs = 1.5 * minute
const openIntervalMs = minute / 3

/** Begins a session of a member whose password was right, and sets its cookie. Answers its id. */
export async function startSession(
  tx: Tx,
  member: { id: number; passwordDigest: Buffer },
  call: Call,
  now: Date,
): Promise<number> {
  // A new sign-in in a browser ends the one before.
  const former = call.cookie(staffCookie, officePath)
  if (isToken(former)) await run(tx, endByToken, [hashOfToken(former)])
  const { token, hash } = newToken()
  const device = deviceName(call.userAgent)
  const expiresAt = new Date(now.getTime() + pendingMs)
  const values = [member.id, hash, member.passwordDigest, device, now, expiresAt]
  const { id } = await one(tx, addSession, values)
  setSessionCookie(call, token)
  return id
}

const addSession = rareStatement(
  'staff-session-start',
  { id: number },
  `WITH seen AS (UPDATE staff_members SET last_seen_at = $5 WHERE id = $1)
   INSERT INTO staff_sessions
     (member_id, token_hash, password_digest, device, started_at, last_seen_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $5, $6) RETURNING id`,
)

const endByToken = rareStatement(
  'staff-session-end-token',
  {},
  'DELETE FROM staff_sessions WHERE token_hash = $1',
)

/**
 * The second factor was proved just now. The first time it completes the session under a new token, so that
 * the one of before opens nothing more. Answers until when the proof opens what asks for it.
 */
export async function stepUp(tx: Tx, call: Call, now: Date): Promise<Date> {
  const { sessionId, step } = staffOf(call)
  if (step === 'complete') await run(tx, proveAgain, [sessionId, now])
  else {
    const { token, hash } = newToken()
    const values = [sessionId, hash, now, new Date(now.getTime() + maxAgeMs)]
    // Of two proofs at once the second is one of a session that is complete.
    const completed = await maybe(tx, complete, values)
    if (completed) {
      setSessionCookie(call, token)
      // Strangers' wrong passwords are counted apart from those that are typed here from now on.
      await rememberDevice(tx, call, completed.account_id, now)
    } else await run(tx, proveAgain, [sessionId, now])
  }
  return steppedUpUntil(now)
}

export function steppedUpUntil(factorAt: Date): Date {
  return new Date(factorAt.getTime() + stepUpMs)
}

const complete = rareStatement(
  'staff-session-complete',
  { account_id: certain(number) },
  `UPDATE staff_sessions AS sessions SET token_hash = $2, factor_at = $3, expires_at = $4
   FROM staff_members AS members
   WHERE sessions.id = $1 AND factor_at IS NULL AND members.id = member_id AND account_id IS NOT NULL
   RETURNING account_id`,
)

const proveAgain = rareStatement(
  'staff-session-step-up',
  {},
  'UPDATE staff_sessions SET factor_at = $2 WHERE id = $1',
)

/** Sent below the office's calls only, and never along with another site's request. */
function setSessionCookie(call: Call, value: string): void {
  const about = { name: staffCookie, path: officePath, sameSite: 'Strict' } as const
  call.setCookie({ ...about, value, maxAge: maxAgeMs / 1000 })
}

export function clearSessionCookie(call: Call): void {
  const about = { name: staffCookie, path: officePath, sameSite: 'Strict' } as const
  call.setCookie({ ...about, value: '', maxAge: 0 })
}

/**
 * The member of a token; null where it is unknown or ended, the member is not active, or the account has another
 * password by now. Roles are read anew for each call. A background call does not prolong the session.
 */
export async function findStaff(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
  isBackground = false,
): Promise<StaffMember | null> {
  if (!isToken(token)) return null
  const now = clock.now()
  const session = await maybe(database, findSession, [hashOfToken(token)])
  if (!session || !isOpen(session, now)) return null
  const digest = await passwordDigestOf(database, session.account_id)
  if (!digest?.equals(session.password_digest)) return null
  if (!isBackground && session.last_seen_at <= before(now, seenIntervalMs)) {
    await unlessReadOnly(run(database, markSeen, [session.id, now, before(now, seenIntervalMs)]))
  }
  if (isBackground && (session.open_at ?? before(now, openMs)) <= before(now, openIntervalMs)) {
    await unlessReadOnly(run(database, markOpen, [session.id, now]))
  }
  const { factor_at, has_factor } = session
  const permissions = session.is_owner ? permissionNames : session.permissions.filter(isPermission)
  return {
    id: session.member_id,
    sessionId: session.id,
    step: factor_at ? 'complete' : has_factor ? 'second-factor' : 'set-up',
    isSteppedUp: factor_at !== null && steppedUpUntil(factor_at) > now,
    permissions: new Set(permissions),
  }
}

function isOpen(session: { expires_at: Date; last_seen_at: Date }, now: Date): boolean {
  return session.expires_at > now && session.last_seen_at > before(now, idleMs)
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

const findSession = statement(
  'staff-session-find',
  {
    id: number,
    member_id: number,
    // An active member has one, by the table's constraint.
    account_id: certain(number),
    password_digest: bytes,
    last_seen_at: time,
    open_at: nullable(time),
    expires_at: time,
    factor_at: nullable(time),
    has_factor: boolean,
    is_owner: boolean,
    permissions: list(text),
  },
  `SELECT sessions.id, sessions.member_id, account_id, password_digest, sessions.last_seen_at,
     open_at, expires_at, factor_at,
     EXISTS (SELECT FROM staff_passkeys WHERE member_id = members.id)
       OR EXISTS (SELECT FROM staff_totp WHERE member_id = members.id AND secret IS NOT NULL)
       AS has_factor,
     EXISTS (
       SELECT FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
       WHERE member_id = members.id AND is_owner
     ) AS is_owner,
     ARRAY(
       SELECT DISTINCT permission
       FROM staff_member_roles JOIN staff_role_permissions USING (role_id)
       WHERE member_id = members.id
     ) AS permissions
   FROM staff_sessions AS sessions JOIN staff_members AS members ON members.id = sessions.member_id
   WHERE token_hash = $1 AND state = 'active' AND account_id IS NOT NULL`,
)

const markSeen = rareStatement(
  'staff-session-seen',
  {},
  `WITH seen AS (
     UPDATE staff_sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at <= $3
     RETURNING member_id
   )
   UPDATE staff_members SET last_seen_at = $2 FROM seen WHERE staff_members.id = seen.member_id`,
)

const markOpen = rareStatement(
  'staff-session-open',
  {},
  'UPDATE staff_sessions SET open_at = $2 WHERE id = $1',
)

/** Of these members, those with a page of the office open: its stream looks for the session each half minute. */
export async function openPagesOf(db: Db, memberIds: number[], now: Date): Promise<Set<number>> {
  const rows = await many(db, withOpenPage, [memberIds, before(now, openMs)])
  return new Set(rows.map(({ member_id }) => member_id))
}

const withOpenPage = rareStatement(
  'staff-sessions-with-page',
  { member_id: number },
  `SELECT DISTINCT member_id FROM staff_sessions
   WHERE member_id = ANY ($1) AND factor_at IS NOT NULL AND open_at > $2`,
)

const sessionRow = {
  id: number,
  device: text,
  started_at: time,
  last_seen_at: time,
  expires_at: time,
  factor_at: nullable(time),
}
export type SessionRow = Row<typeof sessionRow>

/** A member's open sessions, the newest first. */
export async function sessionsOf(db: Db, memberId: number, now: Date): Promise<SessionRow[]> {
  return (await many(db, listSessions, [memberId])).filter((session) => isOpen(session, now))
}

const listSessions = rareStatement(
  'staff-sessions-of',
  sessionRow,
  `SELECT id, device, started_at, last_seen_at, expires_at, factor_at
   FROM staff_sessions WHERE member_id = $1 ORDER BY id DESC`,
)

export function toSession(session: SessionRow, currentId: number | null): OfficeSession {
  return {
    id: session.id,
    device: session.device,
    started_at: session.started_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    is_current: session.id === currentId,
  }
}

/** Ends one session of a member, or all; answers how many there were. */
export function endSessions(tx: Tx, memberId: number, sessionId: number | null): Promise<number> {
  return run(tx, deleteSessions, [memberId, sessionId])
}

const deleteSessions = rareStatement(
  'staff-sessions-end',
  {},
  'DELETE FROM staff_sessions WHERE member_id = $1 AND ($2::bigint IS NULL OR id = $2)',
)

export async function deleteEndedSessions({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}) {
  const now = clock.now()
  await run(database, deleteEnded, [now, before(now, idleMs)])
}

const deleteEnded = rareStatement(
  'staff-sessions-clean-up',
  {},
  'DELETE FROM staff_sessions WHERE expires_at <= $1 OR last_seen_at <= $2',
)
