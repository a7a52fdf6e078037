import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, printSearch } from './search-params.ts'

test.each([
  ['?prod=123', { prod: '123' }],
  ['?prod=&categories=3', { prod: '', categories: '3' }],
  ['?prod=power%20bank', { prod: 'power bank' }],
  ['?brands=3&brands=9', { brands: '3,9' }],
  ['?order_code=true', { order_code: 'true' }],
  ['', {}],
])('%s is read as written', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })

test('what is printed is read back the same, so that no address is redirected', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText)), (pairs) => {
      const once = printSearch(parseSearch(`?${new URLSearchParams(pairs)}`))
      expect(printSearch(parseSearch(once))).toBe(once)
    }),
  )
})

test('commas stay readable, absent values are left out', () => {
  expect(printSearch({ brands: '3,9', page: undefined, prod: 'a&b' })).toBe(
    '?brands=3,9&prod=a%26b',
  )
})
