import type { Kobo } from '#contract/money.ts'
import type { Parcel } from './parcel.ts'

/** What a carrier asks for a parcel. */
export interface Rate {
  /** The provider's name for it, by which it is booked. */
  providerRateId: string
  carrierReference: string
  carrierName: string
  /** An address of a picture; empty where there is none. */
  carrierLogo: string
  feeKobo: Kobo
  deliveryTime: string
  deliveryDate: Date | null
}

export interface Quoted {
  rates: Rate[]
  /** The names of carriers that did not answer in time. */
  silent: string[]
}

/** A parcel that a carrier has taken on. */
export interface Booking {
  /** The provider's name for the shipment. */
  providerId: string
  trackingNumber: string | null
  trackingUrl: string | null
}

/** What a carrier tells of a parcel: where it is, or that it will be late. */
export interface TrackingEvent {
  status: 'in-transit' | 'delivered' | 'delayed' | 'cancelled'
  /** In the carrier's words, fit for the shopper. */
  description: string | null
  /** Tells two happenings of the same kind apart. */
  key: string
}

/** The way to the carriers. Every call ends in a bounded time, and throws `ProviderError`. */
export interface Carriers {
  /** Throws only where nobody answered. */
  quote(parcel: Parcel, carrierReference?: string): Promise<Quoted>
  book(wanted: { rateId: string; orderCode: string }): Promise<Booking>
  /** What an earlier, interrupted try may have booked for an order since then, and was not cancelled. */
  findBooking(wanted: { orderCode: string; since: Date }): Promise<Booking | null>
  cancel(providerId: string): Promise<void>
  /** All that has happened to a parcel. */
  track(providerId: string): Promise<TrackingEvent[]>
}
