import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './field.ts'

export const Badge = z.object({
  id: Id,
  name: z.string(),
  icon_url: z.string(),
  min_order: z.number().int(),
  /** Null: no upper end. */
  max_order: z.number().int().nullable(),
  description: z.string(),
})

export const badges = {
  list: endpoint({
    method: 'GET',
    path: '/get-badges-list',
    access: 'public',
    shared: true,
    summary: 'Ranking badges, by delivered orders',
    answer: z.object({ data: z.object({ badges: z.object({ data: z.array(Badge) }) }) }),
  }),
} as const
