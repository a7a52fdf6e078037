import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPlace, notePlace, ownAddress } from './last-place.ts'

test('the last place is never a login or sign-up page', () => {
  notePlace('/categories?prod=fan')
  for (const signInPage of ['/login', '/login?then=/cart', '/sign-up', '/reset-password'])
    notePlace(signInPage)
  expect(lastPlace()).toBe('/categories?prod=fan')
  notePlace('/login-bags')
  expect(lastPlace()).toBe('/login-bags')
})

test.each([
  '/checkout',
  '/',
  '/categories?prod=rice bag&brands=1,2',
  '/product-details/ọjà#ratings',
])('%s is ours', (address) => expect(ownAddress(address)).toBe(address))

test('no address leads to another host', () => {
  const sign = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '@', ':', 'evil', '%2F', '?')
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 8 }), (text) => {
      const own = ownAddress(text)
      if (own !== undefined) expect(new URL(own, 'https://oja.example').host).toBe('oja.example')
    }),
    { numRuns: 5_000 },
  )
})
