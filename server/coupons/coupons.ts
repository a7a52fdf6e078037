/** The public module of coupons: other domains import nothing else. */
export { addCoupon, type NewCoupon } from './add.ts'
export { type Claim, claimCoupon, giveBackCoupon, reclaimCoupon } from './claim.ts'
export { isInCoupon } from './for-product.ts'
export { type CoveredLine, type PricedCoupon, priceCoupon, UnknownCoupon } from './price.ts'
