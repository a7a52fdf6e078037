import { expect, test } from 'vitest'
import { dateRange } from './date-range.ts'

const days = (sort: Parameters<typeof dateRange>[0], now: string, custom = {}) => {
  const { from, until } = dateRange(sort, custom, new Date(now))
  return [from?.toISOString() ?? null, until?.toISOString() ?? null]
}

test('days, weeks and months are those of Lagos', () => {
  // Half past midnight on Saturday the 21st there, still the 20th in UTC.
  const night = '2026-11-20T23:30:00Z'
  expect(days('all', night)).toEqual([null, null])
  expect(days('daily', night)).toEqual(['2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'])
  expect(days('weekly', night)).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'])
  expect(days('monthly', night)).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'])
  expect(days('last_month', night)).toEqual([
    '2026-09-30T23:00:00.000Z',
    '2026-10-31T23:00:00.000Z',
  ])
  expect(days('daily', '2026-11-20T22:59:59Z')[0]).toBe('2026-11-19T23:00:00.000Z')
})

test('a Monday begins its week, a Sunday ends it, January follows December', () => {
  expect(days('weekly', '2026-11-16T10:00:00Z')[0]).toBe('2026-11-15T23:00:00.000Z')
  expect(days('weekly', '2026-11-22T10:00:00Z')[0]).toBe('2026-11-15T23:00:00.000Z')
  expect(days('last_month', '2027-01-05T10:00:00Z')).toEqual([
    '2026-11-30T23:00:00.000Z',
    '2026-12-31T23:00:00.000Z',
  ])
})

test('chosen days are both included, and both needed in their order', () => {
  const now = '2026-11-21T10:00:00Z'
  expect(days('custom', now, { start: '2026-02-28', end: '2026-02-28' })).toEqual([
    '2026-02-27T23:00:00.000Z',
    '2026-02-28T23:00:00.000Z',
  ])
  for (const custom of [{}, { start: '2026-01-01' }, { end: '2026-01-01' }]) {
    expect(() => days('custom', now, custom)).toThrow('validation_failed')
  }
  const backwards = { start: '2026-01-02', end: '2026-01-01' }
  expect(() => days('custom', now, backwards)).toThrow('validation_failed')
})
