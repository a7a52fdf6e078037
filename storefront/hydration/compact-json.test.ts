import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactJson, expandJson } from './compact-json.ts'

const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(-1, 0, 1, 2.5, true, false, null, '', "it's", 'a "b"', '\\', '\n', '\u2028'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('id', 'name', '"', "'", '-1', ''), tie('value'), { maxKeys: 4 }),
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
