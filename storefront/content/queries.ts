import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** How long contacts, banners and shortcuts stay fresh: ten minutes, in ms. */
const staleTime = 10 * 60_000

/** Contacts by topic ('Reach faster', storefront specification, section 1). */
export const representatives = {
  orders: (api: Api) =>
    queryOptions({
      queryKey: ['representatives', 'orders'],
      queryFn: async () => (await api('GET /representatives/orders')).data.representatives,
      staleTime,
      meta: { cachedAs: ['orders'] },
    }),
  logistics: (api: Api) =>
    queryOptions({
      queryKey: ['representatives', 'logistics'],
      queryFn: async () => (await api('GET /representatives/logistics')).data.representatives,
      staleTime,
      meta: { cachedAs: ['logistics'] },
    }),
  disputes: (api: Api) =>
    queryOptions({
      queryKey: ['representatives', 'disputes'],
      queryFn: async () => (await api('GET /representatives/disputes')).data.representatives,
      staleTime,
      meta: { cachedAs: ['disputes'] },
    }),
} as const

/** All queries of `ReachFaster`, for a loader. */
export function reachFasterQueries(api: Api) {
  return [
    representatives.orders(api),
    representatives.disputes(api),
    representatives.logistics(api),
  ]
}

export const socialHandle = (api: Api) =>
  queryOptions({
    queryKey: ['social-handle'],
    queryFn: async () => (await api('GET /get-social-handle')).handle.data,
    staleTime,
    meta: { cachedAs: ['socials'] },
  })

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

/** The shortcuts of the home page. */
export const listMenu = (api: Api) =>
  queryOptions({
    queryKey: ['list-menu'],
    queryFn: async () => (await api('GET /list-menu')).data.menus,
    staleTime,
    meta: { cachedAs: ['listMenu'] },
  })

/** Links for a phone number (E.164): its WhatsApp chat, and a call. */
export function whatsappLink(phoneNumber: string): string {
  return `https://wa.me/${phoneNumber.replace(/\D/g, '')}`
}

export function callLink(phoneNumber: string): string {
  return `tel:${phoneNumber}`
}

/** '+2348031234567' → '0803 123 4567', as it is dialled in Nigeria; foreign numbers are unchanged. */
export function dialled(phoneNumber: string): string {
  const groups = /^\+234(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber)
  return groups ? `0${groups[1]} ${groups[2]} ${groups[3]}` : phoneNumber
}
