import { areComplete, type Dates, daysOf, readDates } from '../dashboard/dates.ts'
import { pageIn, type SearchParams } from '../search-params.ts'

/** The transaction filter, in its order (checkout and rooms specification, section 9). */
export const types = [
  { value: 'all', label: 'All' },
  { value: 'purchase', label: 'Purchases' },
  { value: 'deposit', label: 'Deposits' },
] as const

/** What of the history is on show: all of it stands in the address. */
export interface HistoryChoice {
  type: (typeof types)[number]['value']
  dates: Dates
  /** From 1. */
  page: number
}

/** From the address; what it does not say, or says wrongly, is the default. */
export function readChoice(search: SearchParams): HistoryChoice {
  return {
    type: types.find(({ value }) => value === search.type)?.value ?? 'all',
    dates: readDates(search),
    page: pageIn(search),
  }
}

/** The plain page has a plain address. */
export function writeChoice({ type, dates, page }: HistoryChoice): SearchParams {
  return {
    ...(type !== 'all' && { type }),
    ...(dates.sort !== 'all' && { sort: dates.sort }),
    ...daysOf(dates),
    ...(page > 1 && { page: String(page) }),
  }
}

export function isFetchable({ dates }: HistoryChoice): boolean {
  return areComplete(dates)
}
