import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './source-files.ts'

/*
 * What keeps the house as easy to find one's way in as it was built (`docs/decisions/0050-how-many-files.md`). The longest
 * file is in `house.test.ts`.
 */

const code = sourceFiles.filter(({ path }) => !isTest(path))
const product = code.filter(({ path }) => /^(client|contract|server|storefront|ui)\//.test(path))
const linesOf = ({ text }: { text: string }) => text.split('\n').length - 1

test('fewer than thirty files of the product have less than fifteen lines', () => {
  const tiny = product.filter((file) => linesOf(file) < 15)
  expect(tiny.length, tiny.map(({ path }) => path).join('\n')).toBeLessThan(30)
})

test('the median file of the product has fifty to seventy lines', () => {
  const sizes = product.map(linesOf).sort((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)]
  expect(median).toBeGreaterThanOrEqual(50)
  expect(median).toBeLessThanOrEqual(70)
})

/** Their folders have one file for each domain. */
const byDomain = ['contract/office', 'contract/shop']

test('no folder has more than twenty files of the product', () => {
  const folders = Map.groupBy(product, ({ path }) => dirname(path))
  const full = [...folders].filter(
    ([folder, files]) => files.length > 20 && !byDomain.includes(folder),
  )
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

/**
 * Fields of several domains, and in how many files their names may stand: where a field is stored, declared, and shown or
 * edited. All between passes on what it is part of.
 */
test.each([
  ['an address', 'landmark', 9],
  ['a shipping choice', 'delivery_time', 9],
  ['an order', 'pickup_until', 9],
  ['a picture', 'placeholder_color', 9],
  ['a product, for its page', 'key_features', 6],
  ['a product, for some pages', 'bulk_text', 6],
  ['a deposit', 'gross_amount', 6],
])('the field of %s, %s, is named in at most %i files', (_, field, most) => {
  const naming = code
    .filter(({ path }) => /^(client|contract|office|server|storefront|ui)\//.test(path))
    .filter(({ text }) => text.includes(field))
    .map(({ path }) => path)
  expect(naming.length, naming.join('\n')).toBeLessThanOrEqual(most)
  expect(naming).not.toEqual([])
})
