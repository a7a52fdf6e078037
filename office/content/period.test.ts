import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromField, toField } from './period.ts'

test('a time of Lagos comes back from its field to the minute', () => {
  const minutes = fc.integer({ min: 0, max: 80 * 365 * 24 * 60 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const time = new Date(minute * 60_000).toISOString()
      expect(fromField(toField(time))).toBe(time)
    }),
  )
})

test('Lagos is an hour ahead of UTC, and no time is none', () => {
  expect(toField('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30')
  expect(fromField('2027-01-01T00:30')).toBe('2026-12-31T23:30:00.000Z')
  expect(toField(null)).toBe('')
  expect(fromField('')).toBeNull()
  expect(fromField('soon')).toBeNull()
})
