import { kobo, toKobo, toNaira } from '#contract/kobo.ts'
import { daysOf, inLagos } from '../lagos-time.ts'

interface Fees {
  fee: number
  fee_per_more_kg: number
}

/** In naira, for so many kilograms: each kilogram that is begun counts, the first one has its own fee. */
export function estimatedFee({ fee, fee_per_more_kg }: Fees, kg: number): number {
  // 0.1 + 0.2 kg are 0.3: what floating point adds is no kilogram begun.
  const more = Math.max(0, Math.ceil(Math.round(kg * 1_000) / 1_000) - 1)
  return toNaira(kobo(toKobo(fee) + more * toKobo(fee_per_more_kg)))
}

const dayMs = 86_400_000

/** 'Tue 24 – Thu 26 Nov': so many days of Lagos from now, on which something moves. */
export function arrival(now: Date, minDays: number, maxDays: number): string {
  return daysOf(later(now, minDays), later(now, maxDays))
}

/** The same for a time in words, '2 to 5 days'; null where it names no days. */
export function arrivalOf(from: Date, time: string): string | null {
  const [, least, most = least] = /^(\d+)(?: (?:to|-|–) (\d+))? days?$/.exec(time) ?? []
  return least === undefined ? null : arrival(from, Number(least), Number(most))
}

/** Carriers rest on Sundays. */
function later(now: Date, days: number): Date {
  let time = now.getTime()
  for (let left = days; left > 0; ) {
    time += dayMs
    if (inLagos(new Date(time)).getUTCDay() !== 0) left -= 1
  }
  return new Date(time)
}
