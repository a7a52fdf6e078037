/**
 * A count as en-US writes it: 12345 → '12,345'. By hand, because a phone's first `Intl` object takes it as
 * long as waking up a page does (20 ms on a quick computer).
 */
export function formatCount(count: number): string {
  return grouped(String(count))
}

/** Commas between thousands, in digits that may have a fraction of one or two behind them. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
}
