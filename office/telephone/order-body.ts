import type { Received } from '#contract/endpoint.ts'
import type { telephone } from '#contract/office/telephone.ts'
import type { OrderedItem } from './order-items.tsx'

/** The carriers' prices for it. */
export type Quote = Received<typeof telephone.telephoneQuotes>['data'][number]

/** Of the form, as typed; empty: not chosen. */
export interface Delivery {
  method: string
  saved: string
  state: string
  area: string
  street: string
  phone: string
  rate: string
}

export const noDelivery: Delivery = {
  method: '',
  saved: '',
  state: '',
  area: '',
  street: '',
  phone: '',
  rate: '',
}

/** The order and its address, as the calls take them. */
export function bodyOf(customer: number, items: readonly OrderedItem[], delivery: Delivery) {
  const { saved, state, area, street, phone } = delivery
  return {
    customer,
    product_orders: items.map(({ product_id, combination_id, units }) =>
      combination_id === null
        ? { product_id, quantity: units }
        : { product_id, variation: [{ id: combination_id, quantity: units }] },
    ),
    delivery_address_id: saved || null,
    state_id: saved ? null : state || null,
    lg_id: saved ? null : area || null,
    address: saved ? null : street || null,
    phone: phone.trim() || null,
  }
}
