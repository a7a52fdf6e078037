import { randomInt } from 'node:crypto'
import { type Carrier, daysOf, fleet, priceOf } from './fleet.ts'
import { kilometres, knowsTown } from './places.ts'

/** A rate that was quoted and can be booked. */
export interface QuotedRate {
  rateId: string
  carrier: Carrier
  city: string
  state: string
}

interface Address {
  city: string
  state: string
}

interface QuoteRequest {
  from: Address
  to: Address
  kg: number
  carriers: Carrier[]
}

/** The request, or what is wrong with it in Terminal's words. */
export function readRequest(body: Record<string, unknown>): QuoteRequest | string {
  const from = addressIn(body.pickup_address)
  const to = addressIn(body.delivery_address)
  if (!from || !to) return 'pickup_address and delivery_address are required'
  for (const { city, state } of [from, to]) {
    if (kilometres(state, state) === null) return `State ${state} is not supported`
    if (!knowsTown(state, city)) return `City ${city} was not found in ${state}`
  }
  const kg = weightIn(body.parcel)
  if (kg === null) return 'parcel.items must have weights in kg'
  const only = body.carrier_id
  const carriers = only ? fleet.filter(({ id }) => id === only) : fleet
  return carriers.length > 0 ? { from, to, kg, carriers } : 'Carrier not found'
}

function addressIn(value: unknown): Address | null {
  const fields = fieldsOf(value)
  const { city, state, line1, phone, first_name, country } = fields
  const isWhole = [city, state, line1, phone, first_name].every((one) => typeof one === 'string')
  return isWhole && country === 'NG' ? { city: String(city), state: String(state) } : null
}

function weightIn(value: unknown): number | null {
  const { items, weight_unit } = fieldsOf(value)
  if (weight_unit !== 'kg' || !Array.isArray(items) || items.length === 0) return null
  const kg = items.reduce((sum: number, item: unknown) => {
    const { weight, quantity } = fieldsOf(item)
    return sum + Number(weight) * Number(quantity)
  }, 0)
  return Number.isFinite(kg) && kg > 0 ? kg : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A carrier's rate as Terminal words it; the second one's figures come as text. */
export function rateFor(carrier: Carrier, { from, to, kg }: QuoteRequest, now: Date, logo: string) {
  const km = kilometres(from.state, to.state) ?? 0
  const amount = priceOf(carrier, km, kg)
  const days = daysOf(carrier, km)
  const id = `RT-${digits(11)}`
  const asText = carrier === fleet[1]
  return {
    id,
    rate_id: id,
    carrier_name: carrier.name,
    carrier_slug: carrier.slug,
    carrier_logo: logo,
    carrier_reference: carrier.id,
    carrier_id: carrier.id,
    carrier_rate_description: 'Standard delivery',
    amount: asText ? amount.toFixed(2) : amount,
    currency: 'NGN',
    default_amount: amount,
    default_currency: 'NGN',
    delivery_time: days === 1 ? 'Within 1 day' : `Within ${days} days`,
    delivery_date: new Date(now.getTime() + days * 86_400_000).toISOString(),
    delivery_eta: asText ? String(days * 1_440) : days * 1_440,
    pickup_time: 'Within 24 hours',
    pickup_eta: 1_440,
    dropoff_available: false,
    includes_insurance: false,
    metadata: {},
    created_at: now.toISOString(),
  }
}

export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(1, 10)).join('')
}
