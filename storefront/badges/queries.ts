import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import type { Badge as Schema } from '#contract/shop/badges.ts'

export type Badge = z.output<typeof Schema>

/** All badges, the lowest first; fresh for ten minutes. */
export const badgeList = (api: Api) =>
  queryOptions({
    queryKey: ['badges'],
    queryFn: async () => (await api('GET /get-badges-list')).data.badges.data,
    staleTime: 10 * 60_000,
  })

/** The customer's badge and the distance to the next one. */
export const myBadge = (api: Api) =>
  queryOptions({
    queryKey: [own, 'badge'],
    queryFn: async () => (await api('GET /accounts/badge')).data,
    staleTime: 0,
  })
