/** An amount in kobo, a whole number: the only form in which money is added up or stored. */
export type Kobo = number & { readonly unit: 'kobo' }

/** Throws on fractions of a kobo and on numbers beyond exact integers: both are bugs, never input. */
export function kobo(amount: number): Kobo {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of kobo: ${amount}`)
  // The one place where a number becomes kobo.
  return amount as Kobo
}

export function toNaira(amount: Kobo): number {
  return amount / 100
}

export function toKobo(naira: number): Kobo {
  return kobo(Math.round(naira * 100))
}
