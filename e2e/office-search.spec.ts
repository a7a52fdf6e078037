import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'

/** A word that nobody has searched for: letters only, far from every word of the mall. */
const newWord = () => `zq${randomBytes(6).toString('hex').replace(/\d/g, 'x')}`

async function shoppersFind(page: Page, term: string): Promise<string[]> {
  const answer = await page.request.get('/api/v1/search-and-filter-products', {
    params: { search_term: term },
  })
  const { products } = await answer.json()
  return products.data.map(({ name }: { name: string }) => name)
}

test('a search that found nothing gets a synonym, tried before it is saved, and taken back', async ({
  page,
}) => {
  const word = newWord()
  expect(await shoppersFind(page, word)).toEqual([])
  await newMember(page)
  await page.goto(`/office/search?search=${word}`)
  await expect(page.getByRole('heading', { name: 'Searches without results' })).toBeVisible()
  await page.getByRole('grid').getByRole('link', { name: word }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('It found nothing once.')
  await expect(dialog).toContainText('Nothing found')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('link', { name: 'Add a synonym' }).click()

  await expect(page.getByLabel('Shoppers write')).toHaveValue(word)
  await page.getByLabel('It also finds').fill('generator')
  const after = page.getByRole('region', { name: 'After' })
  await expect(after).toContainText('Generator')
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('Nothing found')
  await expectAccessible(page)
  // Nothing of it is saved.
  expect(await shoppersFind(page, word)).toEqual([])
  await page.getByRole('button', { name: 'Add the synonym' }).click()
  await expect(page.getByRole('heading', { name: word })).toBeVisible()
  await expect.poll(() => shoppersFind(page, word)).not.toEqual([])
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Added synonyms')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('are deleted.')).toBeVisible()
  await expect.poll(() => shoppersFind(page, word)).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => shoppersFind(page, word)).not.toEqual([])
})

test('products are pinned and put in order by keyboard; the search begins with them', async ({
  page,
}) => {
  const word = newWord()
  await newMember(page)
  await page.goto('/office/search/pins/new')
  await page.getByLabel('Shoppers search for').fill(word)
  await page.getByLabel('Find products to pin').fill('rice')
  const found = page.getByRole('list', { name: 'Products that were found' })
  await found.getByRole('button').first().click()
  await found.getByRole('button').first().click()
  const chosen = page.getByRole('region', { name: 'Begins with' }).getByRole('listitem')
  await expect(chosen).toHaveCount(2)
  const second = (await chosen.nth(1).locator('span').nth(1).textContent())?.trim() ?? ''
  const up = chosen.nth(1).getByRole('button', { name: /^Move .* up$/ })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(chosen.first()).toContainText(second)
  const after = page.getByRole('region', { name: 'After' })
  await expect(after.getByRole('listitem').first()).toContainText(second)
  await expect(after.getByText('Pinned')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pin the products' }).click()
  await expect(page.getByRole('heading', { name: word })).toBeVisible()
  await expect.poll(() => shoppersFind(page, word)).toEqual(expect.arrayContaining([second]))
  expect((await shoppersFind(page, word))[0]).toBe(second)

  await page.getByRole('button', { name: `Take ${second} out` }).click()
  await page.getByRole('button', { name: 'Save the pins' }).click()
  await expect(page.getByText('The pins are saved.')).toBeVisible()
  await expect.poll(async () => (await shoppersFind(page, word)).length).toBe(1)
})

test('the search desk in both themes and at every width', async ({ page }) => {
  test.slow()
  // No word may widen a page.
  await shoppersFind(page, 'longword'.repeat(11))
  await newMember(page)
  const paths = ['search', 'search/synonyms', 'search/synonyms/1', 'search/pins', 'search/try']
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of paths) {
      await page.goto(`/office/${path}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('status', { name: /loading/ })).toHaveCount(0)
      await expectAccessible(page)
      for (const width of [320, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 })
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(await beyond(), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  }
})
