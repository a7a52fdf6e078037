import type { views } from '#contract/office/views.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import { boolean, number, type Row, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Call, type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { maySeeList, removeView, type SaveDeps, saveView } from './save.ts'

/** The public module of saved views: all that other domains may import. */
export function openViews(deps: ViewDeps): Domain<Record<never, never>, typeof views> {
  return { handlers: {}, office: viewHandlers(deps) }
}

interface ViewDeps extends SaveDeps {
  database: Database
  memberNames: MemberNames
}

function viewHandlers(deps: ViewDeps): Handlers<typeof views> {
  const { database, memberNames } = deps
  async function visible(list: string, call: Call) {
    const { id: memberId } = staffOf(call)
    const all = await viewsOf(database, memberId, list)
    const rows = maySeeList(list, call) ? all : all.filter((row) => row.member_id === memberId)
    const names = await memberNames(database, [...new Set(rows.map((row) => row.member_id))])
    return rows.map(({ member_id, ...view }) => ({
      ...view,
      is_own: member_id === memberId,
      by: names.get(member_id) ?? '',
    }))
  }
  return {
    async savedViews({ query: { list } }, call) {
      return { data: { views: await visible(list, call) } }
    },
    async saveView({ body }, call) {
      const id = await saveView(deps, body, call)
      const view = (await visible(body.list, call)).find((view) => view.id === id)
      if (!view) throw new Error(`the view ${id} was saved and is not there`)
      return { message: 'The view is saved.', data: { view } }
    },
    async removeView({ params }, call) {
      await removeView(deps, params.id, call)
      return { message: 'The view is removed.' }
    },
  }
}

const viewRow = {
  id: number,
  member_id: number,
  name: text,
  query: text,
  is_for_all: boolean,
}
type ViewRow = Row<typeof viewRow>

/** A list's views that a member sees: the own ones, and those for all. */
function viewsOf(db: Db, memberId: number, list: string): Promise<ViewRow[]> {
  return many(db, visibleViews, [memberId, list])
}

const visibleViews = statement(
  'views-visible',
  viewRow,
  `SELECT id, member_id, name, query, is_for_all FROM office_views
   WHERE list = $2 AND (member_id = $1 OR is_for_all)
   ORDER BY lower(name), id`,
)
