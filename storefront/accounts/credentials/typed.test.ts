import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Password } from '#contract/shop/accounts.ts'
import { codeProblem, codeText, minutesAndSeconds } from './codes.ts'
import { meetsAll, passwordProblem } from './password-criteria.tsx'

const passwordish = fc.string({
  unit: fc.constantFrom('a', 'A', '1', '!', 'ọ', 'Ọ', '界', '😀', ' '),
  maxLength: 20,
})

test('the criteria and the length are what the API demands of a password', () => {
  fc.assert(
    fc.property(passwordish, (password) => {
      const isGood = meetsAll(password) && passwordProblem(password) === undefined
      expect(isGood).toBe(Password.safeParse(password).success)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Your code is 123456', '123456'],
])('only the digits of %s make the code', (typed, expected) => {
  expect(codeText(typed)).toBe(expected)
  expect(codeProblem(codeText(typed))).toBeUndefined()
})

test.each(['12345', '1234567', '482913 557201 993847'])(
  '%s is no code, and is not cut to one',
  (typed) => {
    expect(codeProblem(codeText(typed))).toBe('Code should be 6 characters long')
  },
)

test('a countdown is read as minutes and seconds', () => {
  expect([120, 119, 60, 9, 0].map(minutesAndSeconds)).toEqual([
    '02:00',
    '01:59',
    '01:00',
    '00:09',
    '00:00',
  ])
})
