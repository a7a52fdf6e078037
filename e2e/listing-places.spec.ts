import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test('beside the list price, brand and rating stand before what things are, folded, and nothing scrolls inside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/categories?categories=1')
  const aside = page.getByRole('complementary', { name: 'Filters' })
  const groups = await aside.locator('fieldset legend').allTextContents()
  expect(groups.slice(0, 3)).toEqual(['Price', 'Brand', 'Rating'])
  expect(groups).toContain('Storage')
  await expect(aside.getByRole('textbox', { name: 'From ₦' })).toHaveValue(/^\d{1,3}(,\d{3})+$/)

  const brand = aside.getByRole('group', { name: 'Brand' })
  const counts = async () =>
    (await brand.locator('label:visible small').allTextContents()).map((text) => parseInt(text, 10))
  const first = await counts()
  expect(first).toHaveLength(6)
  expect(first).toEqual(first.toSorted((a, b) => b - a))
  await brand.getByText(/^Show all \d+$/).click()
  expect((await counts()).length).toBeGreaterThan(7)
  await brand.getByText('Show fewer').click()

  for (const group of await aside.locator('fieldset').all()) {
    const chips = await group.locator('label.filter-chip:visible').all()
    const tops = await Promise.all(chips.map(async (chip) => (await chip.boundingBox())?.y))
    expect(new Set(tops).size).toBeLessThan(3)
  }
  const scrolling = await aside.locator('*').evaluateAll((parts) =>
    parts
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map((part) => part.className),
  )
  expect(scrolling).toEqual([])
  // Its end stays in the screen while the list goes on.
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(aside.getByRole('checkbox', { name: /In stock only/ })).toBeInViewport()
})

test('on a phone the first product of a search stands at 300 px or higher, filtered too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const query of [
    'prod=samsung',
    'prod=samsng&facts=storage.128gb',
    'prod=samsung%20galaxy%20a16',
    'prod=rechargeable%20standing%20fan%20with%20remote&discount=10',
    'prod=phone&min_price=100000&max_price=900000&in_stock=1',
  ]) {
    await visit(page, `/categories?${query}`)
    const top = await page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top)
    expect([query, top <= 300]).toEqual([query, true])
  }
  const quick = page.getByRole('navigation', { name: 'Quick filters' })
  await quick.getByText('Storage', { exact: true }).click()
  await quick.getByRole('link', { name: /^128 GB/ }).click()
  await expect(page).toHaveURL(/facts=storage\.128gb/)
  await expect(quick.getByRole('link', { name: /^128 GB/ })).toBeHidden()
})

test('pages are numbered without a gap of one, and a phone says which of how many', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/categories')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const of = pages.getByText(/^Page 1 of \d+$/)
  await expect(of).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(of).toBeVisible()
  const entries = await pages.locator('li:visible').allTextContents()
  const last = (await of.textContent())?.replace('Page 1 of ', '')
  expect(entries.filter((entry) => entry !== '')).toEqual(['1', '2', '3', '…', last])
})
