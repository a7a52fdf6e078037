import type { views } from '#contract/office/views.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { viewsOf } from './read.ts'
import { removeView, type SaveDeps, saveView } from './save.ts'

export interface ViewDeps extends SaveDeps {
  database: Database
  /** Names of members of the staff, by id. */
  memberNames: (db: Db, ids: number[]) => Promise<Map<number, string>>
}

export function viewHandlers(deps: ViewDeps): Handlers<typeof views> {
  const { database, memberNames } = deps
  async function visible(memberId: number, list: string) {
    const rows = await viewsOf(database, memberId, list)
    const names = await memberNames(database, [...new Set(rows.map((row) => row.member_id))])
    return rows.map(({ member_id, ...view }) => ({
      ...view,
      is_own: member_id === memberId,
      by: names.get(member_id) ?? '',
    }))
  }
  return {
    async savedViews({ query: { list } }, call) {
      return { data: { views: await visible(staffOf(call).id, list) } }
    },
    async saveView({ body }, call) {
      const id = await saveView(deps, body, call)
      const view = (await visible(staffOf(call).id, body.list)).find((view) => view.id === id)
      if (!view) throw new Error(`the view ${id} was saved and is not there`)
      return { message: 'The view is saved.', data: { view } }
    },
    async removeView({ params }, call) {
      await removeView(deps, params.id, call)
      return { message: 'The view is removed.' }
    },
  }
}
