import { boolean, number } from '#server/platform/database/columns.ts'
import { count, counted, type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { attempt, type Tx } from '#server/platform/database/transaction.ts'
import { Refusal, refuse } from '#server/platform/http/handler.ts'
import { isLeftForNewcomers, usedByCustomer, usedUp } from './price.ts'

/**
 * Of the coupon's limit a use is counted among all (`anybody`), within the share of unpaid orders of customers without a
 * delivered order (`newcomers`), or once the order is paid (`nobody`).
 */
export type CouponHolder = 'anybody' | 'newcomers' | 'nobody'

export interface Claim {
  couponId: number
  accountId: number
  orderId: number
  holder: CouponHolder
  /** By the application's clock. */
  at: Date
}

/**
 * Counts a priced coupon as used by an order, in the transaction that places the order. Concurrent orders
 * never exceed its limits: those beyond are refused with `coupon_refused`. False: its limit counts the use once the
 * order is paid (`settleCoupon`), since the newcomers' share is used up, or nobody is to have it yet.
 */
export async function claimCoupon(tx: Tx, claim: Claim): Promise<boolean> {
  const { couponId, accountId, orderId, holder, at } = claim
  const claimed = await one(tx, claimOnce, [couponId, accountId, orderId, at, holder])
  const isCounted = claimed.is_counted
  const isLeft = isCounted || (holder !== 'anybody' && (await count(tx, left, [couponId])) === 1)
  if (!isLeft) refuse('coupon_refused', { message: usedUp })
  if (!claimed.is_left_here) refuse('coupon_refused', { message: usedByCustomer })
  return isCounted
}

const claimOnce = statement(
  'coupon-claim',
  { is_counted: boolean, is_left_here: boolean },
  // Each counter is written only where there is a limit, and only below it: a concurrent order waits for
  // the row, and then sees the new count.
  `WITH counted AS (
     UPDATE coupons SET used = used + 1,
       held_by_newcomers = held_by_newcomers + CASE $5 WHEN 'newcomers' THEN 1 ELSE 0 END
     WHERE id = $1 AND max_uses IS NOT NULL AND used < max_uses AND (
       $5 = 'anybody' OR $5 = 'newcomers' AND ${isLeftForNewcomers}
     )
     RETURNING id
   ), counted_here AS (
     INSERT INTO coupon_customers AS mine (coupon_id, account_id, used)
     SELECT id, $2, 1 FROM coupons WHERE id = $1 AND max_uses_each IS NOT NULL
     ON CONFLICT (coupon_id, account_id) DO UPDATE SET used = mine.used + 1
     WHERE mine.used < (SELECT max_uses_each FROM coupons WHERE id = $1)
     RETURNING coupon_id
   ), claimed AS (
     INSERT INTO coupon_claims
       (order_id, coupon_id, account_id, claimed_at, is_counted, is_counted_here, is_of_newcomer, is_due)
     SELECT $3, $1, $2, $4, is_counted, EXISTS (SELECT FROM counted_here),
       is_counted AND $5 = 'newcomers', max_uses IS NOT NULL AND NOT is_counted
     FROM coupons, (SELECT EXISTS (SELECT FROM counted) AS is_counted) AS claim WHERE id = $1
     ON CONFLICT (order_id) DO UPDATE SET given_back_at = NULL, is_counted = excluded.is_counted,
       is_counted_here = excluded.is_counted_here, is_of_newcomer = excluded.is_of_newcomer, is_due = excluded.is_due
   )
   SELECT max_uses IS NULL OR EXISTS (SELECT FROM counted) AS is_counted,
     max_uses_each IS NULL OR EXISTS (SELECT FROM counted_here) AS is_left_here
   FROM coupons WHERE id = $1`,
)

const left = rareStatement(
  'coupon-left',
  counted,
  'SELECT count(*) FROM coupons WHERE id = $1 AND (max_uses IS NULL OR used < max_uses)',
)

/** Releases the coupon of an order that ended unpaid. Does nothing where it used none. */
export async function giveBackCoupon(
  tx: Tx,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  await run(tx, giveBack, [orderId, at])
}

const giveBack = statement(
  'coupon-give-back',
  {},
  // Locks the coupon's row first, as a claim does: PostgreSQL runs an unreferenced CTE last.
  `WITH returned AS (
     UPDATE coupon_claims SET given_back_at = $2
     WHERE order_id = $1 AND given_back_at IS NULL
     RETURNING coupon_id, account_id, is_counted, is_counted_here, is_of_newcomer
   ), counted_here AS (
     UPDATE coupon_customers AS mine SET used = mine.used - 1
     FROM returned
     WHERE mine.coupon_id = returned.coupon_id AND mine.account_id = returned.account_id
       AND is_counted_here
   )
   UPDATE coupons SET used = used - 1, held_by_newcomers = held_by_newcomers - is_of_newcomer::integer
   FROM returned WHERE id = coupon_id AND is_counted`,
)

/**
 * Counts the coupon of an order that is paid: again, where it was given back, and now, where it was to be counted
 * then. False, and nothing counted, where others have used it up since; true where the order used none.
 */
export async function settleCoupon(
  tx: Tx,
  { orderId, at }: { orderId: number; at: Date },
): Promise<boolean> {
  const claim = await maybe(tx, claimOfOrder, [orderId])
  if (!claim) return true
  const { coupon_id: couponId, account_id: accountId } = claim
  if (claim.is_given_back) {
    return attempt(tx, () => isClaimed(tx, { couponId, accountId, orderId, holder: 'anybody', at }))
  }
  if (claim.is_of_newcomer) await run(tx, leaveShare, [orderId])
  return !claim.is_due || (await run(tx, countNow, [orderId])) === 1
}

async function isClaimed(tx: Tx, claim: Claim): Promise<boolean> {
  try {
    await claimCoupon(tx, claim)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return false
  }
}

const claimOfOrder = rareStatement(
  'coupon-of-order',
  {
    coupon_id: number,
    account_id: number,
    is_given_back: boolean,
    is_of_newcomer: boolean,
    is_due: boolean,
  },
  `SELECT coupon_id, account_id, given_back_at IS NOT NULL AS is_given_back, is_of_newcomer, is_due
   FROM coupon_claims WHERE order_id = $1`,
)

const leaveShare = rareStatement(
  'coupon-leave-share',
  {},
  `WITH paid AS (
     UPDATE coupon_claims SET is_of_newcomer = false WHERE order_id = $1 RETURNING coupon_id
   )
   UPDATE coupons SET held_by_newcomers = held_by_newcomers - 1 FROM paid WHERE id = coupon_id`,
)

const countNow = rareStatement(
  'coupon-count-now',
  {},
  `WITH claim AS (SELECT coupon_id FROM coupon_claims WHERE order_id = $1), counted AS (
     UPDATE coupons SET used = used + 1
     FROM claim WHERE id = coupon_id AND (max_uses IS NULL OR used < max_uses)
     RETURNING id
   )
   UPDATE coupon_claims SET is_counted = true, is_due = false
   FROM counted WHERE order_id = $1 AND coupon_id = counted.id`,
)

/** Whether an unpaid order could count its coupon now: it has, needs no count, or there are uses left. */
export async function isCouponLeft(db: Db, orderId: number): Promise<boolean> {
  return (await count(db, gone, [orderId])) === 0
}

const gone = rareStatement(
  'coupon-gone',
  counted,
  `SELECT count(*) FROM coupon_claims JOIN coupons ON coupons.id = coupon_id
   WHERE order_id = $1 AND used >= max_uses AND (given_back_at IS NOT NULL OR is_due)`,
)
