import type { SearchParams } from '../search-params.ts'

/** The date sorts of lists, in their order (checkout and rooms specification, section 9). */
export const dateSorts = [
  { value: 'all', label: 'All' },
  { value: 'daily', label: 'Today' },
  { value: 'weekly', label: 'This week' },
  { value: 'monthly', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
  { value: 'custom', label: 'Custom dates' },
] as const

/** The date range of a list; dates as `YYYY-MM-DD` in Lagos, empty: not chosen. */
export interface DateRange {
  sort: (typeof dateSorts)[number]['value']
  start: string
  end: string
}

/** From the address; an unknown sort becomes `all`, an invalid date becomes empty. */
export function readDateRange({ sort, start, end }: SearchParams): DateRange {
  const known = dateSorts.find(({ value }) => value === sort)?.value ?? 'all'
  return { sort: known, start: dayOrEmpty(start), end: dayOrEmpty(end) }
}

/** A custom range needs both dates. */
export function isComplete({ sort, start, end }: DateRange): boolean {
  return sort !== 'custom' || (start !== '' && end !== '')
}

/** As the calls take them: dates only with `custom`. */
export function daysOf({ sort, start, end }: DateRange): { start?: string; end?: string } {
  return sort === 'custom' ? { start, end } : {}
}

function dayOrEmpty(text = ''): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
