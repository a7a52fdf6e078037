import { type DateRange, daysOf, isComplete, readDateRange } from '#client/lists/date-range.ts'
import { pageIn, type SearchParams } from '#client/search-params.ts'

/** The transaction filter, in its order (checkout and rooms specification, section 9). */
export const types = [
  { value: 'all', label: 'All' },
  { value: 'purchase', label: 'Purchases' },
  { value: 'deposit', label: 'Deposits' },
] as const

/** Filter and page of the wallet history, held in the address. */
export interface HistoryFilter {
  type: (typeof types)[number]['value']
  dates: DateRange
  /** From 1. */
  page: number
}

/** From the address; missing or invalid values become the default. */
export function readFilter(search: SearchParams): HistoryFilter {
  return {
    type: types.find(({ value }) => value === search.type)?.value ?? 'all',
    dates: readDateRange(search),
    page: pageIn(search),
  }
}

/** Defaults are left out of the address. */
export function writeFilter({ type, dates, page }: HistoryFilter): SearchParams {
  return {
    ...(type !== 'all' && { type }),
    ...(dates.sort !== 'all' && { sort: dates.sort }),
    ...daysOf(dates),
    ...(page > 1 && { page: String(page) }),
  }
}

export function isFetchable({ dates }: HistoryFilter): boolean {
  return isComplete(dates)
}
