import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test('a failed list says so and can be tried again', async ({ page }) => {
  await visit(page, '/categories')
  await page.route('**/api/v1/**', (route) => route.abort())
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('iron')
  await search.press('Enter')
  await expect(page.getByText('Something went wrong! TRY AGAIN..').first()).toBeVisible()
  await page.unroute('**/api/v1/**')
  await page.getByRole('button', { name: 'Refresh' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a lost network is reported, and the list loads once it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/categories')
  await context.setOffline(true)
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('iron')
  await search.press('Enter')
  await expect(page.getByText('Something went wrong! TRY AGAIN..').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
})
