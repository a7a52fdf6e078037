import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAddresses } from './paging.ts'

const values = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('&page=0', '?page=0', 'page=0'))

test('the address of a page has every value that is given, and its number', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), values), fc.nat(), (query, page) => {
      const filled = Object.entries({ ...query, page }).filter(([, value]) => String(value) !== '')
      const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))
      expect(pageAddresses('/api/v1/list', query)(page)).toBe(`/api/v1/list?${search}`)
    }),
  )
  const query = { brand: [3, 4], page: 7, key: 'newest', minPrice: undefined }
  expect(pageAddresses('/list', query)(2)).toBe('/list?brand=3%2C4&page=2&key=newest')
})
