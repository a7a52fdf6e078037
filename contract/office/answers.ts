import { z } from 'zod'
import { Time } from '../field.ts'

/** Where a page of a list starts: the `next` of the page before; left out: at its beginning. */
export const PageKey = z.string().max(200).optional()

/** How many rows fit the filters. Beyond `officeCountedRows` nobody counts: then there are at least so many. */
export const Total = z.object({ count: z.number().int(), is_at_least: z.boolean() })
export type Total = z.infer<typeof Total>

/** A page of a list by key: `next` is the key of the page after it, null on the last one. */
export function keyed<T extends z.ZodType>(item: T) {
  return z.object({ rows: z.array(item), next: z.string().nullable(), total: Total })
}

/** `data` of the refusal `edited_meanwhile`: who changed it since the version that was sent, and to what. */
export const EditedMeanwhile = z.object({
  version: z.int32(),
  by: z.string(),
  at: Time,
  /** Field → its value now, of those that differ from what was sent. */
  fields: z.record(z.string(), z.unknown()),
})
export type EditedMeanwhile = z.infer<typeof EditedMeanwhile>
