import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

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
