import { expect, type Locator, type Page, test } from '@playwright/test'
import { open, visit } from './visit.ts'

/** The filters: beside the grid on wide screens, a popup on phones. */
async function filters(page: Page) {
  const button = page.getByRole('button', { name: 'Filters' })
  if (!(await button.isVisible())) return page.getByRole('complementary', { name: 'Filters' })
  await button.click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** All brands, of which six stand open. */
async function openBrands(place: Page | Locator) {
  await place
    .getByRole('group', { name: 'Brand' })
    .getByText(/^Show all \d+$/)
    .click()
}

async function closeFilters(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Show products' }).click()
}

/** Presses a box. The page follows the address, so its state changes a moment later. */
async function press(box: Locator, isChecked = true) {
  await box.click()
  await expect(box).toBeChecked({ checked: isChecked })
}

function parameter(page: Page, name: string) {
  return new URL(page.url()).searchParams.get(name)
}

test('filters narrow the list, appear above it as chips, and can be removed', async ({ page }) => {
  await visit(page, '/categories')
  const panel = await filters(page)
  await openBrands(panel)
  await press(panel.getByRole('checkbox', { name: /^Samsung/ }))
  await expect.poll(() => parameter(page, 'brands')).not.toBeNull()

  const tenPercent = panel.getByRole('radio', { name: /^10% or more/ })
  await press(tenPercent)
  await expect.poll(() => parameter(page, 'discount')).toBe('10')
  await press(tenPercent, false)
  await expect.poll(() => parameter(page, 'discount')).toBeNull()

  const [from, to, apply] = [
    panel.getByLabel('From ₦'),
    panel.getByLabel('To ₦'),
    panel.getByRole('button', { name: 'Apply' }),
  ]
  await from.fill('two')
  await apply.click()
  await expect(panel.getByText('Enter an amount in naira, such as 200,000.')).toBeVisible()
  expect(parameter(page, 'max_price')).toBeNull()
  await from.fill('₦200 000')
  await to.fill('350000')
  await expect(from).toHaveValue('200,000')
  await apply.click()
  await expect.poll(() => parameter(page, 'min_price')).toBe('200000')
  expect(parameter(page, 'max_price')).toBe('350000')
  // A bound that is emptied is none.
  await from.fill('')
  await to.fill('400000')
  await apply.click()
  await expect.poll(() => parameter(page, 'max_price')).toBe('400000')
  expect(parameter(page, 'min_price')).toBeNull()
  await closeFilters(page)

  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips).toContainText('Samsung')
  await expect(page.getByRole('article').first()).toContainText('Samsung')
  await chips.getByRole('link', { name: 'Remove Samsung' }).click()
  await expect(chips).not.toContainText('Samsung')
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(/\/categories$/)
  await expect(chips).toBeHidden()
})

test('what things are narrows the list by chips, on a phone above it', async ({ page }) => {
  await visit(page, '/categories?prod=samsung%20galaxy')
  await page.getByRole('link', { name: 'Remove ‘samsung galaxy’' }).waitFor()
  const quick = page.getByRole('navigation', { name: 'Quick filters' })
  if (await quick.isVisible()) {
    await quick.getByText('Storage', { exact: true }).click()
    await quick.getByRole('link', { name: /^256 GB/ }).click()
  } else {
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByText(/^256 GB/).click()
    await expect(panel.getByRole('checkbox', { name: /^256 GB/ })).toBeChecked()
  }
  await expect.poll(() => parameter(page, 'facts')).toBe('storage.256gb')
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips).toContainText('256 GB')
  await expect(page.getByRole('article').first()).toContainText('Galaxy')
  await chips.getByRole('link', { name: 'Remove 256 GB' }).click()
  await expect.poll(() => parameter(page, 'facts')).toBeNull()
})

test('on a laptop the first filter stands in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of ['/categories', '/categories?categories=2']) {
    await visit(page, address)
    const aside = page.getByRole('complementary', { name: 'Filters' })
    const box = await aside.locator('fieldset').first().boundingBox()
    expect(box?.y).toBeLessThan(840)
  }
})

test('who finds nothing leaves a number', async ({ page }) => {
  await visit(page, '/categories?prod=xylophone%20zzqq')
  const number = page.getByLabel('Phone number')
  await page.getByRole('button', { name: 'Tell me when you have it' }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('8031234567')
  await page.getByRole('button', { name: 'Tell me when you have it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Noted' })).toBeVisible()
})

test('a price typed while the range of the list loads stays', async ({ page }) => {
  await visit(page, '/categories')
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/api/v1/products/filter/facets?*', async (route) => {
    await arrival
    await route.continue()
  })
  const panel = await filters(page)
  await openBrands(panel)
  await press(panel.getByRole('checkbox', { name: /^Samsung/ }))
  const ofAll = await panel.getByLabel('From ₦').inputValue()
  await panel.getByLabel('To ₦').fill('400000')
  arrive()
  await expect(panel.getByLabel('From ₦')).not.toHaveValue(ofAll)
  await expect(panel.getByLabel('To ₦')).toHaveValue('400000')
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => parameter(page, 'max_price')).toBe('400000')
  expect(parameter(page, 'min_price')).toBeNull()
})

test('filters beside the list work once the screen has become wide', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1200 })
  await visit(page, '/categories')
  await page.setViewportSize({ width: 1200, height: 800 })
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await openBrands(panel)
  await press(panel.getByRole('checkbox', { name: /^Samsung/ }))
  await expect.poll(() => parameter(page, 'brands')).not.toBeNull()
  await expect(page.getByRole('article').first()).toContainText('Samsung')
})

test('the list is sorted by what the bar, or on a phone the select, says', async ({ page }) => {
  await visit(page, '/categories')
  const select = page.getByRole('combobox', { name: 'Sort by' })
  const labels = ['All', 'Popular', 'Newest', 'Highest - Lowest', 'Lowest - Highest']
  const bar = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link')
  const isPhone = await select.isVisible()
  await expect(isPhone ? select.getByRole('option') : bar).toHaveText(labels)
  await expect(isPhone ? select : bar.first()).toHaveAccessibleDescription('The most bought first')
  if (isPhone) await select.selectOption({ label: 'Lowest - Highest' })
  else await page.getByRole('link', { name: 'Lowest - Highest' }).click()
  await expect.poll(() => parameter(page, 'key')).toBe('lowest-price')
  // Retried: the address changes before the list, and both lists have 20 products.
  await expect(async () => {
    const texts = await page.getByRole('article').allTextContents()
    const prices = texts.map((text) =>
      Number(text.match(/₦[\d,]+\.\d\d(?!.*₦)/)?.[0].replace(/[₦,]/g, '')),
    )
    expect(prices).toHaveLength(20)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }).toPass()
})

test('back from a product returns to the same page and place', async ({ page }) => {
  await visit(page, '/categories?categories=1')
  const first = page.getByRole('article').first()
  const onPageOne = (await first.getByRole('heading').textContent()) ?? ''
  await page.getByRole('link', { name: 'Page 2' }).click()
  // The address changes first, then the list, then the scroll position.
  await expect(first.getByRole('heading')).not.toHaveText(onPageOne)
  await expect.poll(() => scrolled(page)).toBe(0)
  const place = await followAtOnce(page)
  await page.goBack()
  await expect.poll(() => parameter(page, 'page')).toBe('2')
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -2)
})

test('back returns to the place however soon after the first scrolling it was left', async ({
  page,
}) => {
  await visit(page, '/categories?categories=1')
  const place = await followAtOnce(page)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -2)
})

test('a search that finds nothing offers alternatives', async ({ page }) => {
  await visit(page, '/categories?prod=zzzzqqqq')
  await expect(page.getByText('No Item found!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Price' })).toBeHidden()
  await page.getByRole('list', { name: 'Categories' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/categories=\d+/)
  await expect(page.getByText('No Item found!')).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is read, filtered, sorted and turned by links and a form', async ({ page }) => {
    await open(page, '/categories')
    await expect(page.getByRole('article')).toHaveCount(20)
    const newest = page.getByRole('link', { name: 'Newest' })
    await expect(newest).toHaveAttribute('rel', 'nofollow')
    await expect(page.getByRole('link', { name: 'Page 2' })).not.toHaveAttribute('rel')
    await newest.click()
    await expect.poll(() => parameter(page, 'key')).toBe('newest')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(() => parameter(page, 'page')).toBe('2')
    expect(parameter(page, 'key')).toBe('newest')
    await openBrands(page)
    await page.getByRole('checkbox', { name: /^Samsung/ }).check()
    await page.getByRole('checkbox', { name: /^LG/ }).check()
    await page.getByRole('button', { name: 'Show products' }).click()
    const chips = page.getByRole('list', { name: 'Applied filters' })
    await expect(chips).toContainText('Samsung')
    await expect(chips).toContainText('LG')
    for (const chip of await chips.getByRole('link', { name: /^Remove/ }).all())
      await expect(chip).toHaveAttribute('rel', 'nofollow')
    expect(parameter(page, 'key')).toBe('newest')
  })

  test('what things are is chosen by the form', async ({ page }) => {
    await open(page, '/categories?prod=sneakers')
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByText('42', { exact: false }).first().click()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Size 42')
    expect(parameter(page, 'facts')).toBe('size.42')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Scrolls to a product and clicks it before the browser fires the scroll event. */
async function followAtOnce(page: Page): Promise<number> {
  const link = page.getByRole('article').nth(8).getByRole('heading').getByRole('link')
  const place = await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const there = scrollY
    if (element instanceof HTMLElement) element.click()
    return there
  })
  expect(place).toBeGreaterThan(200)
  // The address changes before the page does.
  await expect(page).toHaveURL(/product-details/)
  await expect(page.getByRole('list', { name: 'Pictures' })).toBeVisible()
  return place
}
