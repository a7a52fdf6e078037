import { expect, test } from '@playwright/test'
import { openFooter, visit } from './visit.ts'

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

test('filters that cannot be counted are those of the whole mall', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/brands')).json()
  const range = await (await request.get('/api/v1/products/filter/amount/ranges')).json()
  await visit(page, '/faq')
  await page.route('**/api/v1/products/filter/facets*', (route) => route.abort())
  await (await openFooter(page)).getByRole('link', { name: 'All Categories' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByText(`Show all ${data.brands.length}`).click()
  const brands = panel.getByRole('group', { name: 'Brand' }).getByRole('checkbox')
  await expect(brands).toHaveCount(data.brands.length)
  await expect(panel.getByRole('slider', { name: 'Lowest price' })).toHaveValue(
    String(Math.floor(range.min_amount)),
  )
  await expect(panel.getByLabel('To ₦')).toHaveValue(
    Math.ceil(range.max_amount).toLocaleString('en-NG'),
  )
  await brands.first().check()
  await expect(page).toHaveURL(/brands=\d+/)
})
