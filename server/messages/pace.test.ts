import { expect, test } from 'vitest'
import { hasTurn, longestWaiting } from './pace.ts'

const now = new Date('2026-11-27T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('a process with time goes on at once, a busy one once something has waited for a minute', () => {
  const turns = (waitingSince: Date | undefined) =>
    [0.5, 0.51, 1].map((loopShare) => hasTurn({ waitingSince, now, loopShare }))
  expect(turns(undefined)).toEqual([true, false, false])
  expect(turns(ago(60))).toEqual([true, false, false])
  expect(turns(ago(61))).toEqual([true, true, true])
})

test('the longest wait is that for a first attempt', () => {
  expect(longestWaiting([])).toBeUndefined()
  const claimed = [
    { attempts: 3, created_at: ago(500) },
    { attempts: 0, created_at: ago(20) },
    { attempts: 0, created_at: ago(70) },
  ]
  expect(longestWaiting(claimed)).toEqual(ago(70))
  expect(longestWaiting(claimed.slice(0, 1))).toBeUndefined()
})
