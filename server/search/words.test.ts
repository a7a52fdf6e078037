import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cuts, forms, runs, tokensOf, typosBetween } from './words.ts'

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
])('%s and %s are one word', (one, many) => {
  expect(forms(one)).toContain(many)
  expect(forms(many)).toContain(one)
})

test('words that say nothing are passed over, unless there are no others', () => {
  expect(tokensOf('case for the iphone')).toEqual(['case', 'iphone'])
  expect(tokensOf('to the')).toEqual(['to', 'the'])
  expect(tokensOf('')).toEqual([])
})

test('cuts and runs', () => {
  expect(cuts('powerbank')).toContainEqual(['power', 'bank'])
  expect(cuts('sma546b')).toContainEqual(['sm', 'a546b'])
  expect(cuts('fan')).toEqual([])
  expect(runs(['uk', 'used']).map(({ text }) => text)).toEqual(['uk', 'uk used', 'used'])
})
