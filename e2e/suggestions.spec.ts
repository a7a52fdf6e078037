import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test('suggestions by keys and by mouse', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('samsung')
  // In the listbox, as the product page has options of its own.
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await search.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await search.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(search).toHaveValue('samsung')
  await search.press('ArrowDown')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/product-details\//)
  await expect(page.getByRole('main')).toBeFocused()

  const first = page.url()
  await search.fill('tecno')
  // Those of the search before stay until these are there.
  await options
    .filter({ hasText: /Tecno .*₦/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(first)
  await expect(page).toHaveURL(/\/product-details\//)
  await search.fill('')
  await expect(options.filter({ hasText: '₦' })).toHaveCount(0)
})

test('suggestions say where and for how much', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('listbox').getByRole('option')
  await search.fill('samsung galaxy')
  await expect(options.first()).toHaveText('samsung galaxy in Smartphones')
  await expect(options.nth(1)).toContainText('₦')
  await expect(options.nth(1).locator('mark').first()).toHaveText('Samsung')
  await expect(options.last()).toContainText('See all')

  // Until the next suggestions are there, no row has words of both searches.
  const next = Promise.withResolvers<void>()
  await page.route(/search-suggestions/, async (route) => {
    await next.promise
    await route.continue()
  })
  await search.fill('samsung galaxy a99')
  await expect(options.last()).toHaveText('See all results for ‘samsung galaxy a99’')
  await expect(options.first()).toHaveText('samsung galaxy in Smartphones')
  next.resolve()
  await expect(page.getByText('No match for ‘a99’')).toBeVisible()
  await search.fill('samsung galaxy')
  await expect(page.getByText('No match for')).toHaveCount(0)
  await expect(options.first()).toHaveText('samsung galaxy in Smartphones')
  await options.first().click()
  await expect(page).toHaveURL(/categories=\d+&prod=samsung\+galaxy/)
  // The box takes the address's words when the page is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smartphones')
})

test('a misspelled search is suggested as the words that were meant', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('listbox').getByRole('option')
  await search.fill('samsng galxy')
  await expect(options.first()).toHaveText('samsung galaxy in Smartphones')
  await expect(options.nth(1).locator('mark').first()).toHaveText('Samsung')
  await expect(options.last()).toHaveText('See all results for ‘samsung galaxy’')
  await options.last().click()
  await expect(page).toHaveURL('/categories?prod=samsung+galaxy')
})
