import { kobo, toKobo, toNaira } from '#contract/kobo.ts'

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
/** Of UTC; Lagos has no summer time. */
const lagosAheadMs = 3_600_000

/** 'Tue 24 – Thu 26 Nov': so many days of Lagos from now, on which something moves. */
export function arrival(now: Date, minDays: number, maxDays: number): string {
  return dayFormat().formatRange(later(now, minDays), later(now, maxDays))
}

/** The same for a time in words, '2 to 5 days'; null where it names no days. */
export function arrivalOf(from: Date, time: string): string | null {
  const [, least, most = least] = /^(\d+)(?: (?:to|-|–) (\d+))? days?$/.exec(time) ?? []
  return least === undefined ? null : arrival(from, Number(least), Number(most))
}

/** 'Tue 24 Nov', in Lagos. */
export function dayOf(time: string): string {
  return dayFormat().format(new Date(time))
}

/** Carriers rest on Sundays. */
function later(now: Date, days: number): Date {
  let time = now.getTime()
  for (let left = days; left > 0; ) {
    time += dayMs
    if (new Date(time + lagosAheadMs).getUTCDay() !== 0) left -= 1
  }
  return new Date(time)
}

let day: Intl.DateTimeFormat | undefined

/** Made at first use: it takes a phone milliseconds, and most pages that could show a day do not. */
function dayFormat(): Intl.DateTimeFormat {
  day ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Africa/Lagos',
  })
  return day
}
