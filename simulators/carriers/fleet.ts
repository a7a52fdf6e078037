/** A carrier of Terminal, with its tariff. All three are invented. */
export interface Carrier {
  id: string
  slug: string
  name: string
  color: string
  /** Naira: the base price, the price of a kilometre, and of a kilogram on 100 km. */
  base: number
  perKm: number
  perKg: number
  kmPerDay: number
}

export const fleet: Carrier[] = [
  {
    id: 'CA-53086117237',
    slug: 'swift-danfo',
    name: 'Swift Danfo',
    color: '#b8860b',
    base: 1_150.75,
    perKm: 2.85,
    perKg: 46.5,
    kmPerDay: 180,
  },
  {
    id: 'CA-20771934405',
    slug: 'harmattan-express',
    name: 'Harmattan Express',
    color: '#27348b',
    base: 2_480.5,
    perKm: 3.9,
    perKg: 71.25,
    kmPerDay: 600,
  },
  {
    id: 'CA-88120346619',
    slug: 'river-and-road',
    name: 'River & Road Haulage',
    color: '#1f6b4a',
    base: 1_780,
    perKm: 2.1,
    perKg: 22.4,
    kmPerDay: 110,
  },
]

/** Naira, with kobo. */
export function priceOf({ base, perKm, perKg }: Carrier, km: number, kg: number): number {
  const price = base + perKm * km + perKg * Math.ceil(kg) * (0.5 + km / 100)
  return Math.round(price * 100) / 100
}

export function daysOf({ kmPerDay }: Carrier, km: number): number {
  return 1 + Math.ceil(km / kmPerDay)
}

/** A carrier's logo, as SVG. */
export function logoOf({ name, color }: Carrier): string {
  const initials = name.replace(/[^A-Z]/g, '').slice(0, 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="18" fill="${color}"/><path d="M8 72h80" stroke="#fff" stroke-width="5" stroke-dasharray="12 8"/><text x="48" y="58" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="38" fill="#fff">${initials}</text></svg>`
}

export const carrierModes = {
  works: 'answers',
  slow: 'answers late, and still in time',
  silent: 'never answers',
  fails: 'fails (HTTP 500)',
  refuses: 'goes nowhere (no rates)',
} as const
export const bookingModes = {
  works: 'takes parcels',
  stale: 'knows its quotes no longer (HTTP 400)',
  hangs: 'takes a parcel and never says so',
  broke: 'refuses: the wallet there is empty (HTTP 400)',
} as const
export const webhookModes = {
  works: 'once, signed',
  twice: 'twice',
  forged: 'with a wrong signature',
  lost: 'never',
} as const

export type CarrierMode = keyof typeof carrierModes
export type BookingMode = keyof typeof bookingModes
export type WebhookMode = keyof typeof webhookModes
