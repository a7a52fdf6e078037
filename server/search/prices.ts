import { type Kobo, toKobo } from '#contract/money.ts'

/** Bounds that a search names, both included. */
export interface NamedPrices {
  minPrice?: Kobo
  maxPrice?: Kobo
}

/** Below this a number without k, m or 'naira' is a size or a model: 'under 55' names no price. */
const smallest = 1_000

const amount = String.raw`(?:n|ngn|naira)? ?(\d+)(?: (\d))?(?: ?(k|m|million|thousand)\b)?(?: naira)?`
const upTo = 'under|below|less than|not more than|at most|up to|within|max|maximum|budget of|budget'
const fromOn = 'above|over|more than|at least|starting from|from|min|minimum'
const range = new RegExp(String.raw`\b(?:between |from )?${amount} (?:to|and) ${amount}\b`)
const highest = new RegExp(String.raw`\b(?:${upTo}) ${amount}\b`)
const lowest = new RegExp(String.raw`\b(?:${fromOn}) ${amount}\b`)

/** Takes prices out of a folded search: 'phone under 200k' is 'phone', at most 200,000 naira. */
export function readPrices(folded: string): { text: string; prices: NamedPrices } {
  for (const [pattern, bounds] of [
    [range, (low: number, high: number) => ({ min: low, max: high })],
    [highest, (high: number) => ({ max: high })],
    [lowest, (low: number) => ({ min: low })],
  ] as const) {
    const found = pattern.exec(folded)
    if (!found) continue
    const [first, second] = [nairaOf(found.slice(1, 4)), nairaOf(found.slice(4, 7))]
    const isRange = pattern === range
    // '100 to 200k': the first goes by the second's unit.
    const low = isRange && !found[3] && first < second / 100 ? first * unitOf(found[6]) : first
    if (low < smallest || (isRange && second < low)) continue
    const { min, max }: { min?: number; max?: number } = bounds(low, second)
    const text = `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`
    return {
      text: text.replace(/ +/g, ' ').trim(),
      prices: {
        ...(min !== undefined && { minPrice: toKobo(min) }),
        ...(max !== undefined && { maxPrice: toKobo(max) }),
      },
    }
  }
  return { text: folded, prices: {} }
}

/** Of ['1', '5', 'm'], which was '1.5m' before it was folded: 1,500,000. */
function nairaOf([whole = '0', tenth = '0', unit]: (string | undefined)[]): number {
  return Math.min(1e12, Number(`${whole}.${tenth}`) * unitOf(unit))
}

function unitOf(unit: string | undefined): number {
  return { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 }[unit ?? ''] ?? 1
}
