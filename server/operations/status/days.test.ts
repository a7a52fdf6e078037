import { expect, test } from 'vitest'
import { type DayRow, daysOf } from './days.ts'

/** 18:20 on 23 November in Lagos. */
const now = new Date('2026-11-23T17:20:00Z')
const minutes = { works: 0, degraded: 0, down: 0, closed: 0 }

function day(name: string, measured: Partial<DayRow>): DayRow {
  const first_at = measured.first_at ?? new Date(Date.parse(`${name}T00:00:00Z`) - 3_600_000)
  return { service: 'buying', day: name, ...minutes, ...measured, first_at, last_at: first_at }
}

const summary = (rows: DayRow[]) => {
  const { days, percent } = daysOf(rows, 'buying', now)
  return { days, percent, lastDays: days.slice(-4).map(({ state }) => state) }
}

test('90 days end today in Lagos; before the first figure nothing is said', () => {
  const { days, percent } = summary([])
  expect(days).toHaveLength(90)
  expect(days[0]?.day).toBe('2026-08-26')
  expect(days.at(-1)?.day).toBe('2026-11-23')
  expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['unmeasured']))
  expect(percent).toBeNull()
})

test('a day is as bad as its worst hour in sum', () => {
  const rows = [
    day('2026-11-20', { works: 1_440 }),
    day('2026-11-21', { works: 1_400, down: 40 }),
    day('2026-11-22', { works: 1_340, down: 100 }),
    // Until 18:05: the newest minutes are still counted.
    day('2026-11-23', { works: 1_085 }),
  ]
  expect(summary(rows).lastDays).toEqual(['works', 'degraded', 'down', 'works'])
  expect(summary(rows).percent).toBe(97.4)
})

test('minutes that nobody measured are those in which nothing ran; the first day begins with its first minute', () => {
  const rows = [
    day('2026-11-21', { works: 60, first_at: new Date('2026-11-21T22:00:00Z') }),
    day('2026-11-23', { works: 600 }),
  ]
  const { days, lastDays } = summary(rows)
  expect(lastDays).toEqual(['unmeasured', 'works', 'off', 'off'])
  expect(days.slice(-2).map(({ off }) => off)).toEqual([1_440, 485])
})

test('what staff closed is told and counts neither way', () => {
  const rows = [day('2026-11-22', { works: 940, closed: 500 }), day('2026-11-23', { works: 1_085 })]
  expect(summary(rows).lastDays).toEqual(['unmeasured', 'unmeasured', 'closed', 'works'])
  expect(summary(rows).percent).toBe(100)
})
