import { expect, test } from 'vitest'
import { duration, scheduleWords } from './words.ts'

test.each([
  ['* * * * *', 'each minute'],
  ['*/10 * * * *', 'every 10 minutes'],
  ['30 2 * * *', 'each day at 02:30'],
  ['5 * * * *', 'each hour, 5 past'],
  ['0 */6 * * *', 'every 6 hours'],
])('%s is %s', (schedule, words) => {
  expect(scheduleWords(schedule)).toBe(words)
})

test.each([
  [-3, '0 s'],
  [8.4, '8 s'],
  [150, '3 min'],
  [7_200, '2 h'],
  [400_000, '5 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})
