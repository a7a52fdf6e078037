import type { SubjectKind } from '#server/audit/audit.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
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

/** The customers of the orders with this code, by account. */
export async function accountsOfCode(db: Db, code: string): Promise<number[]> {
  const rows = await many(db, accountOfCode, [code.toUpperCase()])
  return rows.map(({ account_id }) => account_id)
}

const accountOfCode = rareStatement(
  'account-of-order-code',
  { account_id: number },
  'SELECT account_id FROM orders WHERE order_code = $1',
)

const codesLike = rareStatement(
  'orders-of-audit',
  { order_code: text },
  'SELECT order_code FROM orders WHERE order_code = $1',
)
