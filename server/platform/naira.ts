import { kobo, toNaira } from '#contract/money.ts'

const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

/** Kobo in words for people: `₦1,234,567.50`. */
export function nairaText(amountKobo: number): string {
  return format.format(toNaira(kobo(amountKobo)))
}
