import { describe, expect, test } from 'vitest'
import { cutName } from '../cards/product-picture.tsx'
import { productTitle } from './product-head.ts'

describe('a name', () => {
  test('of 30 characters stays whole, of 31 is cut', () => {
    expect(cutName('x'.repeat(30), 30)).toBe('x'.repeat(30))
    expect(cutName('x'.repeat(31), 30)).toBe(`${'x'.repeat(30)}…`)
  })

  test('is never cut inside a character', () => {
    expect(cutName('📱'.repeat(21), 20)).toBe(`${'📱'.repeat(20)}…`)
    const marked = 'e\u0323\u0300'
    expect(cutName(marked.repeat(20), 20)).toBe(marked.repeat(20))
    expect(cutName(marked.repeat(21), 20)).toBe(`${marked.repeat(20)}…`)
    expect(cutName('👩‍👧'.repeat(21), 20)).toBe(`${'👩‍👧'.repeat(20)}…`)
  })

  test('carries its brand once in the page title', () => {
    const brand = { id: 1, name: 'Tecno' }
    expect(productTitle({ brand, name: 'Spark 40' })).toBe('Tecno Spark 40')
    expect(productTitle({ brand, name: 'TECNO Spark 40' })).toBe('TECNO Spark 40')
    expect(productTitle({ brand, name: 'Tecnology set' })).toBe('Tecno Tecnology set')
  })
})
