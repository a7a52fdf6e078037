/**
 * Naira as en-US currency (storefront specification, section 9): 185000 → '₦185,000.00'. Amounts
 * are whole kobo.
 */
export function formatNaira(naira: number): string {
  return signed(naira, 2)
}

/** Rounded: 1365.5 → '₦1,366'. */
export function formatWholeNaira(naira: number): string {
  return signed(naira, 0)
}

function signed(naira: number, decimals: number): string {
  return `${naira < 0 ? '-' : ''}₦${grouped(Math.abs(naira).toFixed(decimals))}`
}

/**
 * A count as en-US writes it: 12345 → '12,345'. Without `Intl`: a phone's first `Intl` object costs
 * as much time as hydrating a page (20 ms on a fast computer).
 */
export function formatCount(count: number): string {
  return grouped(String(count))
}

/** Commas between thousands, in digits with a fraction of at most two. */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
}
