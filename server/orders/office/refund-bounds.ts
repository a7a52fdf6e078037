import { DatabaseError } from 'pg'
import { limitOf } from '#server/approvals/approvals.ts'
import { number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

interface MemberRefund {
  orderId: number
  memberId: number
  amountKobo: number
  at: Date
}

/**
 * Whether one member may send this back alone: within the limit of an order's refunds by members, and of the member's own in a day
 * of Lagos, where requests count until they end without money. Locks the member's day.
 */
export async function isAllowedAlone(
  tx: Tx,
  { orderId, memberId, amountKobo, at }: MemberRefund,
): Promise<boolean> {
  const { day_kobo } = await one(tx, lockDay, [memberId, at])
  const { order_kobo } = await one(tx, refundedByMembers, [orderId])
  return (
    order_kobo + amountKobo <= (await limitOf(tx, 'order-refund')) &&
    day_kobo + amountKobo <= (await limitOf(tx, 'day-refund'))
  )
}

const today = "($2::timestamptz AT TIME ZONE 'Africa/Lagos')::date"

const lockDay = rareStatement(
  'member-refunds-lock-day',
  { day_kobo: number },
  `INSERT INTO member_refunds_of_days AS refunds (member_id, day, amount_kobo) VALUES ($1, ${today}, 0)
   ON CONFLICT (member_id, day) DO UPDATE SET amount_kobo = refunds.amount_kobo
   RETURNING amount_kobo + requested_kobo AS day_kobo`,
)

const refundedByMembers = rareStatement(
  'order-refunded-by-members',
  { order_kobo: number },
  `SELECT coalesce(sum(amount_kobo), 0)::bigint AS order_kobo FROM order_refunds_by_members
   WHERE order_id = $1`,
)

const above = 'Request it on the page of the order: another member decides it.'

/**
 * Counts what one member sends back alone, in the refund's transaction. Refuses with `conflict` beyond the limits, which the
 * database holds.
 */
export async function countRefund(
  tx: Tx,
  { orderId, memberId, amountKobo, at }: MemberRefund,
): Promise<void> {
  try {
    await run(tx, addToOrder, [orderId, amountKobo])
    await run(tx, addToDay, [memberId, at, amountKobo])
  } catch (error) {
    const bound = error instanceof DatabaseError ? error.constraint : undefined
    if (bound === 'order_refunds_by_members_bound') {
      refuse('conflict', {
        message: `One member alone does not send back so much of an order. ${above}`,
      })
    }
    if (bound === 'member_refunds_of_days_bound') {
      refuse('conflict', {
        message: `One member alone does not send back so much in a day. ${above}`,
      })
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
  `INSERT INTO member_refunds_of_days AS refunds (member_id, day, amount_kobo) VALUES ($1, ${today}, $3)
   ON CONFLICT (member_id, day) DO UPDATE SET amount_kobo = refunds.amount_kobo + excluded.amount_kobo`,
)

/** Counts what a member has requested, below zero: what has ended without money. `at`: when it was requested. */
export async function countRequest(
  tx: Tx,
  { memberId, at, amountKobo }: Omit<MemberRefund, 'orderId'>,
): Promise<void> {
  await run(tx, addRequested, [memberId, at, amountKobo])
}

const addRequested = rareStatement(
  'member-refund-requested',
  {},
  `UPDATE member_refunds_of_days SET requested_kobo = requested_kobo + $3
   WHERE member_id = $1 AND day = ${today}`,
)
