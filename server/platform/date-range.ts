import type { dateSorts } from '#contract/field.ts'
import { refuse } from './http/handler.ts'

/** `from` is included, `until` is not; null: unbounded. */
export interface DateRange {
  from: Date | null
  until: Date | null
}

/** Lagos is an hour ahead of UTC, all year round. */
const lagosOffsetMs = 3_600_000

/**
 * The days that a list's date sort means, in Lagos: today, this week from Monday, this month, the month
 * before, or from one day to another, both included. Refuses with `validation_failed` where `custom` lacks
 * a day or ends before it begins.
 */
export function dateRange(
  sort: (typeof dateSorts)[number],
  { start, end }: { start?: string | undefined; end?: string | undefined },
  now: Date,
): DateRange {
  if (sort === 'all') return { from: null, until: null }
  if (sort === 'custom') return customRange(start, end)
  const lagos = new Date(now.getTime() + lagosOffsetMs)
  const [year, month, date] = [lagos.getUTCFullYear(), lagos.getUTCMonth(), lagos.getUTCDate()]
  const sinceMonday = (lagos.getUTCDay() + 6) % 7
  switch (sort) {
    case 'daily':
      return { from: midnight(year, month, date), until: midnight(year, month, date + 1) }
    case 'weekly':
      return {
        from: midnight(year, month, date - sinceMonday),
        until: midnight(year, month, date - sinceMonday + 7),
      }
    case 'monthly':
      return { from: midnight(year, month, 1), until: midnight(year, month + 1, 1) }
    case 'last_month':
      return { from: midnight(year, month - 1, 1), until: midnight(year, month, 1) }
  }
}

/** The start of the moment's day in Lagos. */
export function startOfDay(moment: Date): Date {
  const lagos = new Date(moment.getTime() + lagosOffsetMs)
  return midnight(lagos.getUTCFullYear(), lagos.getUTCMonth(), lagos.getUTCDate())
}

function customRange(start: string | undefined, end: string | undefined): DateRange {
  if (!start || !end) {
    const missing = ['Choose a day']
    const errors = { ...(!start && { start: missing }), ...(!end && { end: missing }) }
    refuse('validation_failed', { errors })
  }
  if (end < start) {
    refuse('validation_failed', { errors: { end: ['The last day is before the first'] } })
  }
  const dayMs = 24 * 3_600_000
  return { from: dayOf(start), until: new Date(dayOf(end).getTime() + dayMs) }
}

/** `YYYY-MM-DD` → when it begins in Lagos. */
function dayOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - lagosOffsetMs)
}

function midnight(year: number, month: number, date: number): Date {
  return new Date(Date.UTC(year, month, date) - lagosOffsetMs)
}
