import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedParts } from './typed-parts.ts'

const marked = (name: string, typed: string) =>
  typedParts(name, typed)
    .filter(({ isTyped }) => isTyped)
    .map(({ part }) => part)

test.each([
  ['Samsung Galaxy A17', 'gal', ['Gal']],
  ['Samsung Galaxy A17', 'samsung a1', ['Samsung', 'A1']],
  ['Nestlé Golden Morn 900 g', 'orn', []],
  ["Levi's 501 (Original)", '501 (', ['501']],
])('of %s, %s marks %j', (name, typed, parts) => {
  expect(marked(name, typed)).toEqual(parts)
})

test('the parts are the name, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, typed) => {
      const parts = typedParts(name, typed)
      expect(parts.map(({ part }) => part).join('')).toBe(name)
    }),
  )
})
