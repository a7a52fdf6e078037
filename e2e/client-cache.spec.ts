import { expect, type Page, test } from '@playwright/test'
import { hydrated, visit } from './visit.ts'

const names = [
  'banners',
  'popularCategories',
  'phones',
  'bestBrands',
  'latestProduct',
  'mostRatedProduct',
  'bestDeal',
  'listMenu',
  'minProdPrice',
  'maxProdPrice',
  'orders',
  'logistics',
  'disputes',
  'categories',
  'brands',
  'socials',
]

/** The cache as the browser has stored it, as text of each name's data. */
async function stored(page: Page): Promise<Record<string, string>> {
  const text = await page.evaluate(() => localStorage.getItem('oja') ?? '{}')
  const cache: Record<string, { data: unknown }> = JSON.parse(text).state?.cache ?? {}
  return Object.fromEntries(
    Object.entries(cache).map(([name, { data }]) => [name, JSON.stringify(data)]),
  )
}

test('the sixteen names of the cache are filled by their own calls, once, and restored', async ({
  page,
  request,
}) => {
  const requested: string[] = []
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname))
  const ofListing = ['/categories', '/brands', '/products/filter/amount/ranges']
  const calls = () =>
    ofListing.map((path) => requested.filter((one) => one === `/api/v1${path}`).length)

  await visit(page, '/faq')
  expect(await stored(page)).toEqual({})
  await visit(page, '/')
  await expect.poll(async () => Object.keys(await stored(page))).toContain('bestDeal')
  expect(await stored(page)).not.toHaveProperty('brands')
  await visit(page, '/categories')
  await expect.poll(async () => Object.keys(await stored(page)).sort()).toEqual(names.toSorted())
  const answer = async (path: string) => (await request.get(`/api/v1${path}`)).json()
  const { data: best } = await answer('/products/best-deals')
  const { data: all } = await answer('/brands')
  const { data: visible } = await answer('/categories')
  const { min_amount, max_amount } = await answer('/products/filter/amount/ranges')
  const cache = await stored(page)
  expect(cache.bestDeal).toContain(best.products[0].name)
  expect(cache.minProdPrice).toContain(String(min_amount))
  expect(cache.maxProdPrice).toContain(String(max_amount))
  for (const { name } of all.brands) expect(cache.brands).toContain(JSON.stringify(name))
  for (const { name, is_visible } of visible.category) {
    if (is_visible === 1) expect(cache.categories).toContain(JSON.stringify(name))
  }

  // A second listing has them.
  expect(calls()).toEqual([1, 1, 1])
  await visit(page, '/categories?key=newest')
  await page.waitForLoadState('networkidle')
  await hydrated(page)
  expect(calls()).toEqual([1, 1, 1])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['oja'])
})
