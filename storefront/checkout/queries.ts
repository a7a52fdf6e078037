import { queryOptions } from '@tanstack/react-query'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { quoteMinutes } from '#contract/limits.ts'
import { productOrders } from '../cart/rules.ts'
import { cartSent } from '../cart/server-copy.ts'
import type { CartItem } from '../state/cart-lines.ts'

/** In ms. Quotes are fetched again well before the server's expire. */
const quotesStaleMs = (quoteMinutes - 10) * 60_000
/** How long a chosen quote can be used, in ms. */
export const quoteLifetimeMs = (quoteMinutes - 2) * 60_000
const methodsStaleMs = 10 * 60_000

export const shippingTypes = (api: Api) =>
  queryOptions({
    queryKey: ['shipping-types'],
    queryFn: async () => (await api('GET /shipment/shipping/types')).data,
    staleTime: methodsStaleMs,
  })

export const paymentMethods = (api: Api) =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async () => (await api('GET /payments/method')).data,
    staleTime: methodsStaleMs,
  })

/** The address and cart that a quote is for; any other needs a new quote. */
export function quotedFor(addressId: number, items: CartItem[]): string {
  return JSON.stringify([addressId, productOrders(items)])
}

/**
 * The quotes of the carriers for this cart and address, cheapest first, and the carriers that did
 * not answer. The server quotes its own cart, so pending changes are sent first.
 */
export const carrierQuotes = (api: Api, addressId: number, items: CartItem[]) =>
  queryOptions({
    queryKey: [own, 'carrier-quotes', quotedFor(addressId, items)],
    queryFn: async () => {
      await cartSent()
      const body = { delivery_address: { id: addressId }, currency: 'NGN' }
      const { data, not_answering } = await api('POST /shipment/rate', { body })
      return { quotes: data, silent: not_answering }
    },
    staleTime: quotesStaleMs,
    gcTime: quotesStaleMs,
    retry: false,
  })
