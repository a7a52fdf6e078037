import { kobo, toNaira } from '#contract/money.ts'
import type { TillSession, Tills } from '#contract/office/tills.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'
import { counted, type Db, many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { idAfter, type KeyedPage, listByKey } from '#server/platform/total.ts'

/** Opens a till for a member, and answers the session. Refuses with `not_found`, and with `conflict` where it or the member has one open. */
export async function openSession(
  tx: Tx,
  { tillId, memberId, countedKobo, at }: CountedTill,
): Promise<number> {
  const till = (await maybe(tx, lockTill, [tillId])) ?? refuse('not_found')
  if (till.is_open > 0) refuse('conflict', { message: `${till.name} is open: close it first.` })
  const opened = await maybe(tx, open, [tillId, memberId, at, countedKobo])
  return opened?.id ?? refuse('conflict', { message: 'You have a till open: close it first.' })
}

interface CountedTill {
  tillId: number
  memberId: number
  countedKobo: number
  at: Date
}

const lockTill = rareStatement(
  'till-lock',
  { name: text, is_open: number },
  `SELECT name, (SELECT count(*)::integer FROM till_sessions
     WHERE till_id = tills.id AND closed_at IS NULL) AS is_open
   FROM tills WHERE id = $1 FOR UPDATE`,
)

const open = rareStatement(
  'till-session-open',
  { id: number },
  `INSERT INTO till_sessions (till_id, member_id, opened_at, opening_kobo) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING id`,
)

/** Closes a member's own till. Refuses with `not_found` those of others, and with `conflict` one that is closed. */
export async function closeSession(
  tx: Tx,
  {
    id,
    memberId,
    countedKobo,
    at,
  }: { id: number; memberId: number; countedKobo: number; at: Date },
): Promise<void> {
  const session = (await maybe(tx, lockOwn, [id, memberId])) ?? refuse('not_found')
  if (session.closed_at) refuse('conflict', { message: 'This till is closed.' })
  await run(tx, close, [id, countedKobo, at])
}

const lockOwn = rareStatement(
  'till-session-lock',
  { closed_at: nullable(time) },
  'SELECT closed_at FROM till_sessions WHERE id = $1 AND member_id = $2 FOR UPDATE',
)

const close = rareStatement(
  'till-session-close',
  {},
  `UPDATE till_sessions SET counted_kobo = $2, closed_at = $3, expected_kobo = opening_kobo + (
     SELECT coalesce(sum(amount_kobo), 0) FROM till_payments WHERE session_id = $1
   )
   WHERE id = $1`,
)

const sessionRow = {
  id: number,
  till: text,
  member_id: number,
  opened_at: time,
  opening_kobo: number,
  closed_at: nullable(time),
  expected_kobo: nullable(number),
  counted_kobo: nullable(number),
}
const columns = `session.id, name AS till, member_id, opened_at, opening_kobo, closed_at, expected_kobo,
  counted_kobo`
const from = 'FROM till_sessions AS session JOIN tills ON tills.id = till_id'

/** One session. Throws where there is none. */
export async function readSession(
  db: Db,
  id: number,
  memberNames: MemberNames,
): Promise<TillSession> {
  const row = await one(db, byId, [id])
  return present(row, await memberNames(db, [row.member_id]))
}

const byId = rareStatement(
  'till-session-read',
  sessionRow,
  `SELECT ${columns} ${from} WHERE session.id = $1`,
)

/** Sessions, the newest first; `isDifferent`: those whose count was not what was expected. */
export async function listSessions(
  db: Db,
  { isDifferent, after }: { isDifferent: boolean; after: string | undefined },
  memberNames: MemberNames,
): Promise<KeyedPage<TillSession>> {
  const page = await listByKey(db, sessionList, [isDifferent], idAfter(after))
  const names = await memberNames(
    db,
    page.rows.map(({ member_id }) => member_id),
  )
  return { ...page, rows: page.rows.map((row) => present(row, names)) }
}

const fitting = '(NOT $1 OR counted_kobo <> expected_kobo)'

const sessionList = {
  page: rareStatement(
    'till-sessions-list',
    sessionRow,
    `SELECT ${columns} ${from} WHERE ${fitting} AND ($2::bigint IS NULL OR session.id < $2)
     ORDER BY session.id DESC LIMIT $3`,
  ),
  counted: rareStatement(
    'till-sessions-count',
    counted,
    `SELECT count(*) FROM (SELECT FROM till_sessions WHERE ${fitting} LIMIT $2) AS fitting`,
  ),
  keyOf: ({ id }: Row<typeof sessionRow>) => id,
}

/** Every till with who has it open, and the member's own. */
export async function readTills(
  db: Db,
  memberId: number,
  memberNames: MemberNames,
): Promise<Tills> {
  const [tills, sessions] = await Promise.all([many(db, allTills), many(db, openSessions)])
  const names = await memberNames(
    db,
    sessions.map(({ member_id }) => member_id),
  )
  const mine = sessions.find(({ member_id }) => member_id === memberId)
  return {
    tills: tills.map(({ id, name }) => {
      const session = sessions.find(({ till }) => till === name)
      return { id, name, open_by: session ? nameIn(names, session.member_id) : null }
    }),
    mine: mine ? present(mine, names) : null,
  }
}

const allTills = rareStatement(
  'tills-all',
  { id: number, name: text },
  'SELECT id, name FROM tills ORDER BY id',
)

const openSessions = rareStatement(
  'till-sessions-open',
  sessionRow,
  `SELECT ${columns} ${from} WHERE closed_at IS NULL`,
)

function present(row: Row<typeof sessionRow>, names: Map<number, string>): TillSession {
  const { expected_kobo: expected, counted_kobo: total } = row
  return {
    id: row.id,
    till: row.till,
    member: nameIn(names, row.member_id),
    opened_at: row.opened_at.toISOString(),
    opening: toNaira(kobo(row.opening_kobo)),
    closed_at: row.closed_at?.toISOString() ?? null,
    expected: nairaOrNull(expected),
    counted: nairaOrNull(total),
    difference: nairaOrNull(expected === null || total === null ? null : total - expected),
  }
}

function nameIn(names: Map<number, string>, memberId: number): string {
  return names.get(memberId) || 'A former member'
}

function nairaOrNull(amountKobo: number | null): number | null {
  return amountKobo === null ? null : toNaira(kobo(amountKobo))
}
