import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePerson } from './names.ts'

const holder = (firstName: string, lastName: string | null, middleName: string | null = null) => ({
  firstName,
  middleName,
  lastName,
  email: null,
})

test.each([
  ['in capitals', holder('Ada', 'Obi'), ['ADA', 'NGOZI', 'OBI'], true],
  ['the other way round', holder('Obi', 'Ada'), ['ADA', 'OBI'], true],
  ['without its accents', holder('Ọláyínká', 'Adébáyò'), ['OLAYINKA', 'ADEBAYO'], true],
  ['with an apostrophe', holder("N'Dour", 'Eze'), ['NDOUR', 'EZE'], true],
  ['with two words in one', holder('Al-Amin', 'Bello'), ['AL AMIN', 'BELLO'], true],
  ['by the middle name', holder('Ngozi', 'Obi', 'Ada'), ['ADA', 'OBI'], true],
  ['of one word', holder('Ngozi', null), ['NGOZI', 'EZE'], true],
  ['of one other word', holder('Ngozi', null), ['ADA', 'EZE'], false],
  ['of the same word twice', holder('Musa', 'Musa'), ['MUSA'], true],
  ['half right', holder('Ada', 'Eze'), ['ADA', 'OBI'], false],
  ['of somebody else', holder('Ada', 'Obi'), ['SOMEBODY', 'ELSE'], false],
])('a name %s', (_, account, record, isSame) => {
  expect(isSamePerson(account, record)).toBe(isSame)
})

const word = fc.stringMatching(/^[a-z]{3,8}$/)

test('order and capitals never matter', () => {
  fc.assert(
    fc.property(word, word, fc.boolean(), (one, other, turned) => {
      const names = [one.toUpperCase(), other]
      expect(isSamePerson(holder(one, other), turned ? names.reverse() : names)).toBe(true)
    }),
  )
})
