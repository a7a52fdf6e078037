import { setTimeout as wait } from 'node:timers/promises'
import type { Kobo } from '#contract/money.ts'
import {
  json,
  list,
  nullable,
  number,
  object,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type MediaStore, pictureAddress } from '#server/platform/media/media.ts'
import { placeColumns } from '../addresses/postal-address.ts'

const destination = {
  firstName: text,
  lastName: text,
  /** Null where the customer has only a phone number. */
  email: nullable(text),
  ...placeColumns,
}

const item = {
  name: text,
  /** Naira, of one unit. */
  value: number,
  quantity: number,
  /** Kilograms, of one unit. */
  weight: number,
}

const parcel = { to: object(destination), items: list(object(item)) }

/** A parcel's recipient and address, as carriers get them. */
export type Destination = Row<typeof destination>
export type Parcel = Row<typeof parcel>

/** The column in which quotes and shipments store their parcel. */
export const parcelColumn = json(object(parcel))

/** A carrier's price for a parcel. */
export interface Rate {
  /** The provider's id of the rate, with which it is booked. */
  providerRateId: string
  carrierReference: string
  carrierName: string
  /** The URL of a picture; empty where there is none. */
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

/** A parcel that is booked with a carrier. */
export interface Booking {
  /** The provider's id of the shipment. */
  providerId: string
  trackingNumber: string | null
  trackingUrl: string | null
}

/** What a carrier reports of a parcel: its status, or a delay. */
export interface TrackingEvent {
  status: 'in-transit' | 'delivered' | 'delayed' | 'cancelled'
  /** The carrier's text, for the shopper. */
  description: string | null
  /** Distinguishes two events of the same status. */
  key: string
}

/** The interface of any carrier provider. Every call ends in bounded time, and throws `ProviderError`. */
export interface Carriers {
  /** Throws only where no carrier answered. */
  quote(parcel: Parcel, carrierReference?: string): Promise<Quoted>
  book(request: { rateId: string; orderCode: string }): Promise<Booking>
  /** A booking for the order that an earlier, interrupted attempt may have made, unless it was cancelled. */
  findBooking(search: { orderCode: string; since: Date }): Promise<Booking | null>
  cancel(providerId: string): Promise<void>
  /** All tracking events of a parcel. */
  track(providerId: string): Promise<TrackingEvent[]>
}

const maxBytes = 200_000
const types = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']
/** How long a first quote waits for the logos, ms; later quotes find them stored. */
const timeoutMs = 700
const fetchMs = 5_000

/** Our own address of a carrier's logo; empty where it is not stored (yet). */
export type StoreLogo = (url: string) => Promise<string>

/**
 * Stores carriers' logos as our own pictures: a page loads nothing from third parties, and a phone gets
 * a small variant. Each process fetches a logo once.
 */
export function openLogoStore(media: Pick<MediaStore, 'put'>): StoreLogo {
  const stored = new Map<string, Promise<string>>()

  return async function storeLogo(url) {
    if (!/^https?:\/\//.test(url)) return ''
    const known = stored.get(url) ?? fetchLogo(media, url)
    stored.set(url, known)
    known.catch(() => stored.delete(url))
    return Promise.race([known.catch(() => ''), wait(timeoutMs, '', { ref: false })])
  }
}

async function fetchLogo(media: Pick<MediaStore, 'put'>, url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs), redirect: 'error' })
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || !types.includes(type) || bytes.length > maxBytes) {
    throw new Error('the logo cannot be stored')
  }
  return pictureAddress(await media.put(bytes, type))
}
