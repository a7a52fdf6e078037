import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { type Kobo, toKobo } from '#contract/kobo.ts'
import type { Address } from '../delivery/queries.ts'
import type { CartItem } from '../state/cart-lines.ts'
import type { ChosenQuote } from '../state/checkout.ts'
import { useCheckout } from './choices.ts'
import type { ShippingCode } from './figures.ts'
import { quotedFor, quoteLifetimeMs, shippingTypes } from './queries.ts'

export interface ChosenShipping {
  id: number | null
  code: ShippingCode | null
  /** Null until the method, and for a carrier its quote, is chosen. */
  fee: Kobo | null
  /** The carrier's, for 'carrier' alone. */
  quote: ChosenQuote | null
}

const nothing: ChosenShipping = { id: null, code: null, fee: null, quote: null }

/** The chosen shipping method and its fee. All but pick-up need an address. */
export function useShipping(items: CartItem[], address: Address | null): ChosenShipping {
  const { shippingId, quote: chosen } = useCheckout()
  const { data } = useQuery(shippingTypes(useApi()))
  const type = data?.shipping.find(({ id }) => id === shippingId)
  if (!type || (type.code !== 'pick-up' && !address)) return nothing
  const { id, code } = type
  if (code !== 'carrier') return { id, code, fee: toKobo(type.delivery_fee), quote: null }
  const isValid =
    chosen?.quotedFor === quotedFor(address?.id ?? 0, items) &&
    Date.now() - chosen.quotedAt < quoteLifetimeMs
  const quote = isValid ? chosen : null
  return { id, code, fee: quote && toKobo(quote.amount), quote }
}
