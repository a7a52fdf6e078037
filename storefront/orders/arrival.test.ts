import { expect, test } from 'vitest'
import { arrivalText } from './arrival.ts'

const placed = {
  created_at: '2026-11-23T09:00:00.000Z',
  delivery_time: null,
  delivery_date: null,
  pickup_until: null,
}

test('an order is expected on the carrier’s day, else on the dates of the method’s time', () => {
  expect(
    arrivalText({ ...placed, delivery_time: 'Within 2 days', delivery_date: '2026-11-24' }),
  ).toBe('By Tue 24 Nov')
  expect(arrivalText({ ...placed, delivery_time: '2 to 5 days' })).toBe('Wed 25 – Sat 28 Nov')
})

test('what names no days stays in its words; what is picked up or unknown has none', () => {
  expect(arrivalText({ ...placed, delivery_time: 'Within 2 days' })).toBe('Within 2 days')
  expect(arrivalText(placed)).toBeNull()
  expect(
    arrivalText({ ...placed, delivery_time: '1 day', pickup_until: '2026-11-26T09:00:00.000Z' }),
  ).toBeNull()
})
