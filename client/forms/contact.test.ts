import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Email } from '#contract/field.ts'
import { isEmail, phoneProblem, typedNumber } from './contact.ts'

const emailish = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: fc.constantFrom('a', 'B', '7', '.', '@', '-', '_', '+', "'", ' ', 'ọ') }),
)

test('an e-mail address is one where the API says so', () => {
  fc.assert(
    fc.property(emailish, (text) => {
      expect(isEmail(text)).toBe(Email.safeParse(text).success)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['8031234567', '8031234567'],
  ['803 123 4567', '8031234567'],
  ['08031234567', '8031234567'],
  ['0803 123 4567', '8031234567'],
  ['+234 803 123 4567', '8031234567'],
  ['2348031234567', '8031234567'],
  ['+234 (0) 803-123-4567', '8031234567'],
  ['803abc', '803'],
  ['803.12.3', '803.123'],
  ['80312345678', '8031234567'],
  ['0803', '0803'],
])('a phone input reduces %s to %s', (typed, expected) => {
  expect(typedNumber(typed)).toBe(expected)
})

test.each([
  ['8031234567', undefined],
  ['+2348031234567', 'phone number should not start with +234'],
  ['803123456', 'phone number must contain 10 digits'],
  ['803123456.', 'phone number must contain 10 digits'],
  ['0803123456', 'phone number should not start with 0'],
])('the problem of the phone number %s is: %s', (number, problem) => {
  expect(phoneProblem(number)).toBe(problem)
})
