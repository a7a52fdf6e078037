import { DatabaseError } from 'pg'
import { memberRefundNaira, orderRefundNaira } from '#contract/limits.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

interface MemberRefund {
  orderId: number
  memberId: number
  amountKobo: number
  at: Date
}

const above = 'Above that, the command line sends money back: mall order refund.'

/**
 * Counts what one member sends back by the office, in the refund's transaction. Refuses with `conflict` beyond the bound of
 * the order, or of the member and the day in Lagos, which the database holds.
 */
export async function countRefund(
  tx: Tx,
  { orderId, memberId, amountKobo, at }: MemberRefund,
): Promise<void> {
  try {
    await run(tx, addToOrder, [orderId, amountKobo])
    await run(tx, addToDay, [memberId, amountKobo, at])
  } catch (error) {
    const bound = error instanceof DatabaseError ? error.constraint : undefined
    if (bound === 'order_refunds_by_members_bound') {
      const most = orderRefundNaira.toLocaleString('en-NG')
      refuse('conflict', {
        message: `The office sends back ₦${most} of an order at most. ${above}`,
      })
    }
    if (bound === 'member_refunds_of_days_bound') {
      const most = memberRefundNaira.toLocaleString('en-NG')
      refuse('conflict', { message: `You have sent back ₦${most} today, or would. ${above}` })
    }
    throw error
  }
}

const addToOrder = rareStatement(
  'order-refund-by-member',
  {},
  `INSERT INTO order_refunds_by_members AS refunds (order_id, amount_kobo) VALUES ($1, $2)
   ON CONFLICT (order_id) DO UPDATE SET amount_kobo = refunds.amount_kobo + excluded.amount_kobo`,
)

const addToDay = rareStatement(
  'member-refund-of-day',
  {},
  `INSERT INTO member_refunds_of_days AS refunds (member_id, amount_kobo, day)
   VALUES ($1, $2, ($3::timestamptz AT TIME ZONE 'Africa/Lagos')::date)
   ON CONFLICT (member_id, day) DO UPDATE SET amount_kobo = refunds.amount_kobo + excluded.amount_kobo`,
)
