import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './naira.ts'

test('counts are written as en-US writes them', () => {
  expect(formatCount(1_000)).toBe('1,000')
  const { format } = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count)).toBe(format(count))
    }),
  )
})
