import { expect, test } from 'vitest'
import { formatNaira } from './naira.ts'

test('naira are written as en-US currency with the naira sign', () => {
  expect(formatNaira(1_365_000)).toBe('₦1,365,000.00')
  expect(formatNaira(0.5)).toBe('₦0.50')
})
