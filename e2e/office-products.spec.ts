import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'

/** The first option of a native select that is a choice, which is answered. */
async function chooseFirst(page: Page, label: string) {
  const select = page.getByLabel(label, { exact: true })
  // The names have come.
  await expect(select.locator('option').nth(1)).toBeAttached()
  await select.selectOption({ index: 1 })
}

async function newDraft(page: Page, name: string, code: string) {
  await page.goto('/office/products')
  await page.getByRole('link', { name: 'Add a product' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Code', { exact: true }).fill(code)
  for (const label of ['Category', 'Brand', 'Seller']) await chooseFirst(page, label)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the draft' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('a draft becomes a product with a price, stock and words, and the page says what is missing', async ({
  page,
}) => {
  await newMember(page)
  const name = `Òjà journey kettle ${Date.now()}`
  await newDraft(page, name, `JK-${Date.now()}`)
  await expect(page.getByText('it needs a price, a weight, stock and a picture')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Weight, in grams').fill('850')
  const description = page.getByLabel('Description', { exact: true })
  await description.fill('<p>Good.</p><script>1</script>')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Some of it is not allowed, and we left it out.')).toBeVisible()
  // What is typed survives a reload.
  await page.reload()
  await expect(page.getByText(/is back/)).toBeVisible()
  await expect(page.getByLabel('Weight, in grams')).toHaveValue('850')
  await page.getByRole('button', { name: 'Save what it is' }).click()
  await expect(page.getByText('The product is saved.')).toBeVisible()

  await page.getByLabel('Price', { exact: true }).fill('12,500.505')
  await page.getByRole('button', { name: 'Save the prices' }).click()
  await expect(page.getByText('Type an amount in naira')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('12,500.50')
  await page.getByRole('button', { name: 'Save the prices' }).click()
  await expect(page.getByText('The prices are saved.')).toBeVisible()
  await page.getByLabel('Units on hand').fill('4')
  await page.getByRole('button', { name: 'Enter the stock' }).click()
  await expect(page.getByText('it needs a picture with words.')).toBeVisible()
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect(
    page.getByText('Before it can go on sale it needs a picture with words.').last(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('two people change one product: the second chooses theirs or mine for each field', async ({
  page,
  browser,
}) => {
  await newMember(page)
  const name = `Two people's kettle ${Date.now()}`
  await newDraft(page, name, `TP-${Date.now()}`)
  const context = await browser.newContext()
  const other = await context.newPage()
  await newMember(other)
  await other.goto(page.url())
  await other.getByLabel('Colour', { exact: true }).fill('Green')
  await other.getByLabel('Condition', { exact: true }).fill('Refurbished')
  await page.getByLabel('Colour', { exact: true }).fill('Blue')
  await page.getByRole('button', { name: 'Save what it is' }).click()
  await expect(page.getByText('The product is saved.')).toBeVisible()

  await other.getByRole('button', { name: 'Save what it is' }).click()
  const dialog = other.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(dialog).toContainText('Blue')
  await expectAccessible(other, 'dialog')
  const color = dialog.getByRole('group', { name: 'Colour' })
  await color.getByLabel(/^Theirs/).check()
  await dialog.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(other.getByText('The product is saved.')).toBeVisible()
  await expect(other.getByLabel('Colour', { exact: true })).toHaveValue('Blue')
  await expect(other.getByLabel('Condition', { exact: true })).toHaveValue('Refurbished')
  await context.close()
})

test('goods are found, filtered and ordered, and categories move by buttons', async ({ page }) => {
  await newMember(page)
  await page.goto('/office/products?order=price&stock=in')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/office/brands')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/office/categories')
  await expectAccessible(page)
  const down = page.getByRole('button', { name: /^Move .* down$/ }).first()
  const first = (await down.getAttribute('aria-label'))?.slice('Move '.length, -' down'.length)
  await down.click()
  await expect(page.getByText('The order is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeEnabled()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeDisabled()
})
