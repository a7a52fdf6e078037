import type { Request } from '#contract/endpoint.ts'
import { viewedLists, type views } from '#contract/office/views.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { boolean, number, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { count, counted, maybe, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'

export interface SaveDeps {
  database: Database
  recordAudit: RecordAudit
}

/** Views that one member may have of one list. */
const maxViews = 50

/**
 * Saves a view and answers its id; the member's own of the same name is replaced. Refuses with `list_full`, and with
 * `forbidden` a view for all of a list that the member may not see.
 */
export async function saveView(
  { database, recordAudit }: SaveDeps,
  { list, name, query, is_for_all }: Request<typeof views.saveView>['body'],
  call: Call,
): Promise<number> {
  const { id: memberId } = staffOf(call)
  if (is_for_all && !maySeeList(list, call)) refuse('forbidden')
  return inTransaction(database.pool, async (tx) => {
    const { id } = await one(tx, putView, [memberId, list, name, query, is_for_all])
    if ((await count(tx, ownViews, [memberId, list])) > maxViews) refuse('list_full')
    const after = { list, name, query, is_for_all }
    await recordAudit(tx, auditSource(call), { subject: `view:${id}`, after })
    return id
  })
}

/** Refuses with `not_found` what is not the member's own. */
export async function removeView(
  { database, recordAudit }: SaveDeps,
  id: number,
  call: Call,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const before = await maybe(tx, takeView, [id, staffOf(call).id])
    if (!before) refuse('not_found')
    await recordAudit(tx, auditSource(call), { subject: `view:${id}`, before })
  })
}

/** Whether the member may see a list, and so its views for all. */
export function maySeeList(list: string, call: Call): boolean {
  const permission = viewedLists[list]
  return (
    permission === null || (permission !== undefined && staffOf(call).permissions.has(permission))
  )
}

const putView = statement(
  'views-put',
  { id: number },
  `INSERT INTO office_views (member_id, list, name, query, is_for_all) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (member_id, list, name) DO UPDATE SET query = $4, is_for_all = $5
   RETURNING id`,
)

const ownViews = statement(
  'views-own',
  counted,
  'SELECT count(*) FROM office_views WHERE member_id = $1 AND list = $2',
)

const takeView = statement(
  'views-take',
  { list: text, name: text, query: text, is_for_all: boolean },
  `DELETE FROM office_views WHERE id = $1 AND member_id = $2
   RETURNING list, name, query, is_for_all`,
)
