import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'

/** One page of notifications, with the server's time. Fetched again whenever the panel opens. */
export const notifications = (api: Api, page: number) =>
  queryOptions({
    queryKey: [own, 'notifications', page],
    queryFn: async () => (await api('GET /accounts/get-notifications', { query: { page } })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
