import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNaira, formatWholeNaira } from './naira.ts'

const naira = fc.integer({ min: -1e14, max: 1e14 }).map((kobo) => kobo / 100)

function enUS(maximumFractionDigits: number) {
  const currency = { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits })
}

test('naira are written as en-US currency with the naira sign', () => {
  expect(formatNaira(1_365_000)).toBe('₦1,365,000.00')
  expect(formatNaira(0.5)).toBe('₦0.50')
  const { format } = enUS(2)
  fc.assert(
    fc.property(naira, (naira) => {
      expect(formatNaira(naira)).toBe(format(naira))
    }),
  )
})

test('whole naira are rounded', () => {
  expect(formatWholeNaira(1_365.5)).toBe('₦1,366')
  const { format } = enUS(0)
  fc.assert(
    fc.property(
      naira.filter((naira) => Math.abs(naira) >= 0.5),
      (naira) => {
        expect(formatWholeNaira(naira)).toBe(format(naira))
      },
    ),
  )
})
