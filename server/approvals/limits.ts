import { number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** A limit up to which one member acts alone: of an order's refunds, and of a member's in a day of Lagos. */
type LimitName = 'order-refund' | 'day-refund'

/** Kobo. */
export async function limitOf(db: Db, name: LimitName): Promise<number> {
  return (await one(db, limit, [name])).max_amount
}

const limit = rareStatement(
  'approval-limit',
  { max_amount: number },
  'SELECT max_amount FROM approval_limits WHERE name = $1',
)
