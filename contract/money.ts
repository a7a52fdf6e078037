import { z } from 'zod'

// Apart from the schema, so that a browser can compute with money without loading zod.
export { type Kobo, kobo, toKobo, toNaira } from './kobo.ts'

/** The highest amount that is sent, naira. */
const maxNaira = 1e12

/** An amount on the wire: naira, with at most two decimals. */
export const Naira = z
  .number()
  .refine((naira) => Math.abs(naira * 100 - Math.round(naira * 100)) < 1e-6, 'at most two decimals')
  .meta({ description: 'naira, at most two decimals' })

/**
 * An amount in a body that is compared with the mall's own: naira as a number or as text, a trillion at most, which kobo
 * have room for. Parts of a kobo are a difference like any other.
 */
export const ComparedFigure = z
  .union([z.number(), z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)])
  .transform(Number)
  .pipe(z.number().nonnegative().max(maxNaira))

/** An amount in a body that is stored: at most two decimals. */
export const Figure = ComparedFigure.pipe(Naira)
