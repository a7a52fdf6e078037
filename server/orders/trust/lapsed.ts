import { codesOnTrust } from '#contract/shop/payment-methods.ts'
import { count, counted, type Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { expireJob } from '../life/cancel.ts'

/** Whoever lets so many pick-ups lie in a row gets none unpaid any more, until an order of theirs is paid. */
export const maxLapsed = 8

/** Refuses an unpaid pick-up with `unpaid_limit` after too many in a row that nobody came for. Under the account's lock. */
export async function requireNoneLapsed(db: Db, accountId: number): Promise<void> {
  if ((await count(db, lapsedInRow, [accountId, codesOnTrust()])) < maxLapsed) return
  refuse('unpaid_limit', {
    message: `Your last ${maxLapsed} orders lay at our store and were not picked up. Pay now by card or from your wallet: once an order is paid, you can pay at pick-up again.`,
    data: { limit: 'lapsed', help: ['pay-now'] },
  })
}

const lapsedInRow = rareStatement(
  'orders-lapsed-in-row',
  counted,
  // What its customer cancelled is no part of the row, and breaks none.
  `SELECT count(*) FROM (
     SELECT FROM orders
     WHERE account_id = $1 AND payment_code = ANY ($2::text[]) AND status = 'CANCELLED'
       AND id > coalesce((
         SELECT max(id) FROM orders
         WHERE account_id = $1 AND (status = 'DELIVERED' OR payment_status = 'PAID')
       ), 0)
       AND EXISTS (
         SELECT FROM order_moves
         WHERE order_id = orders.id AND status = 'CANCELLED' AND moved_by = 'job:${expireJob}'
       )
     LIMIT ${maxLapsed}
   ) AS lapsed`,
)
