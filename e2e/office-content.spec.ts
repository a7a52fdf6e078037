import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'

/** A plain picture of this size, as a file to choose. */
async function picture(page: Page, name: string, width: number, height: number) {
  const data = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`
      context?.fillRect(0, 0, width, height)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') }
}

test('a banner with a picture is added, planned and shown at its time', async ({ page }) => {
  await newMember(page, 'Manager')
  await page.goto('/office/banners/new')
  const file = page.locator('input[type=file]')
  // An error of its own, and another try.
  await page.route(/\/api\/v1\/office\/pictures\?/, (route) => route.abort(), { times: 1 })
  await file.setInputFiles(await picture(page, 'wide.png', 3_000, 1_200))
  await expect(page.getByText('Connection failed.').first()).toBeVisible()
  await expectAccessible(page)
  const sent = page.waitForRequest(/\/api\/v1\/office\/pictures\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  // Smaller than it was chosen, and no longer a PNG.
  expect((await sent).headers()['content-type']).toBe('image/webp')
  await page.getByLabel('What it shows').fill('A plain cloth')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Place').selectOption('category_top')
  await page.getByLabel('Shown from').fill('2031-01-01T08:00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the banner' }).click()
  await expect(page.getByRole('heading', { name: 'A plain cloth' })).toBeVisible()
  await expect(page.getByText('Later', { exact: true })).toBeVisible()

  // The record survives a reload as it was saved, and a change is taken back.
  await page.reload()
  await expect(page.getByLabel('Shown from')).toHaveValue('2031-01-01T08:00')
  await page.getByLabel('Title').fill('Only a title')
  await page.getByRole('button', { name: 'Save the banner' }).click()
  await expect(page.getByText('A banner with words needs').first()).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the banner' }).click()
  await expect(page.getByRole('heading', { name: 'Banners' })).toBeVisible()
  await expectAccessible(page)
})

test('tiles are ordered by keyboard, and the order is taken back', async ({ page }) => {
  await newMember(page, 'Manager')
  await page.goto('/office/tiles')
  await page.getByRole('button', { name: 'Order' }).click()
  const items = page.getByRole('dialog').getByRole('listitem')
  const first = (await items.first().textContent())?.slice(3) ?? ''
  await page.getByRole('button', { name: `Move ${first} down` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toContainText(first)
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('The order is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
})

test('a question of help is added with its preview, and the home page is looked at in advance', async ({
  page,
}) => {
  await newMember(page, 'Manager')
  await page.goto('/office/help/faq')
  await page.getByRole('button', { name: 'Add a question' }).click()
  const form = page.getByRole('dialog')
  const question = `May I test ${Date.now()}?`
  await form.getByLabel('Topic').fill('Account and login')
  await form.getByLabel('Question').fill(question)
  await form.getByLabel('Text').fill('Yes.\nAs often as you like.')
  await expect(form.getByRole('heading', { name: question })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Edit ${question}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Edit ${question}` }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('button', { name: `Edit ${question}` })).toBeHidden()

  await page.goto('/office/preview-home')
  await page.getByRole('button', { name: 'Make the preview' }).click()
  const link = page.getByRole('link', { name: /Open the home page/ })
  await expectAccessible(page)
  const address = new URL((await link.getAttribute('href')) ?? '').pathname
  const response = await page.goto(address)
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page.getByText(/^Preview: banners, tiles and contacts of/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible()
})
