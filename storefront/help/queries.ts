import { type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** ms between two quiet attempts. */
const againMs = 5_000

/**
 * The content of a help page, undefined until it is there. A failed call shows nothing and is made again
 * (checkout and rooms specification, section 8; the contract's section 6).
 */
export function useHelp<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>) {
  const refetchInterval = (now: { state: { data: T | undefined; status: string } }) =>
    now.state.data === undefined && now.state.status === 'error' ? againMs : false
  return useQuery({ ...query, refetchInterval }).data
}

/** How long help pages stay fresh: ten minutes, in ms. */
const staleTime = 10 * 60_000

export const faq = (api: Api) =>
  queryOptions({
    queryKey: ['help', 'faq'],
    queryFn: async () => (await api('GET /get-faq-list')).message,
    staleTime,
  })

export const aboutUs = (api: Api) =>
  queryOptions({
    queryKey: ['help', 'about-us'],
    queryFn: async () => (await api('GET /help-center/about-us')).data.message,
    staleTime,
  })

export const refundPolicy = (api: Api) =>
  queryOptions({
    queryKey: ['help', 'refund-policy'],
    queryFn: async () => (await api('GET /help-center/refund-policy')).data.message,
    staleTime,
  })

export const terms = (api: Api) =>
  queryOptions({
    queryKey: ['help', 'terms-and-condition'],
    queryFn: async () => (await api('GET /help-center/terms-and-condition')).data.message,
    staleTime,
  })

export const privacy = (api: Api) =>
  queryOptions({
    queryKey: ['help', 'privacy-policy'],
    queryFn: async () => (await api('GET /help-center/privacy-policy')).data.message,
    staleTime,
  })
