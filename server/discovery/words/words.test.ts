import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forms } from './forms.ts'
import { measureOf, unitSpellings } from './units.ts'
import { cuts, isLikelyTypo, runs, tokensOf, typosBetween } from './words.ts'

test.each([
  ['samsung', 'samsng', 1],
  ['samsung', 'smasung', 1],
  ['iphone', 'ipone', 1],
  ['rechargeable', 'rechargable', 1],
  ['tecno', 'tekno', 1],
  ['hisense', 'hysence', 2],
  ['fan', 'fan', 0],
])('%s and %s are %i typos apart', (one, other, typos) => {
  expect([typosBetween(one, other), typosBetween(other, one)]).toEqual([typos, typos])
})

test('typos are never more than the longer word has letters, and none only between equals', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const typos = typosBetween(one, other)
      expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(typos === 0).toBe(one === other)
    }),
  )
})

test.each([
  ['fan', 'fans'],
  ['battery', 'batteries'],
  ['watch', 'watches'],
  ['toy', 'toys'],
  ['power bank', 'power banks'],
  ['man', 'men'],
  ['woman', 'womens'],
  ['child', 'childrens'],
  ['baby', 'babys'],
  ['gentleman', 'gentlemens'],
  ['shelf', 'shelves'],
])('%s and %s are one word', (one, many) => {
  expect(forms(one)).toContain(many)
  expect(forms(many)).toContain(one)
})

test('words that say nothing are passed over, unless there are no others', () => {
  expect(tokensOf('case for the iphone')).toEqual(['case', 'iphone'])
  expect(tokensOf('to the')).toEqual(['to', 'the'])
  expect(tokensOf('')).toEqual([])
})

test('a unit has many spellings, with and without a blank', () => {
  expect(measureOf('32in')).toEqual(['32', 'in'])
  expect(measureOf('a16')).toBeNull()
  expect(unitSpellings('litres')).toContain('ltr')
  expect(tokensOf('32 in tv')).toEqual(['32', 'inch', 'tv'])
  expect(tokensOf('2 in 1 laptop')).toEqual(['2', '1', 'laptop'])
  expect(tokensOf('a c')).toEqual(['ac'])
  expect(cuts('tshirt')).toContainEqual(['t', 'shirt'])
  expect(cuts('usbc')).toContainEqual(['usb', 'c'])
  expect(cuts('wifi')).toContainEqual(['wi', 'fi'])
})

test('of a long search numbers stay', () => {
  const long = tokensOf('one two three four five six seven eight nine ten eleven 128gb')
  expect([long.length, long.at(-1)]).toEqual([10, '128gb'])
})

test('measures and sizes are one word, and what is said around a thing is none', () => {
  expect(tokensOf('mattress 6 x 6')).toEqual(['mattress', '6x6'])
  expect(tokensOf('rug 4 by 6 ft')).toEqual(['rug', '4x6', 'ft'])
  expect(tokensOf('nike size 42')).toEqual(['nike', 'size:42'])
  expect(tokensOf('abeg i wan buy power bank')).toEqual(['power', 'bank'])
  expect(tokensOf('how much be iphone 13')).toEqual(['iphone', '13'])
  expect(cuts('5kva')).toContainEqual(['5', 'kva'])
})

test('a likely typo begins as the word does, or sounds so', () => {
  expect(['samsng', 'smasung', 'amsung'].map((typed) => isLikelyTypo(typed, 'samsung'))).toEqual([
    true,
    true,
    true,
  ])
  expect(isLikelyTypo('ifone', 'iphone')).toBe(true)
  expect(isLikelyTypo('whot', 'hot')).toBe(true)
  expect(isLikelyTypo('killer', 'roller')).toBe(false)
})

test('cuts and runs', () => {
  expect(cuts('powerbank')).toContainEqual(['power', 'bank'])
  expect(cuts('sma546b')).toContainEqual(['sm', 'a546b'])
  expect(cuts('fan')).toEqual([])
  expect(runs(['uk', 'used']).map(({ text }) => text)).toEqual(['uk', 'uk used', 'used'])
})
