import { expect, test } from 'vitest'
import { areComplete, daysOf, readDates } from './dates.ts'

const days = { start: '2026-11-01', end: '2026-11-21' }
const none = { start: '', end: '' }

test('an address without a sort, or with a wrong one, means all', () => {
  expect(readDates({})).toEqual({ sort: 'all', ...none })
  expect(readDates({ sort: 'yearly' })).toEqual({ sort: 'all', ...none })
  expect(readDates({ sort: 'toString' })).toEqual({ sort: 'all', ...none })
})

test('days count where they are days, and are asked for with custom alone', () => {
  expect(readDates({ sort: 'custom', ...days })).toEqual({ sort: 'custom', ...days })
  expect(readDates({ sort: 'custom', start: '2026-13-41', end: 'soon' })).toMatchObject(none)
  expect(daysOf({ sort: 'custom', ...days })).toEqual(days)
  expect(daysOf({ sort: 'weekly', ...days })).toEqual({})
})

test('custom needs both days', () => {
  expect(areComplete({ sort: 'custom', ...days })).toBe(true)
  expect(areComplete({ sort: 'custom', ...days, end: '' })).toBe(false)
  expect(areComplete({ sort: 'custom', ...days, start: '' })).toBe(false)
  expect(areComplete({ sort: 'all', ...none })).toBe(true)
})
