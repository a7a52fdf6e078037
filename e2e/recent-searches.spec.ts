import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test('suggestions are for what is typed; the last searches stand elsewhere', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('listbox').getByRole('option')
  await search.fill('samsung galaxy')
  await options.first().click()
  await expect(page).toHaveURL(/categories=\d+&prod=samsung\+galaxy/)
  // The box takes the address's words when the page is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smartphones')

  await search.fill('kettl')
  await expect(options.last()).toContainText('See all')
  await search.fill('')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await search.press('ArrowDown')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  await search.fill('zzqxv')
  await search.press('Enter')
  await expect(page.getByText('No Item found!')).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('link').first()).toHaveText('samsung galaxy')
  await expect(recent.getByRole('link', { name: 'zzqxv' })).toHaveCount(0)
  const menuButton = page.getByRole('button', { name: 'Menu' })
  if (await menuButton.isVisible()) {
    await menuButton.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'zzqxv' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
  }
  await recent.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
})
