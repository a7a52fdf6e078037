import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateSorts } from '#client/lists/date-range.ts'
import { readFilter, types, writeFilter } from './history-filter.ts'

const defaults = { type: 'all', dates: { sort: 'all', start: '', end: '' }, page: 1 }

test('an address that says nothing, or nonsense, shows everything from the start', () => {
  expect(readFilter({})).toEqual(defaults)
  expect(readFilter({ type: 'loan', sort: 'yearly', page: '0' })).toEqual(defaults)
  expect(readFilter({ page: '2.5' }).page).toBe(1)
  expect(writeFilter(readFilter({}))).toEqual({})
})

test('what is chosen comes back from the address', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const filters = fc.record({
    type: fc.constantFrom(...types.map(({ value }) => value)),
    dates: fc.oneof(
      fc.record({
        sort: fc.constantFrom(...dateSorts.map(({ value }) => value).filter((v) => v !== 'custom')),
        start: fc.constant(''),
        end: fc.constant(''),
      }),
      fc.record({ sort: fc.constant('custom' as const), start: day, end: day }),
    ),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(writeFilter(filter))).toEqual(filter)
    }),
  )
})
