/** Units of a line and what one of them costs, kobo. */
export interface PricedUnits {
  units: number
  amountKobo: number
}

/**
 * The coupon's share of units that the counter sells, kobo: the same percentage as it took off the line when it was placed,
 * rounded down. In big integers: a share times a price leaves the safe ones.
 */
export function counterShare(couponKobo: number, placed: PricedUnits, sold: PricedUnits): number {
  const price = BigInt(sold.units) * BigInt(sold.amountKobo)
  return Number((BigInt(couponKobo) * price) / (BigInt(placed.units) * BigInt(placed.amountKobo)))
}
