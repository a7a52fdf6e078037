import { expect, test } from 'vitest'
import { dateOf, dayAndTimeOf, dayOf, daysOf, longDateOf, longMonth, timeOf } from './lagos-time.ts'

const lateOnFriday = '2026-11-20T23:05:00.000Z'

test('Lagos is an hour ahead, on the next day already', () => {
  expect(timeOf(lateOnFriday)).toBe('00:05')
  expect(dateOf(lateOnFriday)).toBe('21 Nov 2026')
  expect(longDateOf(lateOnFriday)).toBe('21 November 2026')
  expect(dayOf(lateOnFriday)).toBe('Sat 21 Nov')
  expect(dayAndTimeOf(lateOnFriday)).toBe('Sat 21 Nov, 00:05')
  expect(dateOf(new Date('2026-12-31T23:00:00.000Z'))).toBe('1 Jan 2027')
})

test('days from one to another name the month once', () => {
  const days = (from: string, to: string) => daysOf(new Date(from), new Date(to))
  expect(days('2026-11-24T09:00:00Z', '2026-11-26T09:00:00Z')).toBe('Tue 24 – Thu 26 Nov')
  expect(days('2026-11-30T09:00:00Z', '2026-12-02T09:00:00Z')).toBe('Mon 30 Nov – Wed 2 Dec')
  expect(days('2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z')).toBe('Tue 24 Nov')
})

test('every day and month has the name that British English gives it', () => {
  const { format } = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeZone: 'Africa/Lagos',
  })
  for (let days = 0; days < 366; days++) {
    const time = new Date(Date.UTC(2028, 0, 1 + days, 12))
    const [weekday, date, month] = format(time).split(/,? /)
    expect(dayOf(time)).toBe(`${weekday?.slice(0, 3)} ${date} ${month?.slice(0, 3)}`)
    expect(longMonth(time.getUTCMonth())).toBe(month)
  }
})
