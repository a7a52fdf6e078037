/** The face of coupons: all that other domains may import. */
export { addCoupon, type NewCoupon } from './add.ts'
export { type Claim, claimCoupon, giveBackCoupon, reclaimCoupon } from './claim.ts'
export { type CoveredLine, type PricedCoupon, priceCoupon } from './price.ts'
