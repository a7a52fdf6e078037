import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Badge as Schema } from '#contract/badges.ts'
import type { Api } from '#contract/client.ts'
import { own } from '../sync/own.ts'

export type Badge = z.output<typeof Schema>

/** All badges, the lowest first. They change rarely: ten minutes, in ms. */
export const badgeList = (api: Api) =>
  queryOptions({
    queryKey: ['badges'],
    queryFn: async () => (await api('GET /get-badges-list')).data.badges.data,
    staleTime: 10 * 60_000,
  })

/** One's own badge and how far the next one is. */
export const myBadge = (api: Api) =>
  queryOptions({
    queryKey: [own, 'badge'],
    queryFn: async () => (await api('GET /accounts/badge')).data,
    staleTime: 0,
  })
