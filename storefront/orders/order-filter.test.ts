import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './order-filter.ts'

const days = { start: '2026-11-01', end: '2026-11-21' }

test('an address that says nothing means all orders', () => {
  const dates = { sort: 'all', start: '', end: '' }
  expect(readFilter({})).toEqual({ tab: 'all', dates, page: 1 })
  expect(readFilter({ tab: 'LOST', sort: 'yearly', page: '0' })).toEqual(readFilter({}))
  for (const page of ['-1', '1.5', 'x', '']) expect(readFilter({ page }).page).toBe(1)
})

test('what is written is read again', () => {
  const address = { tab: 'SHIPPED', sort: 'custom', ...days, page: '3' }
  expect(writeFilter(readFilter(address))).toEqual(address)
})

test('a tab is read in any letter case; dates need custom, page 1 is left out of the address', () => {
  const filter = readFilter({ tab: 'delivered', sort: 'weekly', ...days, page: '1' })
  expect(writeFilter(filter)).toEqual({ tab: 'DELIVERED', sort: 'weekly' })
})
