import { serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactJson, expandJson } from './compact-json.ts'

/** Texts that share their beginnings, one with half a character. */
const beginning = fc.string({ unit: fc.constantFrom('Kettle, 1.7 litres', '…', '🫖', '🫗') })

const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(-1, 0, 1, 2.5, true, false, null, '', "it's", 'a "b"', '\\', '\n', '\u2028'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('id', 'name', '"', "'", '-1', ''), tie('value'), { maxKeys: 4 }),
    fc.record({ id: tie('value'), name: beginning }),
  ),
})).value

test('what was made compact is expanded as JSON would have it', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(expandJson(compactJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a field without a value is left out', () => {
  expect(expandJson(compactJson({ a: 1, b: undefined }))).toEqual({ a: 1 })
})

test('each set of fields is named once, and quotes need no backslash in a script', () => {
  const text = compactJson([
    { id: 1, name: 'one', images: [{ id: 3 }] },
    { id: 2, name: 'two', images: [{ id: 4 }] },
  ])
  expect(text).toBe(
    "[['id','name','images'],['id']]\n[-1,[0,1,'one',[-1,[1,3]]],[0,2,'two',[-1,[1,4]]]]",
  )
})

test('a text that begins as the one before it in its field is written from where it differs', () => {
  const images = [
    { alt: 'Apple iPhone 15, Pink: back', next: null },
    { alt: 'Apple iPhone 15, Pink: screen', next: { alt: 'Apple iPhone 15', next: null } },
  ]
  const text = compactJson(images)
  expect(text).toBe(
    "[['alt','next']]\n[-1,[0,'Apple iPhone 15, Pink: back',null],[0,[-2,15,', Pink: screen'],[0,[-2,15,''],null]]]",
  )
  expect(expandJson(text)).toEqual(images)
})

test('what all objects of a set have in a field stands in the set', () => {
  const images = [
    { id: 1, width: 1200, color: '#fff', alt: null },
    { id: 2, width: 1200, color: '#fff', alt: null },
  ]
  const text = compactJson(images)
  expect(text).toBe("[['id',['width',1200],['color','#fff'],['alt',null]]]\n[-1,[0,1],[0,2]]")
  expect(expandJson(text)).toEqual(images)
})

test('no character needs two bytes', () => {
  const text = compactJson({ price: '₦5 – 🫖' })
  // V8 writes a text as it has it in memory: with this mark in one byte a character, else with `c` in two.
  expect(serialize(text).subarray(2, 3).toString()).toBe('"')
  expect(expandJson(text)).toEqual({ price: '₦5 – 🫖' })
})
