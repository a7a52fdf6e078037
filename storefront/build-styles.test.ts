import { expect, test } from 'vitest'
import { narrowed, withoutSuperfluous } from './build-styles.ts'

const isUsed = (name: string) => name === 'aA' || name === 'bB'

test('a rule stays where a selector of it needs no other names, at whatever depth', () => {
  const css =
    '@layer base{*,:before{margin:0}}@layer utilities{.aA{color:red}.zZ{color:blue}.zZ,.bB:hover{top:0}@media (width>=40rem){.zZ{left:0}}@media (hover:hover){.aA:is(.bB *){left:1px}.aA:is(.zZ *){left:2px}}}'
  expect(narrowed(css, isUsed)).toBe(
    '@layer base{*,:before{margin:0}}@layer utilities{.aA{color:red}.zZ,.bB:hover{top:0}@media (hover:hover){.aA:is(.bB *){left:1px}}}',
  )
})

test('what is no rule of a name stays: the order of layers, properties, movements, colours', () => {
  const css =
    '@layer a,b;@property --x{syntax:"*";inherits:false}@keyframes pass{0%{top:0}to{top:1px}}:root[data-mode=dark]{--y:#fff}'
  expect(narrowed(css, isUsed)).toBe(css)
})

test('brackets and points within quotes count for nothing', () => {
  const css =
    '.aA:before{content:"}.zZ{";--cut:url("data:image/svg+xml,%3Csvg d=\'M1.5 0\'/%3E")}.zZ{top:0}'
  expect(narrowed(css, isUsed)).toBe(
    '.aA:before{content:"}.zZ{";--cut:url("data:image/svg+xml,%3Csvg d=\'M1.5 0\'/%3E")}',
  )
})

test('an escaped name is compared as the code has it', () => {
  expect(narrowed('.\\@container{top:0}', (name) => name === '@container')).not.toBe('')
  expect(narrowed('.\\@container{top:0}', isUsed)).toBe('')
})

test('the styles of fields that entry pages lack go', () => {
  const css =
    '::file-selector-button{margin:0}::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}'
  expect(narrowed(css, isUsed)).toBe('::placeholder{opacity:1}')
})

test('properties that no rule reads are not declared or set, and nothing is declared twice in a row', () => {
  const declared = (name: string) => `@property ${name}{syntax:"*";inherits:false}`
  const css = `.aA{scale:var(--x) var(--z,1)}${declared('--x')}${declared('--y')}${declared('--z')}`
  expect(withoutSuperfluous(css)).toBe(css.replace(declared('--y'), ''))
  expect(withoutSuperfluous('a{--x:1;top:0;top:0;top:0;left:0}')).toBe('a{top:0;left:0}')
  expect(withoutSuperfluous('a{--x:1;--xy:2;top:var(--xy)}')).toBe('a{--xy:2;top:var(--xy)}')
})
