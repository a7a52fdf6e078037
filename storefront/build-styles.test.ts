import { expect, test } from 'vitest'
import { narrowed } from './build-styles.ts'

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
