import { type DateRange, daysOf, readDateRange } from '#client/lists/date-range.ts'
import { pageIn, type SearchParams } from '#client/search-params.ts'
import { orderTabs } from '../dashboard/dashboard-links.ts'

export const tabs = ['all', ...orderTabs] as const

/** Filter and page of the order list, held in the address. */
export interface OrderFilter {
  tab: (typeof tabs)[number]
  dates: DateRange
  /** From 1. */
  page: number
}

/** From the address, in any letter case; missing or invalid values become the default. */
export function readFilter(search: SearchParams): OrderFilter {
  const name = search.tab?.toLowerCase()
  return {
    tab: tabs.find((tab) => tab.toLowerCase() === name) ?? 'all',
    dates: readDateRange(search),
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
