import { z } from 'zod'

/** Where a page of a list starts: the `next` of the page before; left out: at its beginning. */
export const PageKey = z.string().max(200).optional()

/** A page of a list by key: `next` is the key of the page after it, null on the last one. */
export function keyed<T extends z.ZodType>(item: T) {
  return z.object({ rows: z.array(item), next: z.string().nullable() })
}
