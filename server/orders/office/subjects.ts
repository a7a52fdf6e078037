import type { SubjectKind } from '#server/audit/audit.ts'
import { text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Orders as the audit names them: by code. */
export const orderSubjects = {
  order: {
    async namesOf() {
      return new Map()
    },
    async named(db, words) {
      const rows = await many(db, codesLike, [words.trim().toUpperCase()])
      return rows.map(({ order_code }) => order_code)
    },
  },
} satisfies Record<string, SubjectKind>

const codesLike = rareStatement(
  'orders-of-audit',
  { order_code: text },
  'SELECT order_code FROM orders WHERE order_code = $1',
)
