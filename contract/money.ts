import { z } from 'zod'

/** An amount in kobo, a whole number: the only form in which money is added up or stored. */
export type Kobo = number & { readonly unit: 'kobo' }

/** An amount on the wire: naira, with at most two decimals. */
export const Naira = z
  .number()
  .refine((naira) => Math.abs(naira * 100 - Math.round(naira * 100)) < 1e-6, 'at most two decimals')
  .meta({ description: 'naira, at most two decimals' })

/** Throws on a fraction of a kobo and beyond exact integers: both are bugs, never input. */
export function kobo(amount: number): Kobo {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of kobo: ${amount}`)
  return amount as Kobo
}

export function toNaira(amount: Kobo): number {
  return amount / 100
}

export function toKobo(naira: number): Kobo {
  return kobo(Math.round(naira * 100))
}
