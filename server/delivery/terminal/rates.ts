import { z } from 'zod'
import { onDeliveryDay } from '#contract/delivery-days.ts'
import { type Kobo, kobo, toKobo } from '#contract/money.ts'
import { type Store, storeAddress } from '../addresses/store.ts'
import type { Destination, Parcel, Rate } from '../quotes/carriers.ts'

/** Naira as a number or as text, with or without separators. At most ₦10 million. */
const Amount = z
  .union([z.number(), z.string().transform((text) => Number(text.replaceAll(',', '') || 'NaN'))])
  .pipe(z.number().min(0.01).max(10_000_000))

const Minutes = z.coerce.number().nonnegative().max(1_000_000)

const TerminalRate = z.object({
  rate_id: z.string().min(1).optional(),
  id: z.string().min(1).optional(),
  carrier_id: z.string().min(1).optional(),
  carrier_reference: z.string().min(1).optional(),
  carrier_name: z.string().min(1).max(100),
  carrier_logo: z.string().max(500).nullish(),
  amount: Amount,
  currency: z.literal('NGN'),
  delivery_time: z.string().max(100).nullish(),
  delivery_date: z.string().nullish(),
  delivery_eta: Minutes.nullish(),
})

/** The rates in an answer; incomplete and unreadable ones are left out. */
export function ratesIn(data: unknown, now: Date): Rate[] {
  const list = Array.isArray(data) ? data : [data]
  return list.flatMap((one) => {
    const read = TerminalRate.safeParse(one)
    return read.success ? (rateOf(read.data, now) ?? []) : []
  })
}

function rateOf(rate: z.output<typeof TerminalRate>, now: Date): Rate | null {
  const providerRateId = rate.rate_id ?? rate.id
  const carrierReference = rate.carrier_id ?? rate.carrier_reference
  if (!providerRateId || !carrierReference) return null
  return {
    providerRateId,
    carrierReference,
    carrierName: rate.carrier_name,
    carrierLogo: rate.carrier_logo ?? '',
    feeKobo: feeOf(rate.amount),
    deliveryTime: rate.delivery_time || 'The carrier names the day',
    deliveryDate: dateOf(rate, now),
  }
}

/** What the shopper pays, kobo: the carrier's price in naira, rounded up to the next ₦50. */
function feeOf(naira: number): Kobo {
  return kobo(Math.ceil(toKobo(naira) / feeStepKobo) * feeStepKobo)
}

const feeStepKobo = 5_000

/** A carrier counts days; nobody brings anything on a Sunday or a holiday. */
function dateOf({ delivery_date, delivery_eta }: z.output<typeof TerminalRate>, now: Date) {
  const date = delivery_date ? new Date(delivery_date) : null
  if (date && isNear(date, now)) return onDeliveryDay(date)
  const later = delivery_eta ? new Date(now.getTime() + delivery_eta * 60_000) : null
  return later && isNear(later, now) ? onDeliveryDay(later) : null
}

const yearMs = 366 * 86_400_000

/** Of no date, and of one that cannot be meant, there is no day. */
function isNear(date: Date, now: Date): boolean {
  return Math.abs(date.getTime() - now.getTime()) < yearMs
}

/** The body of a request for rates; the town may differ from the address's. */
export function quoteRequest(
  { to, items }: Parcel,
  { store, town, carrierId }: { store: Store; town: string; carrierId?: string | undefined },
) {
  return {
    pickup_address: storeAddress(store),
    delivery_address: addressOf(to, town, store),
    parcel: {
      description: 'Goods from the mall',
      weight_unit: 'kg',
      items: items.map((item) => ({ ...item, description: item.name, currency: 'NGN' })),
    },
    currency: 'NGN',
    ...(carrierId && { carrier_id: carrierId }),
  }
}

/** A customer without a mail address gets the carrier's mails through the store. */
function addressOf(to: Destination, town: string, store: Store) {
  const elsewhere = town === to.city ? [] : [to.city]
  return {
    first_name: to.firstName,
    last_name: to.lastName,
    email: to.email ?? store.email,
    phone: to.phone,
    line1: to.street,
    line2: [...(to.landmark ? [to.landmark] : []), ...elsewhere].join(', '),
    city: town,
    state: terminalState(to.state),
    country: 'NG',
    is_residential: true,
  }
}

/** Terminal calls the Federal Capital Territory by its city. */
function terminalState(name: string): string {
  return name === 'Federal Capital Territory' ? 'Abuja' : name
}

const TerminalCarrier = z.object({
  carrier_id: z.string().min(1),
  name: z.string().min(1).max(100),
  active: z.boolean().optional(),
})
export type TerminalCarrier = z.output<typeof TerminalCarrier>

/** The active carriers in an answer. */
export function carriersIn(data: unknown): TerminalCarrier[] {
  const Lists = z.union([
    z.array(z.unknown()),
    z.object({ carriers: z.array(z.unknown()) }).transform(({ carriers }) => carriers),
  ])
  return (Lists.safeParse(data).data ?? []).flatMap((one) => {
    const carrier = TerminalCarrier.safeParse(one).data
    return carrier && carrier.active !== false ? [carrier] : []
  })
}
