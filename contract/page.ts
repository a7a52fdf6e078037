import { z } from 'zod'
import { Day, wholeNumber } from './field.ts'

/** `?page=`, from 1. A page past the end is an empty list; anything but a positive whole number is 422. */
export const PageNumber = wholeNumber(1_000_000).default(1)

export const PageLink = z.object({
  url: z.string().nullable(),
  label: z.string(),
  active: z.boolean(),
})
export type PageLink = z.infer<typeof PageLink>

/** The paging fields, beside `data` in a list or under its `meta`. */
export const PageMeta = z.object({
  links: z.array(PageLink),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
  total: z.number().int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** A list with its paging fields at its root. */
export function paged<T extends z.ZodType>(item: T) {
  return PageMeta.extend({ data: z.array(item) })
}

/** A list with its paging fields under `meta` (orders, reviews). */
export function pagedWithMeta<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: PageMeta })
}

/** The times by which lists of orders and transactions are narrowed. */
export const dateSorts = ['all', 'daily', 'weekly', 'monthly', 'last_month', 'custom'] as const

/** Both days included, in Lagos; required by `custom`. */
export const DateRange = z.object({ start: Day.optional(), end: Day.optional(), page: PageNumber })
