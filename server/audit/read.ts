import { officePageRows } from '#contract/limits.ts'
import type { AuditEntry } from '#contract/office/audit.ts'
import type { Total } from '#contract/office/list.ts'
import { actorOf } from '#server/platform/actor.ts'
import {
  bytes,
  json,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { dateRange } from '#server/platform/date-range.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { maxCounted, totalOf } from '#server/platform/total.ts'
import { fieldsColumn } from './fields.ts'

/** Names of members of the staff, by id. */
export type MemberNames = (db: Db, ids: number[]) => Promise<Map<number, string>>

export interface AuditFilter {
  member?: number | undefined
  subject?: string | undefined
  call?: string | undefined
  /** `2026-11-23`, in Lagos. */
  day?: string | undefined
  /** The `next` of the page before. */
  after?: string | undefined
}

/** A page of entries, the newest first. Refuses a key that is none with `validation_failed`. */
export async function auditPage(
  db: Db,
  filter: AuditFilter,
  memberNames: MemberNames,
  now: Date,
): Promise<{ rows: AuditEntry[]; next: string | null; total: Total }> {
  const { member, subject = null, call = null, day } = filter
  const { from, until } = dateRange(day ? 'custom' : 'all', { start: day, end: day }, now)
  const actor = member === undefined ? null : `staff:${member}`
  const values = [actor, subject, call, from, until]
  const key = keyIn(filter.after)
  const found = await many(db, pageOfEntries, [...values, key, officePageRows + 1])
  const total = totalOf(await count(db, countOfEntries, [...values, maxCounted]))
  const rows = found.slice(0, officePageRows)
  const names = await memberNames(db, [...new Set(rows.flatMap((row) => memberIn(row) ?? []))])
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => toEntry(row, names)),
    next: found.length > rows.length && last ? String(last.id) : null,
    total,
  }
}

function keyIn(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) refuse('validation_failed', { errors: { after: ['is no key'] } })
  return Number(after)
}

function memberIn({ actor }: EntryRow): number | null {
  const known = actorOf(actor)
  return 'staff' in known ? known.staff : null
}

function toEntry(row: EntryRow, names: Map<number, string>): AuditEntry {
  const member = memberIn(row)
  return {
    id: row.id,
    at: row.recorded_at.toISOString(),
    member: member === null ? null : { id: member, name: names.get(member) ?? '' },
    actor: row.actor,
    session_id: row.session_id,
    call: row.call,
    subject: row.subject,
    refused: row.refused,
    before: row.before,
    after: row.after,
    reason: row.reason,
    request_id: row.request_id,
    hash: row.hash.toString('hex'),
  }
}

const entryRow = {
  id: number,
  actor: text,
  session_id: nullable(number),
  recorded_at: time,
  call: text,
  subject: text,
  refused: nullable(text),
  before: json(fieldsColumn),
  after: json(fieldsColumn),
  reason: nullable(text),
  request_id: nullable(text),
  hash: bytes,
}
type EntryRow = Row<typeof entryRow>

const fitting = `($1::text IS NULL OR actor = $1) AND ($2::text IS NULL OR subject = $2)
  AND ($3::text IS NULL OR call = $3) AND ($4::timestamptz IS NULL OR recorded_at >= $4)
  AND ($5::timestamptz IS NULL OR recorded_at < $5)`

const pageOfEntries = rareStatement(
  'audit-page',
  entryRow,
  // Planned for each call's values, so that each filter finds its index.
  `SELECT id, actor, session_id, recorded_at, call, subject, refused, before, after, reason, request_id,
     hash
   FROM audit_entries
   WHERE ($6::bigint IS NULL OR id < $6) AND ${fitting}
   ORDER BY id DESC LIMIT $7`,
)

const countOfEntries = rareStatement(
  'audit-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM audit_entries WHERE ${fitting} LIMIT $6) AS entries`,
)
