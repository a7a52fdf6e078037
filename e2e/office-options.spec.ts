import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'
import { officeCall } from './office-call.ts'

const sizes = 10
const colors = 50

const idOf = z.object({ id: z.number() })
const names = z.object({
  categories: z.array(idOf.extend({ parent_id: z.number().nullable() })),
  brands: z.array(idOf),
  sellers: z.array(idOf),
})

/** A draft with all combinations of 10 sizes and 50 colours, each with its own price and three units. Answers its address. */
async function manyCombinations(page: Page): Promise<string> {
  const { categories, brands, sellers } = await officeCall(page, '/product-names', names)
  const product = {
    name: `Five hundred ${randomUUID()}`,
    code: `FH-${randomUUID()}`,
    category_id: categories.find(({ parent_id }) => parent_id !== null)?.id,
    brand_id: brands[0]?.id,
    seller_id: sellers[0]?.id,
  }
  const { id } = await officeCall(page, '/products', idOf, product)
  const valuesOf = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: null, name: `${kind}${at}`, swatch: null }))
  const combinations = Array.from({ length: sizes * colors }, (_, at) => ({
    id: null,
    places: [at % sizes, Math.floor(at / sizes)],
    amount: 1000 + at,
    on_hand: 3,
  }))
  await officeCall(page, `/products/${id}/variations`, idOf, {
    version: 1,
    options: [
      { id: null, name: 'Size', values: valuesOf('S', sizes) },
      { id: null, name: 'Colour', values: valuesOf('C', colors) },
    ],
    combinations,
  })
  return `/office/products/${id}`
}

test('500 combinations: one price changes, all get the same, and what was taken out comes back', async ({
  page,
}) => {
  test.slow()
  await newMember(page)
  await page.goto(await manyCombinations(page))
  const prices = page.getByRole('grid', { name: 'Prices' })
  await expect(prices).toHaveAttribute('aria-rowcount', '501')
  // Of 500 rows those near the view are in the document, here as in the other sections.
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(200)
  await expectAccessible(page)

  // By keys to the last one, which was not in the document, and back.
  const cell = (row: number, column: number) =>
    prices.locator(`[aria-rowindex="${row}"] > :nth-child(${column})`)
  await cell(2, 2).focus()
  await page.keyboard.press('Control+End')
  await expect(cell(501, 3)).toBeFocused()
  await expect(cell(501, 1)).toHaveText('S9, C49')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(cell(2, 2)).toBeFocused()
  await page.keyboard.type('1,100')
  await page.keyboard.press('Enter')
  await expect(cell(3, 2)).toBeFocused()
  await expect(cell(2, 2)).toContainText('₦1,100.00')
  await page.getByRole('button', { name: 'Save the prices' }).click()
  await expect(page.getByText('The prices are saved.')).toBeVisible()
  await expect(cell(2, 2)).toHaveText('₦1,100.00')

  // One price for all, typed twice as it is far from some; then taken back, set again and saved.
  await samePrice(page)
  await expect(page.getByText('All 500 prices are ₦2,000.00.').first()).toBeVisible()
  // The notice of what was saved has an Undo of its own.
  const undo = { name: 'Undo', exact: true }
  await page.locator('form', { has: prices }).getByRole('button', undo).click()
  await expect(page.getByRole('button', { name: 'Save the prices' })).toHaveCount(0)
  await expect(cell(3, 2)).toHaveText('₦1,001.00')
  await samePrice(page)
  await page.getByRole('button', { name: 'Save the prices' }).click()
  await expect(page.getByText('The prices are saved.').last()).toBeVisible()
  await expect(cell(3, 2)).toHaveText('₦2,000.00')

  // A value goes with its 50 combinations: taken back before it is saved, and after it.
  const onSale = page.getByRole('grid', { name: 'Combinations on sale' })
  await page.getByRole('button', { name: 'Remove S1', exact: true }).click()
  await expect(page.getByText('S1 is taken out, with 50 combinations.').first()).toBeVisible()
  await expect(onSale).toHaveAttribute('aria-rowcount', '451')
  await page.locator('form', { has: onSale }).getByRole('button', undo).click()
  await expect(onSale).toHaveAttribute('aria-rowcount', '501')
  await page.getByRole('button', { name: 'Remove S1', exact: true }).click()
  await page.getByRole('button', { name: 'Save the options' }).click()
  await expect(prices).toHaveAttribute('aria-rowcount', '451')
  const saved = page.getByText('The options and combinations are saved.')
  await saved.getByRole('button', undo).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(prices).toHaveAttribute('aria-rowcount', '501')
  await expect(cell(3, 1)).toHaveText('S1, C0')
  await expect(cell(3, 2)).toHaveText('₦2,000.00')
  const stock = page.getByRole('grid', { name: 'Stock' }).locator('[aria-rowindex="3"]')
  await expect(stock).toContainText('3')
})

async function samePrice(page: Page) {
  await page.getByRole('button', { name: 'Same price for all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Same price for all' })
  await dialog.getByLabel('Price of all 500 combinations', { exact: true }).fill('2,000')
  await dialog.getByRole('button', { name: 'Set the price' }).click()
  await expect(dialog.getByText('The two prices are different.')).toBeVisible()
  await dialog.getByLabel(/a second time/).fill('2,000')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Set the price' }).click()
  await expect(dialog).toHaveCount(0)
}
