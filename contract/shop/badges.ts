import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../field.ts'

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
    mayLag: true,
    summary: 'Ranking badges, by delivered orders',
    answer: z.object({ data: z.object({ badges: z.object({ data: z.array(Badge) }) }) }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/accounts/badge',
    access: 'customer',
    summary: 'One’s own badge, and the orders missing for the next one',
    answer: z.object({
      data: z.object({
        /** Delivered orders. */
        order_count: z.number().int(),
        badge: Badge.nullable(),
        /** Null at the highest. */
        next: Badge.nullable(),
        /** Delivered orders until the next one. */
        orders_to_next: z.number().int().nullable(),
      }),
    }),
  }),
} as const
