import { partOf, spread } from '#server/platform/spread.ts'

/** A line as far as its price goes. Kobo. */
export interface PaidLine {
  quantity: number
  /** Of one unit. */
  amountKobo: number
  /** What the coupon took off all its units; null: not stored. */
  couponKobo: number | null
}

/**
 * What was paid for each line, kobo: its price less its share of the coupon. Where shares were not stored, the coupon is
 * spread over all lines by their price; the shares of all lines are the coupon, to the kobo.
 */
export function paidForLines(lines: readonly PaidLine[], couponKobo: number): number[] {
  const prices = lines.map(({ quantity, amountKobo }) => quantity * amountKobo)
  const stored = lines.map((line) => line.couponKobo)
  const isStored = stored.every((share) => share !== null)
  const shares = isStored ? stored.map((share) => share ?? 0) : spread(couponKobo, prices)
  return prices.map((price, i) => price - (shares[i] ?? 0))
}

/**
 * What goes back for `quantity` more units of a line, of which `before` went back already, kobo. All parts of a line
 * add up to what was paid for it: the last one takes the rest.
 */
export function refundFor(
  { paidKobo, quantity: all }: { paidKobo: number; quantity: number },
  { quantity, before }: { quantity: number; before: number },
): number {
  return partOf(paidKobo, before + quantity, all) - partOf(paidKobo, before, all)
}
