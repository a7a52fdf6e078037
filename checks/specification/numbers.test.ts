import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The source line of each number: journeys cannot wait for the times, nor count what vanishes at once. */
const numbers: [demand: string, file: string, words: string][] = [
  ['7 on the thank-you page', 'storefront/checkout/outcome/thank-you-page.tsx', 'placeholders={7}'],
  [
    'after a reset /login in 4 s',
    'storefront/accounts/sign-in/reset-password-page.tsx',
    'redirectAfter = 4000',
  ],
  ['back from a rating in 4 s', 'storefront/reviews/rate-order-page.tsx', 'backAfter = 4_000'],
  ['alerts close after 7 s', 'storefront/reviews/outcome-alert.tsx', 'const closesAfter = 7_000'],
]

test.each(numbers)('%s', (_, file, words) => {
  expect(readFileSync(file, 'utf8')).toContain(words)
})
