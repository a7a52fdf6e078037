import { boolean, number } from '#server/platform/database/columns.ts'
import { maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { attempt, type Tx } from '#server/platform/database/transaction.ts'
import { Refusal, refuse } from '#server/platform/http/handler.ts'
import { usedByCustomer, usedUp } from './price.ts'

export interface Claim {
  couponId: number
  accountId: number
  orderId: number
  /** By the application's clock. */
  at: Date
}

/**
 * Counts a priced coupon as used by an order, in the transaction that places the order. Concurrent orders
 * never exceed its limits: those beyond are refused with `coupon_refused`.
 */
export async function claimCoupon(tx: Tx, claim: Claim): Promise<void> {
  const { couponId, accountId, orderId, at } = claim
  const { is_left, is_left_here } = await one(tx, claimOnce, [couponId, accountId, orderId, at])
  if (!is_left) refuse('coupon_refused', { message: usedUp })
  if (!is_left_here) refuse('coupon_refused', { message: usedByCustomer })
}

const claimOnce = statement(
  'coupon-claim',
  { is_left: boolean, is_left_here: boolean },
  // Each counter is written only where there is a limit, and only below it: a concurrent order waits for
  // the row, and then sees the new count.
  `WITH counted AS (
     UPDATE coupons SET used = used + 1
     WHERE id = $1 AND max_uses IS NOT NULL AND used < max_uses
     RETURNING id
   ), counted_here AS (
     INSERT INTO coupon_customers AS mine (coupon_id, account_id, used)
     SELECT id, $2, 1 FROM coupons WHERE id = $1 AND max_uses_each IS NOT NULL
     ON CONFLICT (coupon_id, account_id) DO UPDATE SET used = mine.used + 1
     WHERE mine.used < (SELECT max_uses_each FROM coupons WHERE id = $1)
     RETURNING coupon_id
   ), claimed AS (
     INSERT INTO coupon_claims
       (order_id, coupon_id, account_id, claimed_at, is_counted, is_counted_here)
     VALUES
       ($3, $1, $2, $4, EXISTS (SELECT FROM counted), EXISTS (SELECT FROM counted_here))
     ON CONFLICT (order_id) DO UPDATE SET given_back_at = NULL,
       is_counted = excluded.is_counted, is_counted_here = excluded.is_counted_here
   )
   SELECT max_uses IS NULL OR EXISTS (SELECT FROM counted) AS is_left,
     max_uses_each IS NULL OR EXISTS (SELECT FROM counted_here) AS is_left_here
   FROM coupons WHERE id = $1`,
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
     RETURNING coupon_id, account_id, is_counted, is_counted_here
   ), counted_here AS (
     UPDATE coupon_customers AS mine SET used = mine.used - 1
     FROM returned
     WHERE mine.coupon_id = returned.coupon_id AND mine.account_id = returned.account_id
       AND is_counted_here
   )
   UPDATE coupons SET used = used - 1
   FROM returned WHERE id = coupon_id AND is_counted`,
)

/**
 * Claims the coupon again for an order whose money came late. False, and nothing claimed, where others have
 * used it up since; true where the order used none.
 */
export async function reclaimCoupon(
  tx: Tx,
  { orderId, at }: { orderId: number; at: Date },
): Promise<boolean> {
  const claim = await maybe(tx, givenBack, [orderId])
  if (!claim) return true
  return attempt(tx, async () => {
    try {
      const { coupon_id: couponId, account_id: accountId } = claim
      await claimCoupon(tx, { couponId, accountId, orderId, at })
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return false
    }
  })
}

const givenBack = rareStatement(
  'coupon-given-back',
  { coupon_id: number, account_id: number },
  `SELECT coupon_id, account_id FROM coupon_claims
   WHERE order_id = $1 AND given_back_at IS NOT NULL`,
)
