// Without zod, so that a browser can read the table without loading it.

export const shippingCodes = ['carrier', 'public-transport', 'pick-up'] as const
export type ShippingCode = (typeof shippingCodes)[number]

interface ShippingRules {
  /** Whether it goes to an address of the shopper's; else it is fetched at the store. */
  needsAddress: boolean
  /** Whether a carrier quotes the fee for the cart; else `delivery_shipping_types` has it. */
  isQuoted: boolean
}

/** What differs between shipping methods: to the door, to a park, or fetched at the store. */
export const shippingMethods: Readonly<Record<ShippingCode, ShippingRules>> = {
  carrier: { needsAddress: true, isQuoted: true },
  'public-transport': { needsAddress: true, isQuoted: false },
  'pick-up': { needsAddress: false, isQuoted: false },
}
