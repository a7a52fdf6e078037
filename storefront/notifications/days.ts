interface Dated {
  created_at: string
}

/** The mall's days are Lagos days. */
const zone = { timeZone: 'Africa/Lagos' } as const

// Made at first use: this travels with pages that show no dates, and each takes a phone milliseconds.
let dayFormat: Intl.DateTimeFormat | undefined
let dateFormat: Intl.DateTimeFormat | undefined
let timeFormat: Intl.DateTimeFormat | undefined

/** Neighbours of one day together, under 'Today', 'Yesterday' or the date. Times are ISO 8601 in UTC. */
export function byDay<T extends Dated>(items: T[], now: string): { day: string; items: T[] }[] {
  const groups: { day: string; items: T[] }[] = []
  for (const item of items) {
    const day = dayOf(item.created_at, now)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}

/** `21 Nov 2026` */
export function dateOf(time: string): string {
  dateFormat ??= new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'medium' })
  return dateFormat.format(new Date(time))
}

/** `08:15` */
export function timeOf(time: string): string {
  timeFormat ??= new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' })
  return timeFormat.format(new Date(time))
}

function dayOf(time: string, now: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' })
  const day = dayFormat.format(new Date(time))
  if (day === dayFormat.format(new Date(now))) return 'Today'
  // Lagos has no summer time: a day is 24 hours.
  const yesterday = new Date(new Date(now).getTime() - 24 * 60 * 60_000)
  return day === dayFormat.format(yesterday) ? 'Yesterday' : dateOf(time)
}
