import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'Password1!',
  'P@ssw0rd123',
  'Pa$$word2026!',
  '!QAZ2wsx',
  'Qwerty@12345',
  'Iloveyou#1',
  'JesusJesus1!',
  'Lagos@2024',
  'Aa123456!',
  '123Welcome!',
])('%s is tried first by whoever guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Market#2026',
  'Password#7391',
  'Str0ng#Basket',
  'Ọjà-Ẹ̀kọ́-7b',
  '12345678!',
  'Zx9!kLm2p',
  '',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
