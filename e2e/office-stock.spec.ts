import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test('a scanner finds its item; moves are entered, undone and refused below what is held', async ({
  page,
}) => {
  test.slow()
  await newMember(page, 'Store')
  await page.goto('/office/stock?bin=no-such-bin')
  await expect(page.getByText('No match for these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expectAtBothWidths(page)

  const item = page.getByRole('grid').getByRole('link').nth(7)
  const name = (await item.textContent()) ?? ''
  await item.click()
  const dialog = page.getByRole('dialog', { name })
  const barcode = `61511${Date.now()}`
  await dialog.getByLabel('Barcode').fill(barcode)
  await dialog.getByLabel('Bin').fill('z-9')
  await dialog.getByLabel('Reorder at').fill('900000')
  await dialog.getByLabel('Cost').fill('1250.5')
  await dialog.getByRole('button', { name: 'Save the facts' }).click()
  await expect(page.getByText('The facts are saved.').first()).toBeVisible()
  await expectAtBothWidths(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await scan(page, 'no-such-code')
  await expect(page.getByText('No item has the code no-such-code.')).toBeVisible()
  await scan(page, barcode)
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('grid').getByText('Low')).toBeVisible()
  const onHand = Number(
    await dialog.getByText('On hand', { exact: true }).locator('+ dd').textContent(),
  )
  await dialog.getByLabel('Units that came in').fill('5')
  await dialog.getByLabel('Why').fill('Delivery note 12')
  await dialog.getByRole('button', { name: 'Enter the move' }).click()
  await expect(dialog.getByText(`from ${onHand} to ${onHand + 5}`).first()).toBeVisible()
  // The notice, which lies inside the dialog, has one too.
  await dialog.getByRole('form').getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText(`from ${onHand + 5} to ${onHand}`).first()).toBeVisible()
  await dialog.getByLabel(/^Damaged/).check()
  await dialog.getByLabel('Damaged units').fill('a few')
  await dialog.getByLabel('Why').fill('Fell down')
  await dialog.getByRole('button', { name: 'Enter the move' }).click()
  await expect(dialog.getByText('Type a whole number.')).toBeVisible()
  await dialog.getByLabel('Damaged units').fill('800000')
  await dialog.getByRole('button', { name: 'Enter the move' }).click()
  await expect(dialog.getByText(/A stock is not below zero|held for orders/)).toBeVisible()
  await expectAccessible(page, 'dialog')

  // Typed into the search field, a code does the same.
  await page.keyboard.press('Escape')
  await page.goto('/office/stock')
  await page.getByLabel('Name, code or barcode').fill(barcode)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
})

test('of two who count one item the second is told what changed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await newMember(page, 'Store')
  await page.goto('/office/stock')
  await page.getByRole('grid').getByRole('link').nth(9).click()
  const onHand = Number(
    await page
      .getByRole('dialog')
      .getByText('On hand', { exact: true })
      .locator('+ dd')
      .textContent(),
  )
  const enterCount = async (of: Page, units: number) => {
    const dialog = of.getByRole('dialog')
    await dialog.getByLabel(/^Counted/).check()
    await dialog.getByLabel('Units on hand').fill(String(units))
    await dialog.getByLabel('Why').fill('Count of the week')
    return dialog.getByRole('button', { name: 'Enter the move' })
  }
  const enter = await enterCount(page, onHand + 1)
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await newMember(other, 'Store')
  await other.goto(page.url())
  await (await enterCount(other, onHand + 2)).click()
  await expect(other.getByRole('dialog').getByText(`to ${onHand + 2}`)).toBeVisible()
  await context.close()
  await enter.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`and now there are ${onHand + 2}. Count again.`)).toBeVisible()
  await dialog.getByLabel('Units on hand').fill('')
  await (await enterCount(page, onHand + 3)).click()
  await expect(dialog.getByText(`from ${onHand + 2} to ${onHand + 3}`).first()).toBeVisible()
})

test('a price is planned, typed twice where it is far, and cancelled', async ({ page }) => {
  test.slow()
  await newMember(page, 'Catalogue')
  await page.goto('/office/price-plans')
  await expectAtBothWidths(page)
  await page.getByRole('link', { name: 'Plan a price' }).click()
  await page.getByLabel('Product', { exact: true }).fill('lamp')
  const item = page.getByRole('radio').first()
  await item.check()
  await page.getByLabel('Price', { exact: true }).fill('1')
  const again = page.getByLabel('Price, a second time')
  await expect(again).toBeVisible()
  const year = new Date().getFullYear() + 1
  await page.getByLabel('From').fill(`${year}-05-01T09:00`)
  await page.getByLabel('Until').fill(`${year}-05-02T09:00`)
  await page.getByRole('button', { name: 'Plan the price' }).click()
  await expect(page.getByText(/below the present price. Type it again to confirm./)).toBeVisible()
  await expectAtBothWidths(page)
  await again.fill('1.00')
  await page.getByRole('button', { name: 'Plan the price' }).click()
  await expect(page.getByText('It has not started.')).toBeVisible()
  await expect(page.getByLabel('From')).toHaveValue(`${year}-05-01T09:00`)
  await expectAtBothWidths(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await page.goto('/office/price-plans?when=planned')
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expectAtBothWidths(page)
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByRole('dialog')).toContainText(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByText('The plan is cancelled.')).toBeVisible()
  await expect(page.getByText('It never ran.')).toBeVisible()
})

/** Light on the desktop, dark on a phone. */
async function expectAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The keys of a scanner, with no field focused. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      for (const key of keys) {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
      }
    },
    [...code, 'Enter'],
  )
}
