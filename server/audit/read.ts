import type { AuditEntry } from '#contract/office/audit.ts'
import { actorOf } from '#server/platform/actor.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import { counted, type Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { dateRange } from '#server/platform/date-range.ts'
import { idAfter, type KeyedPage, listByKey } from '#server/platform/total.ts'
import { type EntryRow, entryColumns, entryRow } from './entry-row.ts'
import { type SubjectKinds, subjectNames, subjectsNamed } from './subjects.ts'

export interface AuditFilter {
  member?: number | undefined
  subject?: string | undefined
  /** Words of the name or code of what the entries are about. */
  about?: string | undefined
  /** Any of these. */
  subjects?: string[]
  call?: string | undefined
  /** `2026-11-23`, in Lagos. */
  day?: string | undefined
  /** The `next` of the page before. */
  after?: string | undefined
}

/** The subjects of the bulk changes that have touched a product. */
export type BulkSubjects = (db: Db, productId: number) => Promise<string[]>

/**
 * What was done with one subject, the newest first: of a product also the bulk changes that touched it, each of which has
 * one entry for all of its products.
 */
export async function historyPage(
  { bulkSubjectsOf, ...deps }: HistoryDeps,
  subject: string,
  after: string | undefined,
) {
  const [, product] = /^product:(\d{1,9})$/.exec(subject) ?? []
  const bulk = product === undefined ? [] : await bulkSubjectsOf(deps.database, Number(product))
  return auditPage(deps, { subjects: [subject, ...bulk], after })
}

export interface ReadDeps {
  database: Db
  clock: Clock
  memberNames: MemberNames
  subjectKinds: SubjectKinds
}

interface HistoryDeps extends ReadDeps {
  bulkSubjectsOf: BulkSubjects
}

/** A page of entries, the newest first. Refuses a key that is none with `validation_failed`. */
export async function auditPage(
  { database: db, clock, memberNames, subjectKinds }: ReadDeps,
  filter: AuditFilter,
): Promise<KeyedPage<AuditEntry>> {
  const { member, call = null, day, about } = filter
  const { from, until } = dateRange(day ? 'custom' : 'all', { start: day, end: day }, clock.now())
  const named = about === undefined ? null : await subjectsNamed(db, subjectKinds, about)
  const subjects = subjectsOf(filter, named)
  const actor = member === undefined ? null : `staff:${member}`
  const values = [actor, subjects, call, from, until]
  const page = await listByKey(db, entryList, values, idAfter(filter.after))
  const names = await memberNames(db, [...new Set(page.rows.flatMap((row) => memberIn(row) ?? []))])
  const subjectsRead = page.rows.map(({ subject }) => subject)
  const called = await subjectNames(db, subjectKinds, subjectsRead)
  return { ...page, rows: page.rows.map((row) => toEntry(row, names, called)) }
}

/** The subjects that all of a filter's conditions leave; null: all there are. */
function subjectsOf(
  { subject, subjects = subject === undefined ? undefined : [subject] }: AuditFilter,
  named: string[] | null,
): string[] | null {
  if (subjects === undefined) return named
  return named === null ? subjects : subjects.filter((one) => named.includes(one))
}

function memberIn({ actor }: EntryRow): number | null {
  const known = actorOf(actor)
  return 'staff' in known ? known.staff : null
}

function toEntry(
  row: EntryRow,
  names: Map<number, string>,
  subjects: Map<string, string>,
): AuditEntry {
  const member = memberIn(row)
  return {
    id: row.id,
    at: row.recorded_at.toISOString(),
    member: member === null ? null : { id: member, name: names.get(member) ?? '' },
    actor: row.actor,
    session_id: row.session_id,
    call: row.call,
    subject: row.subject,
    subject_name: subjects.get(row.subject) ?? null,
    refused: row.refused,
    before: row.before,
    after: row.after,
    reason: row.reason,
    request_id: row.request_id,
    hash: row.hash.toString('hex'),
  }
}

const fitting = `($1::text IS NULL OR actor = $1) AND ($2::text[] IS NULL OR subject = ANY ($2))
  AND ($3::text IS NULL OR call = $3) AND ($4::timestamptz IS NULL OR recorded_at >= $4)
  AND ($5::timestamptz IS NULL OR recorded_at < $5)`

const pageOfEntries = rareStatement(
  'audit-page',
  entryRow,
  // Planned for each call's values, so that each filter finds its index.
  `SELECT ${entryColumns}
   FROM audit_entries
   WHERE ($6::bigint IS NULL OR id < $6) AND ${fitting}
   ORDER BY id DESC LIMIT $7`,
)

const countOfEntries = rareStatement(
  'audit-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM audit_entries WHERE ${fitting} LIMIT $6) AS entries`,
)

const entryList = {
  page: pageOfEntries,
  counted: countOfEntries,
  keyOf: ({ id }: EntryRow) => id,
}
