import { dateOf } from '#client/lagos-time.ts'

interface Dated {
  created_at: string
}

/** Groups consecutive items of one day, under 'Today', 'Yesterday' or the date. Times are ISO 8601 in UTC. */
export function byDay<T extends Dated>(items: T[], now: Date): { day: string; items: T[] }[] {
  const groups: { day: string; items: T[] }[] = []
  for (const item of items) {
    const day = dayOf(item.created_at, now)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}

/** Days are Lagos days. */
function dayOf(time: string, now: Date): string {
  const day = dateOf(time)
  if (day === dateOf(now)) return 'Today'
  // Lagos has no summer time: a day is 24 hours.
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000)
  return day === dateOf(yesterday) ? 'Yesterday' : day
}
