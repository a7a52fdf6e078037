import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { Permission } from '#contract/office/permissions.ts'
import type { Me } from '#contract/office/session.ts'
import { api } from '../api/api.ts'
import { signedInAgain } from './prompts.ts'

/** Who is signed in; null: nobody. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ client, queryKey }): Promise<Me | null> => {
    try {
      return (await api('GET /office/me')).data
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
      // Where somebody was at work the page stays as it is, and the dialog asks.
      if (client.getQueryData<Me | null>(queryKey)) {
        void signedInAgain()
        throw error
      }
      return null
    }
  },
  retry: false,
  // Changed roles hold from the next call on; what is visible follows when the member comes back to the tab.
  // No interval: each call would put off the end of an idle session.
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})

/** The signed-in member. Only below the layout, which lets nobody else in. */
export function useMe(): Me {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('nobody is signed in')
  return data
}

/** Whether the member may do it: what they may not do is not on the page. */
export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission)
}
