import type { DemoSending } from '../person.ts'

/** Carriers, as their quotes name them. */
export const danfo = { name: 'Swift Danfo', time: '2 to 3 days' }
export const harmattan = { name: 'Harmattan Express', time: '1 to 2 days' }
export const river = { name: 'River & Road Haulage', time: '3 to 5 days' }

/** Ada's addresses, by their place in her list. */
export const home = 0
export const office = 1
export const enugu = 2

/** A parcel that a carrier brings for so much naira. */
export function by(
  carrier: { name: string; time: string },
  naira: number,
  to: number,
): DemoSending {
  return { carrier: { ...carrier, naira }, to }
}
