import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { CartItem } from '../cart/lines.ts'
import { productOrders } from '../cart/product-orders.ts'
import { cartSent } from '../cart/sent.ts'
import { own } from '../sync/own.ts'

/** Quotes stand for 30 minutes on the server; they are asked for anew well before. In ms. */
const quotesStand = 20 * 60_000
/** A quote that was chosen is good for this long, in ms. */
export const quoteStands = 28 * 60_000
const rarely = 10 * 60_000

export const shippingTypes = (api: Api) =>
  queryOptions({
    queryKey: ['shipping-types'],
    queryFn: async () => (await api('GET /shipment/shipping/types')).data,
    staleTime: rarely,
  })

export const paymentMethods = (api: Api) =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async () => (await api('GET /payments/method')).data.payment_methods,
    staleTime: rarely,
  })

/** What a quote is for: another address or another cart needs another one. */
export function quotedFor(addressId: number, items: CartItem[]): string {
  return JSON.stringify([addressId, productOrders(items)])
}

/**
 * What carriers ask for this cart to this address, cheapest first; and who gave no answer. The server
 * quotes its own cart, so that it has to hear of this one first.
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
    staleTime: quotesStand,
    gcTime: quotesStand,
    retry: false,
  })
