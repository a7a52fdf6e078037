import { counterShare } from '#contract/counter-share.ts'
import { toKobo } from '#contract/kobo.ts'
import type { CounterLine } from '#contract/office/counter.ts'

/** Units that are taken, by line; of a line that is not named: all that are here. */
export type Taken = Readonly<Record<number, number>>

/** The sums of the units that are taken, as the counter's call computes them. */
export function sumsOf(lines: readonly CounterLine[], taken: Taken) {
  const sold = lines.map((line) => {
    const units = taken[line.line_id] ?? line.available
    const amountKobo = toKobo(line.today_amount)
    const placed = { units: line.units, amountKobo: toKobo(line.placed_amount) }
    const share = counterShare(toKobo(line.coupon), placed, { units, amountKobo })
    return { units, price: units * amountKobo, share }
  })
  const priceKobo = sold.reduce((sum, { price }) => sum + price, 0)
  const couponKobo = sold.reduce((sum, { share }) => sum + share, 0)
  const units = sold.reduce((sum, line) => sum + line.units, 0)
  return { units, priceKobo, couponKobo, totalKobo: priceKobo - couponKobo }
}
