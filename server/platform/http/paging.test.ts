import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAddresses, pageMeta } from './paging.ts'

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

test.each([
  [1, 5, '1 2 3 4 5'],
  [1, 7, '1 2 3 ... 7'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 12, '1 ... 4 5 6 7 8 ... 12'],
])('numbers of page %i of %i: a gap of one is its page', (page, last, labels) => {
  const { links } = pageMeta(pageAddresses('/list', {}), { page, perPage: 10, total: last * 10 })
  const numbers = links.slice(1, -1)
  expect(numbers.map(({ label }) => label).join(' ')).toBe(labels)
  expect(numbers.filter(({ url }) => url === null).every(({ label }) => label === '...')).toBe(true)
})
