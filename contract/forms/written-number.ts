// Numbers as people write them, in one rule for every form and call. Without zod: browsers load this file.

/** Blanks of any width, dashes, brackets, dots, slashes, and signs that nobody sees. */
const between = /[\s\p{Cf}\p{Pd}\u2212()./]/gu

/**
 * The ten digits after +234 of a Nigerian number: `+234 803 …`, `00234…`, `234…`, `0803…`, `+234 (0)803…`, `803…`.
 * Null: it is no whole one. No number of the country begins with 234 after the +234.
 */
export function localNumber(written: string): string | null {
  const signs = written.replace(between, '')
  return /^(?:(?:\+|00)?234)?0?((?!234)[1-9]\d{9})$/.exec(signs)?.[1] ?? null
}

/** What was typed of a number, without what stands between its signs: a plus or a letter stays, to be named. */
export function signsOf(written: string): string {
  return written.replace(between, '')
}

/** Whole numbers, in groups of three or in none: `200,000`, `200 000`, `200000`. */
const whole = String.raw`(\d{1,12}|\d{1,3}(?:[,\s'’]\d{3}){1,3})`
const naira = new RegExp(String.raw`^(?:₦|ngn|n)?\s*${whole}(\.\d{1,2})?(?:\s*naira)?$`, 'iu')
const count = new RegExp(`^${whole}$`, 'u')

/** Naira: `₦200,000`, `N200 000`, `NGN 200000.50`. Null: it is no amount of two decimals at most. */
export function nairaIn(written: string): number | null {
  const [, units, kobo = ''] = naira.exec(visible(written)) ?? []
  return units === undefined ? null : Number(units.replace(/\D/g, '') + kobo)
}

/** How many: `1,200`. Null: it is no whole number from 0 on. */
export function countIn(written: string): number | null {
  const [, units] = count.exec(visible(written)) ?? []
  return units === undefined ? null : Number(units.replace(/\D/g, ''))
}

function visible(written: string): string {
  return written.replace(/\p{Cf}/gu, '').trim()
}
