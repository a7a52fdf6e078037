import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const now = new Date('2026-11-21T22:30:00.000Z') // 23:30 in Lagos

function days(...times: string[]) {
  return byDay(
    times.map((created_at) => ({ created_at })),
    now,
  ).map(({ day, items }) => [day, items.length])
}

test('days are those of Lagos, an hour before UTC', () => {
  expect(days('2026-11-21T22:00:00.000Z', '2026-11-20T23:00:00.000Z')).toEqual([['Today', 2]])
  expect(days('2026-11-20T22:59:59.999Z', '2026-11-19T23:00:00.000Z')).toEqual([['Yesterday', 2]])
  expect(days('2026-11-19T22:59:59.999Z')).toEqual([['19 Nov 2026', 1]])
})

test('at the turn of the year yesterday is the last of December', () => {
  const items = [{ created_at: '2026-12-31T12:00:00.000Z' }]
  expect(byDay(items, new Date('2026-12-31T23:30:00.000Z'))[0]?.day).toBe('Yesterday')
})

test('groups keep the order of what they are given', () => {
  expect(
    days('2026-11-21T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-01T10:00:00.000Z'),
  ).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
    ['1 Nov 2026', 1],
  ])
})
