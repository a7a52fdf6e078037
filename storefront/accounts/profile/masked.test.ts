import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedEmail } from './about-me.tsx'

test('an address keeps its beginning and its host', () => {
  expect(maskedEmail('ngozi@example.com')).toBe('ng***@example.com')
  expect(maskedEmail('ada@example.com')).toBe('a**@example.com')
  expect(maskedEmail('a@example.com')).toBe('a**@example.com')
})

test('no whole name is visible', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = email.slice(0, email.lastIndexOf('@'))
      const masked = maskedEmail(email)
      expect(masked.endsWith(email.slice(email.lastIndexOf('@')))).toBe(true)
      expect(masked.split('*')[0]?.length).toBeLessThanOrEqual(Math.max(1, name.length / 2))
      expect(masked).not.toBe(email)
    }),
  )
})
