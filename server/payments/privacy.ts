import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/**
 * An account's card payments with their refunds, for its owner's download. Money is kobo. They name nobody,
 * and stay when the account ends.
 */
export function exportPayments(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholePayments, [accountId])
}

const wholePayments = rareStatement(
  'payments-whole',
  {
    order_code: text,
    amount_kobo: number,
    status: text,
    received_kobo: nullable(number),
    refunded_kobo: number,
    created_at: time,
    moved_at: time,
  },
  `SELECT order_code, amount_kobo, status, received_kobo, refunded_kobo, created_at, moved_at
   FROM payments WHERE account_id = $1 ORDER BY created_at, id`,
)
