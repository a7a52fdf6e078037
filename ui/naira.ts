import { grouped } from './number.ts'

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
