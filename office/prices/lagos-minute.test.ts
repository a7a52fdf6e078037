import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nairaIn } from '#contract/forms/written-number.ts'
import { lagosMinute, timeOfMinute } from './lagos-minute.ts'
import { nairaText } from './naira-text.ts'

test('a minute in Lagos is an hour ahead of UTC, and comes back as it was', () => {
  expect(lagosMinute('2026-11-23T23:30:00.000Z')).toBe('2026-11-24T00:30')
  expect(timeOfMinute('2026-11-24T00:30')).toBe('2026-11-23T23:30:00.000Z')
  expect(timeOfMinute('tomorrow')).toBe('tomorrow')
  const minutes = fc.integer({ min: 0, max: 60_000_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const time = new Date(minute * 60_000).toISOString()
      expect(timeOfMinute(lagosMinute(time))).toBe(time)
    }),
  )
})

test('naira are read as they were written', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_00 }), (kobo) => {
      expect(nairaIn(nairaText(kobo / 100))).toBe(kobo / 100)
    }),
  )
})
