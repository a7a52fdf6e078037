import { describe, expect, test } from 'vitest'
import { parseSearch, printSearch } from '#client/search-params.ts'
import {
  change,
  isNarrowed,
  readFilters,
  toggleBrand,
  toggleFact,
  withoutSearch,
  writeFilters,
} from './filters.ts'

const read = (query: string) => readFilters(parseSearch(query))

describe('the filters of a listing', () => {
  test('survive the way into the address and back', () => {
    const query =
      '?categories=3&brands=2,9&prod=iphone+13&key=lowest-price&discount=20&min_price=1000.5&max_price=90000&rating=4&in_stock=1&facts=colour.black,storage.128gb&page=7'
    expect(printSearch(writeFilters(read(query)))).toBe(query)
  })

  test('leave out of the address what changes nothing', () => {
    expect(printSearch(writeFilters(read('?categories=&brands=&prod=&key=all&page=1')))).toBe('')
  })

  test.each([
    '?page=0',
    '?page=-3',
    '?page=abc',
    '?categories=1%20or%201=1',
    '?brands=x,,',
    '?key=cheapest',
    '?discount=15',
    '?min_price=-5',
    '?max_price=1e9',
    '?rating=6',
    '?in_stock=yes',
    '?facts=colour',
    '?facts=taste.sweet',
    "?facts=colour.a'b",
  ])('take %s for the plain list', (query) => {
    expect(read(query)).toEqual(withoutSearch())
  })

  test('read amounts as people write them, and an empty bound as none', () => {
    const plain = read('?min_price=200000&max_price=350000')
    expect(read('?min_price=200,000&max_price=%E2%82%A6350+000')).toEqual(plain)
    expect(read('?min_price=&max_price=')).toEqual(withoutSearch())
  })

  test('read the repeated names of a plain form', () => {
    expect(read('?brands=9&brands=2&brands=9').brands).toEqual([2, 9])
  })

  test('start at page 1 again when anything but the page changes', () => {
    const seventh = read('?categories=3&page=7')
    expect(change(seventh, { discount: 10 }).page).toBe(1)
    expect(change(seventh, { page: 8 })).toEqual(read('?categories=3&page=8'))
  })

  test('switch a brand on and off', () => {
    const on = toggleBrand(read('?brands=9'), 2)
    expect(on.brands).toEqual([2, 9])
    expect(toggleBrand(on, 9).brands).toEqual([2])
  })

  test('switch a fact on and off, and know it for a filter', () => {
    const on = toggleFact(read('?facts=size.42'), 'colour.black')
    expect(on.facts).toEqual(['colour.black', 'size.42'])
    expect(toggleFact(on, 'size.42').facts).toEqual(['colour.black'])
    expect(isNarrowed(on)).toBe(true)
  })

  test('know a narrowed list from a category or a search', () => {
    expect(isNarrowed(read('?categories=3&prod=fan&key=newest&page=2'))).toBe(false)
    expect(isNarrowed(read('?min_price=0'))).toBe(true)
  })
})
