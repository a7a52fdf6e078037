import type { help } from '#contract/office/help.ts'
import { many } from '#server/platform/database/query.ts'
import { type Handlers, refuse } from '#server/platform/http/handler.ts'
import {
  addSection,
  deleteSection,
  editPage,
  editSection,
  type HelpEditDeps,
  orderSections,
} from './pages/edit.ts'
import { editorNames, pageRows, sectionRows, toPage, toSection } from './pages/rows.ts'

export function helpOfficeHandlers(deps: HelpEditDeps): Handlers<typeof help> {
  const { database } = deps
  return {
    async pages() {
      const rows = await many(database, pageRows, [null])
      const names = await editorNames(deps, rows)
      return { data: { pages: rows.map((row) => toPage(row, names)) } }
    },
    async page({ params: { page: name } }) {
      const [page = refuse('not_found')] = await many(database, pageRows, [name])
      const sections = await many(database, sectionRows, [name])
      const names = await editorNames(deps, [page, ...sections])
      return {
        data: {
          page: toPage(page, names),
          sections: sections.map((row) => toSection(row, names)),
        },
      }
    },
    async editPage({ params, body }, call) {
      const page = await editPage(deps, params.page, body, call)
      return { message: 'The page is saved.', data: { page } }
    },
    async addSection({ params, body }, call) {
      const section = await addSection(deps, params.page, body, call)
      return { message: 'The section is added.', data: { section } }
    },
    async orderSections({ params, body: { ids } }, call) {
      await orderSections(deps, params.page, ids, call)
      return { message: 'The order is saved.' }
    },
    async editSection({ params: { id }, body }, call) {
      const section = await editSection(deps, id, body, call)
      return { message: 'The section is saved.', data: { section } }
    },
    async deleteSection({ params: { id } }, call) {
      await deleteSection(deps, id, call)
      return { message: 'The section is deleted.' }
    },
  }
}
