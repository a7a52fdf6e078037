import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** The shortcuts of the home page, fresh for ten minutes. */
export const listMenu = (api: Api) =>
  queryOptions({
    queryKey: ['list-menu'],
    queryFn: async () => (await api('GET /list-menu')).data.menus,
    staleTime: 10 * 60_000,
    meta: { cachedAs: ['listMenu'] },
  })
