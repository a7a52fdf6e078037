import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test('on a phone the first price stands within 500 px', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'phones only')
  await visit(page, '/')
  const price = page
    .getByRole('article')
    .first()
    .getByText(/^₦[\d,]+/)
    .last()
  const box = await price.boundingBox()
  expect(box?.y).toBeLessThan(500)
  // Before it, that of the first banner.
  const from = page.getByRole('region', { name: 'Highlights' }).getByText(/^From ₦[\d,]+$/)
  expect((await from.first().boundingBox())?.y).toBeLessThan(250)
})

test('the words of banners are text, and their dots can be pressed', async ({ page }) => {
  await visit(page, '/')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await expect(highlights.getByText('Light or no light')).toBeVisible()
  const { data } = await (await page.request.get('/api/v1/banner/home-top')).json()
  const [first] = data.banners.left
  await expect(highlights.getByRole('link').first()).toHaveAccessibleName(
    new RegExp(`^${first.words.title}.*${first.words.line}`),
  )
  const address = first.url ?? `/categories?categories=${first.category_id}`
  await expect(highlights.getByRole('link').first()).toHaveAttribute('href', address)
  // 44 pixels, also where they lie beside each other.
  const slider = page.getByRole('region', { name: 'Seasonal offers' })
  await slider.scrollIntoViewIfNeeded()
  for (const button of await slider.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  }
})

test('every strip leads to all of it', async ({ page }) => {
  await visit(page, '/')
  const all = page.getByRole('main').getByRole('link', { name: /^See all/ })
  const links = await all.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(links).toEqual([
    ["See all: Today's best deals", '/categories?discount=10'],
    ['See all: Popular categories', '/categories'],
    ['See all: Latest products', '/categories?key=newest'],
    ['See all: Smart phones', '/categories?prod=smartphone'],
    ['See all: Best brands', '/categories'],
    ['See all: Most rated products', '/categories?rating=4'],
  ])
  await visit(page, '/categories?prod=smartphone')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a customer finds what was looked at last', async ({ context, baseURL }) => {
  test.slow()
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  await visit(page, '/product-details/apple-iphone-16')
  const viewed = async () =>
    (await shopper.api.get('/products/recently/viewed')).data.viewed_product
  await expect.poll(async () => (await viewed()).length).toBe(1)
  await visit(page, '/')
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await expect(strip.getByRole('article')).toHaveCount(1)
  await expect(strip.getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/dashboard/recently-viewed',
  )
  await expectAccessible(page)
})

test('a slide that the keys come back to is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  const slides = page.getByRole('region', { name: 'Offers', exact: true }).getByRole('link')
  for (const at of [0, 1, 0]) {
    await slides.nth(at).focus()
    await expect(slides.nth(at)).toBeInViewport({ ratio: 0.9 })
  }
})
