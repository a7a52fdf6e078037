import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toKobo } from '#contract/money.ts'
import { readPrices } from './prices.ts'

test('what is said of prices goes out of the search, with the words that lead to it', () => {
  const maxPrice = toKobo(100_000)
  for (const [typed, text, said] of [
    ['phone wey price no pass 100k', 'phone', 'wey price no pass 100k'],
    ["Men's shoe, not above 100k, size 43", "Men's shoe , size 43", ', not above 100k'],
    ['₦100,000 or less: iPhone', ': iPhone', '₦100,000 or less'],
  ]) {
    expect(readPrices(typed ?? '')).toEqual({ text, said, prices: { maxPrice } })
  }
  expect(readPrices('tv 55 inch')).toEqual({ text: 'tv 55 inch', said: '', prices: {} })
})

test('whatever is typed, the lowest price is not above the highest, and no word is made up', () => {
  const word = fc.constantFrom(
    ...'under from to between and k m naira phone not no pass above - . , N ₦ < max min or less half million a'.split(
      ' ',
    ),
  )
  const typed = fc.array(fc.oneof(word, fc.nat(9_000_000).map(String)), { maxLength: 8 })
  fc.assert(
    fc.property(typed, (words) => {
      const { prices, text, said } = readPrices(words.join(' '))
      expect(prices.minPrice ?? 0).toBeLessThanOrEqual(prices.maxPrice ?? Number.MAX_SAFE_INTEGER)
      const left = `${text} ${said}`.split(' ').filter((part) => part !== '')
      expect(left.toSorted()).toEqual(words.filter((part) => part !== '').toSorted())
    }),
    { numRuns: 500 },
  )
})
