import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateSorts } from '../dashboard/dates.ts'
import { readChoice, types, writeChoice } from './history-choice.ts'

const plain = { type: 'all', dates: { sort: 'all', start: '', end: '' }, page: 1 }

test('an address that says nothing, or nonsense, shows everything from the start', () => {
  expect(readChoice({})).toEqual(plain)
  expect(readChoice({ type: 'loan', sort: 'yearly', page: '0' })).toEqual(plain)
  expect(readChoice({ page: '2.5' }).page).toBe(1)
  expect(writeChoice(readChoice({}))).toEqual({})
})

test('what is chosen comes back from the address', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const choice = fc.record({
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
    fc.property(choice, (choice) => {
      expect(readChoice(writeChoice(choice))).toEqual(choice)
    }),
  )
})
