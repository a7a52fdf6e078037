import { z } from 'zod'

/** Where a page of a list starts: the `next` of the page before; left out: at its beginning. */
export const PageKey = z.string().max(200).optional()

/** How many rows fit the filters. Beyond `officeCountedRows` nobody counts: then there are at least so many. */
export const Total = z.object({ count: z.number().int(), is_at_least: z.boolean() })
export type Total = z.infer<typeof Total>

/** A page of a list by key: `next` is the key of the page after it, null on the last one. */
export function keyed<T extends z.ZodType>(item: T) {
  return z.object({ rows: z.array(item), next: z.string().nullable(), total: Total })
}
