import { daysOf } from '#client/lagos-time.ts'
import { addDeliveryDays } from '#contract/delivery-days.ts'
import { kobo, toKobo, toNaira } from '#contract/kobo.ts'

interface Fees {
  fee: number
  fee_per_more_kg: number
}

/** In naira. Every started kilogram counts; the first one has its own fee. */
export function estimatedFee({ fee, fee_per_more_kg }: Fees, kg: number): number {
  // Rounded to grams, so that the floating-point error of 0.1 + 0.2 does not start another kilogram.
  const more = Math.max(0, Math.ceil(Math.round(kg * 1_000) / 1_000) - 1)
  return toNaira(kobo(toKobo(fee) + more * toKobo(fee_per_more_kg)))
}

/** 'Tue 24 – Thu 26 Nov': dates in Lagos, so many delivery days from now. */
export function arrival(now: Date, minDays: number, maxDays: number): string {
  return daysOf(addDeliveryDays(now, minDays), addDeliveryDays(now, maxDays))
}

/** The same for a text such as '2 to 5 days'; null when it names no days. */
export function arrivalOf(from: Date, time: string): string | null {
  const [, min, max = min] = /^(\d+)(?: (?:to|-|–) (\d+))? days?$/.exec(time) ?? []
  return min === undefined ? null : arrival(from, Number(min), Number(max))
}
