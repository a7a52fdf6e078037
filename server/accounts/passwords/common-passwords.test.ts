import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Password } from '#contract/shop/accounts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { weaknessOf } from './good-password.ts'
import { commonPasswordsFile } from './word-forms.ts'

const owner = {
  names: ['Chidinma', null, 'Ọkáfọ̀r-Eze'],
  contacts: ['chi.danjuma88@example.com', '+2348036417295'],
}
const weakness = (password: string) => weaknessOf(password, owner, 'Oja')

test.each([
  'Password1!',
  'Password#7391',
  'P@ssw0rd123',
  'Pa$$word2026!',
  '!QAZ2wsx',
  'Qwerty1!',
  'Qwerty@12345',
  'Iloveyou#1',
  'JesusJesus1!',
  'Papa@2024',
  'Lagos@2024',
  'Lagos2024!',
  'Naija2024!',
  'Market#2026',
  'Abcd1234!',
  'Aa123456!',
  '123Welcome!',
])('%s is tried first by whoever guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
  expect(weakness(password)).toContain('too close to a very common one')
})

test.each([
  'Kettle-mango7',
  'Basket#4711',
  'Str0ng#Basket',
  'Ẹ̀kọ́-ìlú-7bW',
  'Purple7!lantern',
  'gari&EFO-7pm',
  'Trojan-9horse',
  'Adamawa?41rice',
  'Zx9!kLm2p',
])('%s is not', (password) => {
  expect([isCommonPassword(password), weakness(password)]).toEqual([false, null])
})

test.each([
  ['Aa1!aaaa', 'repeats a few characters'],
  ['Xy1!xyxyXY', 'repeats a few characters'],
  ['Abc1!abc', 'sequences such as'],
  ['Jkl;987*&^', 'sequences such as'],
  ['Ch1dinma#55xW', 'your name'],
  ['9oK@FOR!kettl', 'your name'],
  ['Eze#5182wv', 'your name'],
  ['Danjuma=7vest', 'part of your email address'],
  ['Kettle_8036417', 'part of your phone number'],
  ['Oja#5521-xW', 'the name of Oja'],
])('%s is refused, and the reason is %s', (password, reason) => {
  expect(weakness(password)).toContain(reason)
})

test('a short name inside another word is chance', () => {
  expect(weakness('Freezer=7vest')).toBeNull()
})

/** Characters that password managers use. */
const signs = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789!@#$%^&*-_=+?.,:;']

test('of random passwords fewer than one in a thousand is refused', () => {
  const size = 10_000
  const random = fc
    .array(fc.constantFrom(...signs), { minLength: 8, maxLength: 16 })
    .map((typed) => typed.join(''))
    .filter((typed) => Password.safeParse(typed).success)
  // A seed: the figure is the same at every run.
  const refused = fc.sample(random, { numRuns: size, seed: 2026 }).filter(weakness)
  expect(refused.length / size).toBeLessThan(0.001)
})

test('the list is below 400 KB, and the one that the script writes', () => {
  expect(statSync(commonPasswordsFile).size).toBeLessThan(400_000)
  expect(createHash('sha256').update(readFileSync(commonPasswordsFile)).digest('hex')).toBe(
    '8f30af5a15de8d4325670b3c3d08d40871c70c573534782a44dd4aa0b2c15064',
  )
})

test('of fifty thousand words that are not on the list none is claimed', () => {
  const words = Array.from({ length: 50_000 }, (_, n) => `Zqxj-${n.toString(36)}-vkw`)
  expect(words.filter(isCommonPassword)).toEqual([])
})
