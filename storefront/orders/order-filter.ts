import { orderTabs } from '../dashboard/dashboard-links.ts'
import { type Dates, daysOf, readDates } from '../dashboard/dates.ts'
import { pageIn, type SearchParams } from '../search-params.ts'

export const tabs = ['all', ...orderTabs] as const

/** Which orders are on show: all of it stands in the address. */
export interface OrderFilter {
  tab: (typeof tabs)[number]
  dates: Dates
  /** From 1. */
  page: number
}

/** From the address, in any letter case; what it does not say, or says wrongly, is the default. */
export function readFilter(search: SearchParams): OrderFilter {
  const wanted = search.tab?.toLowerCase()
  return {
    tab: tabs.find((tab) => tab.toLowerCase() === wanted) ?? 'all',
    dates: readDates(search),
    page: pageIn(search),
  }
}

export function writeFilter({ tab, dates, page }: OrderFilter): SearchParams {
  const { start, end } = daysOf(dates)
  return {
    tab,
    sort: dates.sort,
    start: start || undefined,
    end: end || undefined,
    page: page > 1 ? String(page) : undefined,
  }
}
