import { expect, type Locator, test } from '@playwright/test'
import { visit } from './visit.ts'

/** React marks what it has taken over. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  )
}

test('cards that nobody sees sleep, and wake when they come near', async ({ page }) => {
  await visit(page, '/')
  const cards = page.getByRole('main').getByRole('article')
  await expect.poll(() => isHydrated(cards.first())).toBe(true)
  expect(await isHydrated(cards.last())).toBe(false)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(cards.last())).toBe(true)
})

test('a sleeping card’s heart works at the first press, by whatever means', async ({ page }) => {
  await visit(page, '/')
  const card = page.getByRole('main').getByRole('article').last()
  expect(await isHydrated(card)).toBe(false)
  // As a screen reader presses: nothing is moved, touched or focused before.
  await card.getByRole('button', { name: /^Save / }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a sleeping card takes the focus, and its keys', async ({ page }) => {
  await visit(page, '/categories')
  const card = page.getByRole('main').getByRole('article').last()
  expect(await isHydrated(card)).toBe(false)
  await card.getByRole('button', { name: /^Save / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('nothing moves while what slept comes up', async ({ page }) => {
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
      return footer.getBoundingClientRect().top < innerHeight / 2
    })
  await expect.poll(isReached, { intervals: [100], timeout: 30_000 }).toBe(true)
  const moved = await page.evaluate(() => ('moved' in window ? window.moved : null))
  expect(moved).toBeLessThan(0.02)
})

test('what changes while it sleeps is shown as it is now, without a fault', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
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
  // A list may be a minute old; then a network that comes back has it asked for again.
  await page.clock.fastForward(61_000)
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
  await expect(card).toContainText('₦1.50')
  expect(await isHydrated(card)).toBe(true)
  expect(faults).toEqual([])
})
