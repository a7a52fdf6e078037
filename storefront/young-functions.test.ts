import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withYoungFunctions } from './young-functions.ts'

const young = (code: string) => withYoungFunctions(code, parseAst(code))

test.each([
  ['this.load = async (x) => 1', 'this.load = (0, async (x) => 1)'],
  ['a.b ??= function named() {}', 'a.b ??= (0, function named() {})'],
  ['a.b = () => { c.d = () => e }', 'a.b = (0, () => { c.d = (0, () => e) })'],
  ['a.b = () => c.d = () => e', 'a.b = (0, () => c.d = (0, () => e))'],
  ['a[b] = () => () => "₦"; c.d = x => x', 'a[b] = (0, () => () => "₦"); c.d = (0, x => x)'],
])('%s', (code, changed) => {
  expect(young(code)).toBe(changed)
})

test.each(['const a = () => 1', 'a = () => 1', 'a.b = c', 'a.b = (c, d)', 'a = { b: () => 1 }'])(
  'left alone: %s',
  (code) => {
    expect(young(code)).toBe(code)
  },
)
