import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The source line of each number: journeys cannot wait for the times, nor count what vanishes at once. */
const numbers: [demand: string, file: string, words: string][] = [
  ['6 placeholders on the home page', 'storefront/home/page.tsx', 'const placeholders = 6'],
  ['7 for similar products', 'storefront/catalogue/queries.ts', 'const maxSimilar = 7'],
  ['7 on the cart', 'storefront/cart-page/cart-page.tsx', 'placeholders={7}'],
  ['7 on the thank-you page', 'storefront/checkout/outcome/thank-you-page.tsx', 'placeholders={7}'],
  [
    'accessories are cut at 20',
    'storefront/catalogue/product/accessories.tsx',
    'cutName(product.name, 20)',
  ],
  ['accessories scroll 300px', 'storefront/catalogue/product/accessories.tsx', 'step={300}'],
  ['sliders and cards move every 3 s', 'ui/pictures/motion.ts', 'const interval = 3000'],
  ['notices stand 3 s', 'client/notices.tsx', 'const stay = 3000'],
  [
    'after a reset /login in 4 s',
    'storefront/accounts/sign-in/reset-password-page.tsx',
    'redirectAfter = 4000',
  ],
  ['back from a rating in 4 s', 'storefront/reviews/rate-order-page.tsx', 'backAfter = 4_000'],
  ['low stock below 7', 'storefront/catalogue/product/stock-note.tsx', 'const lowStock = 7'],
  ['four thumbnails', 'storefront/catalogue/product/thumbnails.tsx', 'const visible = 4'],
  ['alerts close after 7 s', 'storefront/reviews/outcome-alert.tsx', 'const closesAfter = 7_000'],
]

test.each(numbers)('%s', (_, file, words) => {
  expect(readFileSync(file, 'utf8')).toContain(words)
})
