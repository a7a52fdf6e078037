import { z } from 'zod'

// Apart from the schema, so that a browser can compute with money without loading zod.
export { type Kobo, kobo, toKobo, toNaira } from './kobo.ts'

/** An amount on the wire: naira, with at most two decimals. */
export const Naira = z
  .number()
  .refine((naira) => Math.abs(naira * 100 - Math.round(naira * 100)) < 1e-6, 'at most two decimals')
  .meta({ description: 'naira, at most two decimals' })

/** An amount in a body: naira as a number or as text. */
export const Figure = z
  .union([z.number(), z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)])
  .transform(Number)
  .pipe(z.number().nonnegative())
