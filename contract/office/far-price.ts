import { farPricePercent } from '../limits.ts'

/** Whether a price is so far from the one before that it is typed twice. Both kobo, or both naira. */
export function isFarPrice(before: number, after: number): boolean {
  return Math.abs(after - before) * 100 > before * farPricePercent
}
