import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft } from './use-saved-list.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const hour = 3_600_000
/** What is displayed of something that expires in so many ms: 60 days after it was saved. */
const left = (ms: number) =>
  timeLeft(new Date(now.getTime() + ms - 60 * 24 * hour).toISOString(), now)

test('only the last week is displayed, a started day counting as one', () => {
  expect(left(7 * 24 * hour + 1)).toBeNull()
  expect(left(7 * 24 * hour)).toBe('7 days left')
  expect(left(25 * hour)).toBe('2 days left')
  expect(left(24 * hour)).toBe('Last day')
  expect(left(1)).toBe('Last day')
})

test('time that goes by never adds days', () => {
  const days = (text: string | null) =>
    text === null ? 8 : text === 'Last day' ? 1 : Number.parseInt(text, 10)
  const within = fc.nat(60 * 24 * hour)
  fc.assert(
    fc.property(within, within, (one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)]
      expect(days(left(sooner))).toBeLessThanOrEqual(days(left(later)))
    }),
  )
})
