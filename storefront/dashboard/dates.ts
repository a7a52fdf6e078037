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

/** What part of time a list shows; days as `YYYY-MM-DD` in Lagos, empty: not chosen. */
export interface Dates {
  sort: (typeof dateSorts)[number]['value']
  start: string
  end: string
}

/** From the address; what is no date sort is `all`, what is no day is not chosen. */
export function readDates({ sort, start, end }: SearchParams): Dates {
  const known = dateSorts.find(({ value }) => value === sort)?.value ?? 'all'
  return { sort: known, start: dayOrNothing(start), end: dayOrNothing(end) }
}

/** Custom dates are fetched once both are there. */
export function areComplete({ sort, start, end }: Dates): boolean {
  return sort !== 'custom' || (start !== '' && end !== '')
}

/** As the calls take them: days only where they are asked for. */
export function daysOf({ sort, start, end }: Dates): { start?: string; end?: string } {
  return sort === 'custom' ? { start, end } : {}
}

function dayOrNothing(text = ''): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
