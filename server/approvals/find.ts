import type { Request } from '#contract/endpoint.ts'
import { kobo, toNaira } from '#contract/money.ts'
import { approvalKindTable } from '#contract/office/approval-kinds.ts'
import type { Approval, approvals, ListedApproval } from '#contract/office/approvals.ts'
import { actorText } from '#server/platform/actor.ts'
import { namesOfActors } from '#server/platform/actor-names.ts'
import { nullable, number, time } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, maybe, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse, type StaffMember } from '#server/platform/http/handler.ts'
import { idAfter, type KeyedPage, maxCounted, maxRead, pageByKey } from '#server/platform/total.ts'
import type { ApprovalDeps } from './deps.ts'
import { type ApprovalRow, approvalColumns, approvalRow } from './rows.ts'

type Query = Request<(typeof approvals)['approvals']>['query']

/** A page of requests: those that wait, the oldest first; else the newest first. */
export async function findApprovals(
  db: Db,
  deps: Pick<ApprovalDeps, 'memberNames' | 'clock'>,
  { state = 'waiting', after }: Query,
  member: StaffMember,
): Promise<KeyedPage<ListedApproval>> {
  const values = [state, actorText({ staff: member.id }), deps.clock.now()]
  const rows = await many(db, page, [...values, idAfter(after), maxRead])
  const fitting = await count(db, total, [...values, maxCounted])
  const found = pageByKey(rows, fitting, ({ id }) => id)
  const nameOf = await namesOfActors(
    db,
    found.rows.map(({ requested_by }) => requested_by),
    deps.memberNames,
  )
  return {
    ...found,
    rows: found.rows.map((row) => listed(row, { nameOf, member, now: deps.clock.now() })),
  }
}

const isFitting = `CASE $1::text
     WHEN 'mine' THEN requested_by = $2::text
     WHEN 'ended' THEN state <> 'waiting' OR expires_at <= $3::timestamptz
     ELSE state = 'waiting' AND expires_at > $3::timestamptz
   END`

const page = rareStatement(
  'approvals-page',
  approvalRow,
  `SELECT ${approvalColumns} FROM approvals
   WHERE ${isFitting} AND ($4::bigint IS NULL OR CASE $1 WHEN 'waiting' THEN id > $4 ELSE id < $4 END)
   ORDER BY CASE $1 WHEN 'waiting' THEN id ELSE -id END LIMIT $5`,
)

const total = rareStatement(
  'approvals-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM approvals WHERE ${isFitting} LIMIT $4) AS found`,
)

interface Reading {
  nameOf: (actor: string) => string
  member: StaffMember
  now: Date
}

function listed(row: ApprovalRow, { nameOf, member, now }: Reading): ListedApproval {
  const isOwn = row.requested_by === actorText({ staff: member.id })
  const isWaiting = row.state === 'waiting' && row.expires_at > now
  return {
    id: row.id,
    kind: row.kind,
    state: row.state === 'waiting' && !isWaiting ? 'expired' : row.state,
    title: row.words.title,
    amount: row.amount_kobo === null ? null : toNaira(kobo(row.amount_kobo)),
    requested_by: nameOf(row.requested_by),
    requested_at: row.requested_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_own: isOwn,
    may_decide:
      isWaiting && !isOwn && member.permissions.has(approvalKindTable[row.kind].permission),
  }
}

/** One request with all that the office shows of it. Refuses with `not_found`. */
export async function wholeApproval(
  db: Db,
  deps: Pick<ApprovalDeps, 'memberNames' | 'clock'>,
  id: number,
  member: StaffMember,
): Promise<Approval> {
  const row = (await maybe(db, byId, [id])) ?? refuse('not_found')
  const { subject, words, reason, decided_by, decision, moved_at } = row
  const actors = [row.requested_by, ...(decided_by === null ? [] : [decided_by])]
  const nameOf = await namesOfActors(db, actors, deps.memberNames)
  return {
    ...listed(row, { nameOf, member, now: deps.clock.now() }),
    subject,
    facts: words.facts,
    reason,
    decided_by: decided_by && nameOf(decided_by),
    decision,
    moved_at: moved_at.toISOString(),
  }
}

const byId = rareStatement(
  'approval-by-id',
  approvalRow,
  `SELECT ${approvalColumns} FROM approvals WHERE id = $1`,
)

/** How many requests the member may decide, up to `maxCounted`, and since when the oldest waits. */
export function toDecide(
  db: Db,
  member: StaffMember,
  now: Date,
): Promise<{ count: number; oldest_at: Date | null }> {
  const kinds = Object.entries(approvalKindTable)
    .filter(([, { permission }]) => member.permissions.has(permission))
    .map(([kind]) => kind)
  return one(db, countToDecide, [kinds, actorText({ staff: member.id }), now, maxCounted])
}

const countToDecide = rareStatement(
  'approvals-to-decide',
  { count: number, oldest_at: nullable(time) },
  `SELECT count(*)::integer AS count, min(requested_at) AS oldest_at FROM (
     SELECT requested_at FROM approvals
     WHERE state = 'waiting' AND expires_at > $3 AND kind = ANY ($1::text[]) AND requested_by <> $2
     ORDER BY id LIMIT $4
   ) AS waiting`,
)
