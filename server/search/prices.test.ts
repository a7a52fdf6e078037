import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toKobo } from '#contract/money.ts'
import { readPrices } from './prices.ts'

const naira = (min?: number, max?: number) => ({
  ...(min !== undefined && { minPrice: toKobo(min) }),
  ...(max !== undefined && { maxPrice: toKobo(max) }),
})

test.each([
  ['phone under 200k', 'phone', naira(undefined, 200_000)],
  ['tv below 150000 naira', 'tv', naira(undefined, 150_000)],
  ['laptop less than n500k', 'laptop', naira(undefined, 500_000)],
  ['iphone above 1 5m', 'iphone', naira(1_500_000)],
  ['shoes 10k to 50k', 'shoes', naira(10_000, 50_000)],
  ['shoes between 10000 and 50000', 'shoes', naira(10_000, 50_000)],
  ['android phone 100 to 200k', 'android phone', naira(100_000, 200_000)],
])('%s: %s', (typed, text, prices) => {
  expect(readPrices(typed)).toEqual({ text, prices })
})

test.each(['tv 32 to 43 inch', 'under 55 inch', 'sneakers from 42', 'iphone 13 max', 'nan 1 to 2'])(
  '%s names no price',
  (typed) => {
    expect(readPrices(typed)).toEqual({ text: typed, prices: {} })
  },
)

test('whatever is typed, the lowest price is not above the highest', () => {
  const word = fc.constantFrom('under', 'from', 'to', 'between', 'and', 'k', 'm', 'naira', 'phone')
  const typed = fc.array(fc.oneof(word, fc.nat(9_000_000).map(String)), { maxLength: 8 })
  fc.assert(
    fc.property(typed, (words) => {
      const { prices } = readPrices(words.join(' '))
      expect(prices.minPrice ?? 0).toBeLessThanOrEqual(prices.maxPrice ?? Number.MAX_SAFE_INTEGER)
    }),
  )
})
