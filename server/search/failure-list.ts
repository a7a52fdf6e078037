import type { FailedSearch } from '#contract/office/search.ts'
import { namedAccounts } from '#server/accounts/accounts.ts'
import { auditSource } from '#server/audit/audit.ts'
import { looksPersonal } from '#server/discovery/discovery.ts'
import { actorText } from '#server/platform/actor.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import { certain, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { counted, type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { type KeyedPage, listByKey } from '#server/platform/total.ts'
import type { TuningDeps } from './tuning.ts'

export interface FailureFilter {
  order: 'times' | 'waiting'
  search?: string | undefined
  after?: string | undefined
  of?: 'dismissed' | undefined
  /** Else terms that could name or reach a person are left out. */
  mayReadCustomers: boolean
}

/** A page of what searches did not find and customers wait for, the most frequent first. */
export async function failurePage(
  db: Db,
  filter: FailureFilter,
  memberNames: MemberNames,
): Promise<KeyedPage<FailedSearch>> {
  const { order, search, after, of, mayReadCustomers } = filter
  const values = [search || null, mayReadCustomers, of === 'dismissed']
  const list = {
    page: pageOf(order),
    counted: countOfFailures,
    keyOf: (row: { waiting: number; times: number; term: string }) => `${row[order]}:${row.term}`,
  }
  const page = await listByKey(db, list, values, ...keyIn(after))
  const actors = page.rows.flatMap(({ dismissed_by }) => dismissed_by ?? [])
  const nameOf = await namesOfActors(db, actors, memberNames)
  const rows = page.rows.map(({ dismissed_by, dismissed_at, last_at, ...row }) => ({
    ...row,
    last_at: last_at.toISOString(),
    dismissed:
      dismissed_by !== null && dismissed_at !== null
        ? { by: nameOf(dismissed_by), at: dismissed_at.toISOString() }
        : null,
  }))
  return { ...page, rows }
}

/**
 * Leaves a term out of the list until it is searched for, or waited for, again. Refuses with `not_found` what is not in it.
 */
export async function dismissFailure(deps: TuningDeps, term: string, call: Call): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const by = actorText({ staff: staffOf(call).id })
    const found = await maybe(tx, dismiss, [term, deps.clock.now(), by])
    if (!found) refuse('not_found')
    await deps.recordAudit(tx, auditSource(call), { subject, after: { dismissed: audited(term) } })
  })
}

/** Takes it back. Refuses with `not_found` what is not dismissed. */
export async function restoreFailure(deps: TuningDeps, term: string, call: Call): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const found = await maybe(tx, restore, [term])
    if (!found) refuse('not_found')
    await deps.recordAudit(tx, auditSource(call), { subject, before: { dismissed: audited(term) } })
  })
}

const subject = 'search:failures'

/** Somebody may have written what names or reaches a person, which the audit does not have. */
function audited(term: string): string {
  return looksPersonal(term) ? 'a term that may be personal' : term
}

const dismiss = rareStatement(
  'search-failure-dismiss',
  { term: text },
  `INSERT INTO search_dismissals (term, dismissed_at, dismissed_by)
   SELECT $1, $2, $3
   WHERE EXISTS (SELECT FROM search_failures WHERE term = $1)
     OR EXISTS (SELECT FROM search_requests WHERE term = $1)
   ON CONFLICT (term) DO UPDATE SET
     dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by
   RETURNING term`,
)

const restore = rareStatement(
  'search-failure-restore',
  { term: text },
  'DELETE FROM search_dismissals WHERE term = $1 RETURNING term',
)

/** `12:inverter`: how often, and the term. */
function keyIn(after: string | undefined): [most: number | null, term: string | null] {
  if (after === undefined) return [null, null]
  const [, most, term] = /^(\d{1,9}):(.+)$/s.exec(after) ?? []
  if (most === undefined || term === undefined) {
    refuse('validation_failed', { errors: { after: ['is no key'] } })
  }
  return [Number(most), term]
}

/** Terms of both tables; of the requests, anybody may have written what names or reaches a person. */
const failures = `
  SELECT coalesce(failed.term, asked.term) AS term, coalesce(times, 0) AS times,
    coalesce(waiting, 0) AS waiting, greatest(failed.last_at, asked.last_at) AS last_at,
    dismissed_at, dismissed_by
  FROM search_failures AS failed
  FULL JOIN (
    SELECT term, count(*)::integer AS waiting, max(created_at) AS last_at
    FROM search_requests
    WHERE $2::boolean OR (strpos(term, '@') = 0 AND regexp_count(term, '[0-9]') < 7)
    GROUP BY term
  ) AS asked ON asked.term = failed.term
  LEFT JOIN search_dismissals AS dismissed
    ON dismissed.term = coalesce(failed.term, asked.term)
      AND dismissed_at >= greatest(failed.last_at, asked.last_at)
  WHERE (dismissed_at IS NOT NULL) = $3::boolean AND ($1::text IS NULL OR strpos(coalesce(failed.term, asked.term), search_fold($1)) > 0)`

const pageOf = variants(['times', 'waiting'], (order) =>
  rareStatement(
    `search-failures-${order}`,
    // One side of the join is there.
    {
      term: certain(text),
      times: number,
      waiting: number,
      last_at: certain(time),
      dismissed_at: nullable(time),
      dismissed_by: nullable(text),
    },
    `SELECT term, times, waiting, last_at, dismissed_at, dismissed_by FROM (${failures}) AS listed
     WHERE $4::integer IS NULL OR ${order} < $4 OR ${order} = $4 AND term > $5::text COLLATE "C"
     ORDER BY ${order} DESC, term COLLATE "C" LIMIT $6`,
  ),
)

const countOfFailures = rareStatement(
  'search-failures-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM (${failures}) AS listed LIMIT $4) AS counted`,
)

/** Who waits for a term, the first one first; 200 at most. */
export async function requestsFor(db: Db, term: string) {
  const rows = await many(db, readRequests, [term])
  const accounts = await namedAccounts(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  return rows.map(({ account_id, phone, created_at }) => {
    const account = account_id === null ? undefined : accounts.get(account_id)
    const { name = '', email = null } = account ?? {}
    return { account_id, name, email, phone, since: created_at.toISOString() }
  })
}

const readRequests = rareStatement(
  'search-requests-for',
  { account_id: nullable(number), phone: nullable(text), created_at: time },
  `SELECT account_id, phone, created_at FROM search_requests
   WHERE term = $1 ORDER BY created_at, id LIMIT 200`,
)
