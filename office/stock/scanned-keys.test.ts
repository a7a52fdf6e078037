import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ScannedKeys } from './scanned-keys.ts'

/** The codes that these keys give, `gapMs` between each. */
function codesOf(keys: string[], gapMs: number): string[] {
  const scanned = new ScannedKeys()
  return keys.flatMap((key, at) => {
    const heard = scanned.press(key, at * gapMs)
    return typeof heard === 'object' ? [heard.code] : []
  })
}

const code = fc.string({
  minLength: 4,
  maxLength: 64,
  unit: fc.constantFrom(...'0123456789ABCxyz-'),
})

test('any code at a scanner’s speed is heard, also with Shift between', () => {
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 50 }), (code, gapMs) => {
      expect(codesOf([...code, 'Enter'], gapMs)).toEqual([code])
      const shifted = [...code].flatMap((key) => ['Shift', key])
      expect(codesOf([...shifted, 'Enter'], 5)).toEqual([code])
    }),
  )
})

test('what a person types is no code, however long', () => {
  fc.assert(
    fc.property(code, fc.integer({ min: 51, max: 400 }), (code, gapMs) => {
      expect(codesOf([...code, 'Enter'], gapMs)).toEqual([])
    }),
  )
})

test('two keys at once and Enter are no code; what a person typed before a scan is not part of it', () => {
  expect(codesOf(['g', 's', 'Enter'], 10)).toEqual([])
  expect(codesOf(['1', '2', 'Backspace', '3', '4', 'Enter'], 10)).toEqual([])
  const scanned = new ScannedKeys()
  scanned.press('g', 0)
  for (const [at, key] of [...'61511'].entries()) scanned.press(key, 900 + at * 8)
  expect(scanned.press('Enter', 950)).toEqual({ code: '61511' })
})
