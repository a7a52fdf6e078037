import type { Dice } from './random.ts'

/** Percent off, from and to, and how many of a hundred discounted products get it. */
const tiers = [
  [5, 9, 12],
  [10, 19, 30],
  [20, 29, 25],
  [30, 39, 18],
  [40, 55, 15],
] as const

/** The discount in percent; 0 for about three products of four. */
export function pricedBefore(luck: Dice, maxDiscount: number): number {
  if (!luck.chance(0.275)) return 0
  const believable = tiers.filter(([from]) => from <= maxDiscount)
  const [from, to] = luck.pick(
    believable.flatMap((tier) => Array.from({ length: tier[2] }, () => tier)),
  )
  return luck.between(from, Math.min(to, maxDiscount))
}

/** The previous price is rounded up to a usual price, so that the discount is never less than stated. */
export function priceTag(price: number, discount: number) {
  if (discount === 0) return { price, previousPrice: null }
  const before = price / (1 - discount / 100)
  const step = before < 1_000 ? 10 : before < 10_000 ? 50 : before < 100_000 ? 500 : 1_000
  return { price, previousPrice: Math.ceil(before / step) * step }
}
