import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** How long banners stay fresh: ten minutes, in ms. */
const staleTime = 10 * 60_000

export const homeBanners = (api: Api) =>
  queryOptions({
    queryKey: ['banners', 'home'],
    meta: { cachedAs: ['banners'] },
    queryFn: async () => (await api('GET /banner/home-top')).data.banners,
    staleTime,
  })

export const categoryBanners = (api: Api) =>
  queryOptions({
    queryKey: ['banners', 'category'],
    queryFn: async () => (await api('GET /banner/category-page')).data.banners,
    staleTime,
  })

export const cartBanners = (api: Api) =>
  queryOptions({
    queryKey: ['banners', 'cart'],
    queryFn: async () => (await api('GET /banner/cart-page')).data.banners,
    staleTime,
  })

export const productBanners = (api: Api) =>
  queryOptions({
    queryKey: ['banners', 'product'],
    queryFn: async () => (await api('GET /banner/product-details')).data.banners,
    staleTime,
  })
