/*
 * Times as shoppers read them, in Lagos. Without `Intl`: a phone's first `Intl` object costs as
 * much time as hydrating a page, and an older browser would write other words than the server did.
 */

/** Lagos has no summer time. */
const aheadOfUtcMs = 3_600_000
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A date whose UTC fields are those of Lagos. `time` is a date or ISO 8601. */
export function inLagos(time: Date | string): Date {
  return new Date(new Date(time).getTime() + aheadOfUtcMs)
}

/** 'Tue 24 Nov' */
export function dayOf(time: Date | string): string {
  return `${weekdayAndDate(time)} ${monthOf(time)}`
}

/** 'Tue 24 – Thu 26 Nov', 'Mon 30 Nov – Wed 2 Dec', or one day. */
export function daysOf(from: Date, to: Date): string {
  const last = dayOf(to)
  if (dayOf(from) === last) return last
  const isOneMonth = inLagos(from).getUTCMonth() === inLagos(to).getUTCMonth()
  return `${isOneMonth ? weekdayAndDate(from) : dayOf(from)} – ${last}`
}

/** '24 Nov 2026' */
export function dateOf(time: Date | string): string {
  return `${inLagos(time).getUTCDate()} ${monthOf(time)} ${inLagos(time).getUTCFullYear()}`
}

/** '24 November 2026' */
export function longDateOf(time: Date | string): string {
  const day = inLagos(time)
  return `${day.getUTCDate()} ${longMonth(day.getUTCMonth())} ${day.getUTCFullYear()}`
}

/** '09:15' */
export function timeOf(time: Date | string): string {
  return inLagos(time).toISOString().slice(11, 16)
}

/** 'Tue 24 Nov, 09:15' */
export function dayAndTimeOf(time: Date | string): string {
  return `${dayOf(time)}, ${timeOf(time)}`
}

/** 'Tue 24' */
function weekdayAndDate(time: Date | string): string {
  const day = inLagos(time)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}`
}

/** 'Nov' */
function monthOf(time: Date | string): string {
  return shortMonth(inLagos(time).getUTCMonth())
}

/** 'November'. Months count from 0, as in dates. */
export function longMonth(month: number): string {
  return months[month] ?? ''
}

/** 'Nov' */
export function shortMonth(month: number): string {
  return longMonth(month).slice(0, 3)
}
