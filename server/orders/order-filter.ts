import type { dateSorts } from '#contract/field.ts'
import { dateRange } from '#server/platform/date-range.ts'
import type { OrderStatus } from './life/status.ts'
import type { OrderFilter } from './read.ts'

/** The filter of a list of orders, as its calls send it. */
export interface ChosenOrders {
  tab: keyof typeof statusOf
  sort: (typeof dateSorts)[number]
  start?: string | undefined
  end?: string | undefined
}

const statusOf = {
  ALL: null,
  PENDING: 'PENDING',
  PROCESSING: 'PROCESSING',
  SHIPPED: 'IN TRANSIT',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<string, OrderStatus | null>

/** Refuses with `validation_failed` as `dateRange` does. */
export function chosenOrders(
  accountId: number,
  { tab, sort, start, end }: ChosenOrders,
  now: Date,
): OrderFilter {
  return { accountId, status: statusOf[tab], range: dateRange(sort, { start, end }, now) }
}

const sortWords = {
  all: 'of all times',
  daily: 'of today',
  weekly: 'of this week',
  monthly: 'of this month',
  last_month: 'of last month',
}

/** The same in words: `delivered orders of this week`. */
export function wordsFor({ tab, sort, start, end }: ChosenOrders): string {
  const what = tab === 'ALL' ? 'orders' : `${tab.toLowerCase()} orders`
  return `${what} ${sort === 'custom' ? `from ${start} to ${end}` : sortWords[sort]}`
}
