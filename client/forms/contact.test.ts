import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Email, PhoneNumber } from '#contract/field.ts'
import {
  addressPhoneProblem,
  isEmail,
  phoneProblem,
  typedNumber,
  typedSigns,
  typedWithout234,
} from './contact.ts'

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

// Each is typed key by key, as well as pasted: the value of the input, and its message.
const twoThreeFour = 'phone number should not start with +234'
const tenDigits = 'phone number must contain 10 digits'
const zero = 'phone number should not start with 0'
const address = "Remove the first '0' of your phone number: for example - 80..."

test.each([
  ['8035550199', ['8035550199'], ['8035550199'], ['8035550199']],
  ['803 555 0199', ['8035550199'], ['8035550199'], ['8035550199']],
  ['803-555.0199', ['8035550199'], ['8035550199'], ['8035550199']],
  ['+2348035550199', ['8035550199'], ['+2348035550199', twoThreeFour], ['8035550199']],
  ['+234 803 555 0199', ['8035550199'], ['+2348035550199', twoThreeFour], ['8035550199']],
  ['+234 (0)803-555-0199', ['8035550199'], ['+23408035550199', twoThreeFour], ['8035550199']],
  ['2348035550199', ['8035550199'], ['2348035550199', twoThreeFour], ['8035550199']],
  ['002348035550199', ['8035550199'], ['002348035550199', twoThreeFour], ['8035550199']],
  ['08035550199', ['8035550199'], ['08035550199', zero], ['08035550199', address]],
  ['0803 555 0199', ['8035550199'], ['08035550199', zero], ['08035550199', address]],
  ['0803555019', ['0803555019', zero], ['0803555019', zero], ['0803555019', address]],
  ['0803', ['0803', tenDigits], ['0803', tenDigits], ['0803', address]],
  ['803555019', ['803555019', tenDigits], ['803555019', tenDigits], ['803555019', address]],
  ['80355501991', ['80355501991', tenDigits], ['80355501991', tenDigits], ['80355501991', address]],
  [
    '2348035550',
    ['2348035550', twoThreeFour],
    ['2348035550', twoThreeFour],
    ['2348035550', address],
  ],
  ['+234803', ['+234803', twoThreeFour], ['+234803', twoThreeFour], ['+234803', address]],
  [
    '+15555550199',
    ['+15555550199', tenDigits],
    ['+15555550199', tenDigits],
    ['+15555550199', address],
  ],
  ['803abc', ['803', tenDigits], ['803', tenDigits], ['803', address]],
  ['803.12.3', ['803.123', tenDigits], ['803123', tenDigits], ['803.123', address]],
])('of the phone number %s inputs make %j, the popup %j, an address %j', (written, ...expected) => {
  const inputs = [
    { take: typedNumber, problem: phoneProblem },
    { take: typedSigns, problem: phoneProblem },
    { take: typedWithout234, problem: addressPhoneProblem },
  ]
  for (const [i, { take, problem }] of inputs.entries()) {
    const keyed = [...written].reduce((value, key) => take(value + key), '')
    for (const value of [take(written), keyed]) {
      const wrong = problem(value)
      expect(wrong ? [value, wrong] : [value]).toEqual(expected[i])
    }
  }
})

test('what an input takes for whole, the API takes too, and nothing else', () => {
  const written = fc.string({ unit: fc.constantFrom(...'+02348571 -'), maxLength: 16 })
  fc.assert(
    fc.property(written, (text) => {
      const number = typedNumber(text)
      expect(phoneProblem(number) === undefined).toBe(
        number.length > 0 && PhoneNumber.safeParse(`+234${number}`).success && number[0] !== '0',
      )
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['8031234567', undefined],
  ['+2348031234567', twoThreeFour],
  ['803123456', tenDigits],
  ['803123456.', tenDigits],
  ['0803123456', zero],
])('the problem of the phone number %s is: %s', (number, problem) => {
  expect(phoneProblem(number)).toBe(problem)
})
