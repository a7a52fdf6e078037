import { boolean } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** The public module of coupons: other domains import nothing else. */
export { addCoupon, type NewCoupon } from './add.ts'
export {
  type Claim,
  type CouponHolder,
  claimCoupon,
  giveBackCoupon,
  isCouponLeft,
  settleCoupon,
} from './claim.ts'
export { type CoveredLine, type PricedCoupon, priceCoupon, UnknownCoupon } from './price.ts'

/** Whether a coupon names a product, as what it is for or what it is not for. */
export async function isInCoupon(db: Db, productId: number): Promise<boolean> {
  return (await one(db, inCoupon, [productId])).is_in_coupon
}

const inCoupon = rareStatement(
  'coupon-scopes-of-product',
  { is_in_coupon: boolean },
  'SELECT EXISTS (SELECT FROM coupon_scopes WHERE product_id = $1) AS is_in_coupon',
)
