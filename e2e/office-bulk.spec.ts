import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'

function outcome(page: Page) {
  return page.getByRole('region', { name: 'Result' })
}

test('prices from a file are looked at, applied and undone; refused rows say why', async ({
  page,
}) => {
  test.slow()
  await newMember(page)
  await page.goto('/office/bulk')
  await expect(page.getByRole('heading', { name: 'Bulk changes' })).toBeVisible()
  await expectAccessible(page)
  const exported = await (await page.request.get('/api/v1/office/bulk/export?stock=in')).text()
  // Fixed products have their price in their own row.
  const codes = [...exported.matchAll(/^([A-Z][A-Z0-9-]+),,,/gm)]
    .map(([, code]) => code)
    // Other journeys buy what comes first.
    .slice(-3)
  expect(codes).toHaveLength(3)

  await page.getByRole('link', { name: 'Change many products' }).click()
  await expectAccessible(page)
  async function send(text: string) {
    const file = { name: 'weights.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('CSV file').setInputFiles(file)
    await page.getByRole('button', { name: 'Check the file' }).click()
  }
  await send('product_code,colour\nA,Red\n')
  await expect(page.getByRole('alert').filter({ hasText: 'no column ‘colour’' })).toBeVisible()
  await expectAccessible(page)

  const [one, two, three] = codes
  // Another one at a second attempt: the first may have been applied.
  const weight = randomInt(7_000, 8_000)
  await send(`product_code;weight_grams\n${one};${weight}\n${two};${weight}\n${three};heavy\n`)
  await expect(page.getByText('Ready to apply')).toBeVisible()
  await expect(page.getByText('‘heavy’ is no whole number above zero.')).toBeVisible()
  await page.getByRole('button', { name: 'To change 2' }).click()
  await expect(page.getByText(String(weight)).first()).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download refused rows' }).click()
  expect((await download).suggestedFilename()).toMatch(/^refused-rows-\d+\.csv$/)

  await page.getByRole('button', { name: 'Apply 2 rows' }).click()
  await expect(outcome(page).getByText('2 rows are applied')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this bulk change' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Undo it' }).click()
  await expect(outcome(page).getByText('2 rows are as they were before')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
})

test('chosen products change in one column', async ({ page }) => {
  await newMember(page)
  await page.goto('/office/products')
  const boxes = page.getByRole('grid').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: 'Change one column' }).click()
  await expect(page.getByRole('heading', { name: '2 chosen products' })).toBeVisible()
  await page.getByLabel('Column').selectOption('weight_grams')
  await page.getByLabel('What to do').selectOption('Add')
  await page.getByLabel('How much').fill('1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check what would change' }).click()
  await expect(outcome(page).getByText('2 rows change products.')).toBeVisible()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
})

test('cells are edited in a grid by keyboard alone, kept through a reload, and checked', async ({
  page,
}) => {
  test.slow()
  await newMember(page)
  await page.goto('/office/products?stock=in')
  const boxes = page.getByRole('grid').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: 'Edit in a grid' }).click()
  const grid = page.getByRole('grid', { name: 'Cells of the chosen products' })
  await expect(grid).toBeVisible()
  await expectAccessible(page)
  const focused = page.locator('td:focus')
  const name = grid.getByRole('row').nth(1).getByRole('gridcell').first()
  const before = (await name.textContent()) ?? ''

  // Escape leaves the cell as it was; Enter goes on below; a letter types over.
  await grid.getByRole('rowheader').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(name).toBeFocused()
  await page.keyboard.press('F2')
  await expect(grid.getByRole('textbox')).toHaveValue(before)
  await page.keyboard.type(' g m ?')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(name).toHaveText(before)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(' (new)')
  await page.keyboard.press('Enter')
  await expect(name).toContainText(`${before} (new)`)
  await expect(page.getByText('1 cell is changed.').last()).toBeVisible()
  await expect(focused).not.toHaveText(before)
  await expectAccessible(page)

  // The change survives a reload, and Escape on its cell takes it back.
  await page.reload()
  await expect(page.getByText('are back')).toBeVisible()
  await name.focus()
  await page.keyboard.press('Escape')
  await expect(name).toHaveText(before)
  await expect(page.getByRole('button', { name: 'Check what would change' })).toHaveCount(0)

  const weight = grid.getByRole('columnheader', { name: 'Weight in grams' })
  const at = await weight.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
  const cell = grid
    .locator('tbody tr')
    .first()
    .locator('td')
    .nth(at - 1)
  await cell.focus()
  await page.keyboard.type('4321')
  await page.keyboard.press('Tab')
  await expect(cell).toContainText('4,321')
  await page.getByRole('button', { name: 'Check what would change' }).click()
  await expect(outcome(page).getByText('1 row changes a product.')).toBeVisible()
  await expect(page.getByText('Weight in grams: ')).toBeVisible()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
})

test('a member who may download lists, and not send files, downloads products from their list', async ({
  page,
}) => {
  await newMember(page, 'Finance')
  await page.goto('/office/products?stock=in')
  await expect(page.getByRole('link', { name: 'Bulk changes' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these products' }).click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toBe('products.csv')
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff?product_code,/)
})
