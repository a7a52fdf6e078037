import { expect, type Locator, test } from '@playwright/test'
import { visit } from './visit.ts'

/** React marks the elements that it has hydrated. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  )
}

test('cards off screen are not hydrated until they come near', async ({ page }) => {
  await visit(page, '/')
  const cards = page.getByRole('main').getByRole('article')
  await expect.poll(() => isHydrated(cards.first())).toBe(true)
  expect(await isHydrated(cards.last())).toBe(false)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(cards.last())).toBe(true)
})

test('an unhydrated card’s heart works at the first press, by whatever means', async ({ page }) => {
  await visit(page, '/')
  const card = page.getByRole('main').getByRole('article').last()
  expect(await isHydrated(card)).toBe(false)
  // The part around the card is hydrated a little after the page.
  await expect
    .poll(() => isHydrated(card.locator('xpath=ancestor::*[contains(@class, "far")]').last()))
    .toBe(true)
  expect(await isHydrated(card)).toBe(false)
  // As a screen reader does it: no pointer move, touch or focus comes first.
  await card.getByRole('button', { name: /^Save / }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an unhydrated card takes the focus, and its keys', async ({ page }) => {
  await visit(page, '/categories')
  const card = page.getByRole('main').getByRole('article').last()
  expect(await isHydrated(card)).toBe(false)
  await card.getByRole('button', { name: /^Save / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('nothing shifts while cards are hydrated on the way down the page', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const moved = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') moved.moved += entry.value
      }
    }).observe({ type: 'layout-shift' })
  })
  const footer = page.getByRole('contentinfo')
  const isReached = () =>
    footer.evaluate((footer) => {
      scrollBy({ top: 200, behavior: 'instant' })
      return footer.getBoundingClientRect().bottom <= innerHeight + 1
    })
  await expect.poll(isReached, { intervals: [100] }).toBe(true)
  const moved = await page.evaluate(() => ('moved' in window ? window.moved : null))
  expect(moved).toBeLessThan(0.02)
})

test('a card whose data changed before hydration shows the new data, without an error', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.clock.install()
  await visit(page, '/categories')
  const card = page.getByRole('main').getByRole('article').last()
  expect(await isHydrated(card)).toBe(false)
  await page.route('**/api/v1/products/all/category/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const product of answer.data.products.data) product.amount = 1.5
    await route.fulfill({ response, json: answer })
  })
  // A list stays fresh for a minute; after that it is fetched again when the network comes back.
  await page.clock.fastForward(61_000)
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
  await expect(card).toContainText('₦1.50')
  expect(await isHydrated(card)).toBe(true)
  expect(errors).toEqual([])
})
