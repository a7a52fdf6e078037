import { boolean, number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

const viewRow = {
  id: number,
  member_id: number,
  name: text,
  query: text,
  is_for_all: boolean,
}
type ViewRow = Row<typeof viewRow>

/** A list's views that a member sees: the own ones, and those for all. */
export function viewsOf(db: Db, memberId: number, list: string): Promise<ViewRow[]> {
  return many(db, visibleViews, [memberId, list])
}

const visibleViews = statement(
  'views-visible',
  viewRow,
  `SELECT id, member_id, name, query, is_for_all FROM office_views
   WHERE list = $2 AND (member_id = $1 OR is_for_all)
   ORDER BY lower(name), id`,
)
