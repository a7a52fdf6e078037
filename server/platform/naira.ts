import { kobo, toNaira } from '#contract/money.ts'

const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

/** An amount for people to read: `₦1,234,567.50`. */
export function formatNaira(amountKobo: number): string {
  return format.format(toNaira(kobo(amountKobo)))
}
