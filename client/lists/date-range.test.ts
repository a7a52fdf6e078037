import { expect, test } from 'vitest'
import { daysOf, isComplete, readDateRange } from './date-range.ts'

const days = { start: '2026-11-01', end: '2026-11-21' }
const none = { start: '', end: '' }

test('an address without a sort, or with a wrong one, means all', () => {
  expect(readDateRange({})).toEqual({ sort: 'all', ...none })
  expect(readDateRange({ sort: 'yearly' })).toEqual({ sort: 'all', ...none })
  expect(readDateRange({ sort: 'toString' })).toEqual({ sort: 'all', ...none })
})

test('invalid dates are ignored, and dates are sent with custom alone', () => {
  expect(readDateRange({ sort: 'custom', ...days })).toEqual({ sort: 'custom', ...days })
  expect(readDateRange({ sort: 'custom', start: '2026-13-41', end: 'soon' })).toMatchObject(none)
  expect(daysOf({ sort: 'custom', ...days })).toEqual(days)
  expect(daysOf({ sort: 'weekly', ...days })).toEqual({})
})

test('custom needs both dates', () => {
  expect(isComplete({ sort: 'custom', ...days })).toBe(true)
  expect(isComplete({ sort: 'custom', ...days, end: '' })).toBe(false)
  expect(isComplete({ sort: 'custom', ...days, start: '' })).toBe(false)
  expect(isComplete({ sort: 'all', ...none })).toBe(true)
})
