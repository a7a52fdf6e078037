import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ada } from './accounts.ts'
import { cut, mend, offlineBar, test } from './network.ts'
import { type Customer, customer, openSignedIn } from './signed-in.ts'
import { hydrated, open, visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the worker, which is registered four seconds after a page has loaded, has cached it. */
async function visitUntilCached(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await isCached(page)
}

/** Waits until the current page is cached. */
async function isCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined))
    .toBe(true)
}

/** Waits until the answer to a call is cached, which happens after its page is. */
async function isAnswerCached(page: Page, call: string): Promise<void> {
  const find = async (address: string) =>
    (await caches.match(address, { ignoreSearch: true })) !== undefined
  await expect.poll(() => page.evaluate(find, `/api/v1${call}`)).toBe(true)
}

/** Browsers may fire `online` during a navigation, which a reload would interrupt. */
function navigatesOnOnline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let isNavigating = false
    const note = () => {
      isNavigating = true
    }
    navigation.addEventListener('navigate', note)
    dispatchEvent(new Event('online'))
    navigation.removeEventListener('navigate', note)
    return isNavigating
  })
}

function ownCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

async function quantities({ api }: Customer): Promise<number[]> {
  const { data } = await api.get('/carts')
  return data.cart.map(({ quantity }: { quantity: number }) => quantity)
}

function orderLink(page: Page) {
  return page.getByRole('main').getByRole('heading').getByRole('link').first()
}

test('what was seen opens without a network; what was not says so, and comes when it can', async ({
  page,
  network,
}) => {
  await visitUntilCached(page, '/')
  const product = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await product.click()
  await expect(page).toHaveURL(/product-details/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Oja: the market in your pocket')
  const name = await heading.textContent()
  await isCached(page)
  const { href, pathname } = new URL(page.url())
  await isAnswerCached(page, pathname.replace('/product-details/', '/products/details/'))

  await cut(network, page)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL(href)
  await expect(heading).toHaveText(name ?? '')
  await expect(offlineBar(page)).toBeVisible()
  await visit(page, '/')
  await expect(page.getByRole('article').first()).toBeVisible()

  await visit(page, '/faq')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expectAccessible(page)
  await mend(network, page)
  await expect(page).toHaveURL('/faq')
  await expect(offlineBar(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
})

test('the cart opens and changes without a network; it is sent once, and nothing can be ordered', async ({
  page,
  context,
  network,
}) => {
  const shopper = await customer(network.app)
  await openSignedIn(context, shopper, page)
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect.poll(() => quantities(shopper)).toEqual([1])
  await visitUntilCached(page, '/cart')

  await cut(network, page)
  await page.reload()
  await hydrated(page)
  await expect(offlineBar(page)).toBeVisible()
  const checkout = page.getByRole('button', { name: 'Go online to check out' })
  await expect(checkout.filter({ visible: true })).toBeDisabled()
  await page.getByRole('button', { name: 'One more' }).first().click()
  const quantity = page.getByRole('listitem').getByRole('status').first()
  await expect(quantity).toHaveText('2')
  await expectAccessible(page)
  await visit(page, '/checkout')
  await expect(page.getByText('You’re offline')).toBeVisible()
  expect(await navigatesOnOnline(page)).toBe(false)
  await visit(page, '/cart')
  await expect(quantity).toHaveText('2')
  expect(await quantities(shopper)).toEqual([1])

  const sent: (string | null)[] = []
  // Attempts without a network never finish.
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/carts/add')) sent.push(request.postData())
  })
  await mend(network, page)
  await expect.poll(() => quantities(shopper)).toEqual([2])
  // Leaving the page would abort the request.
  await expect.poll(() => sent).toHaveLength(1)
  await expect(offlineBar(page)).toBeHidden()
  await expect(page).toHaveURL('/cart')
  await page.reload()
  await hydrated(page)
  await expect(quantity).toHaveText('2')
  expect(await quantities(shopper)).toEqual([2])
  expect(sent).toHaveLength(1)
  await expect(
    page.getByRole('button', { name: 'Checkout', exact: true }).filter({ visible: true }),
  ).toBeEnabled()
})

test('addresses and orders that were seen can be read; with the session they are gone', async ({
  page,
  context,
  network,
}) => {
  await openSignedIn(context, await customer(network.app, ada), page)
  await visitUntilCached(page, '/dashboard/delivery_addresses')
  const phone = page.getByText(/^\+234\d{10}$/).first()
  const number = (await phone.textContent()) ?? ''
  await isAnswerCached(page, '/accounts/delivery/addresses')
  await visitUntilCached(page, '/dashboard/orders')
  const code = (await orderLink(page).textContent()) ?? ''
  await isAnswerCached(page, '/orders/all/all')
  await orderLink(page).click()
  await expect(page).toHaveURL(/orderdetails/)
  await expect(page.getByRole('main').getByText(code.replace('Order ', '')).first()).toBeVisible()
  await isCached(page)
  await isAnswerCached(page, `/orders/single/order/${code.replace('Order ', '')}`)

  await cut(network, page)
  await page.reload()
  await expect(page).toHaveURL(/orderdetails/)
  await expect(page.getByRole('main').getByText(code.replace('Order ', '')).first()).toBeVisible()
  await visit(page, '/dashboard/orders')
  await expect(orderLink(page)).toHaveText(code)
  await visit(page, '/dashboard/delivery_addresses')
  await expect(page.getByText(number).first()).toBeVisible()
  expect((await ownCaches(page)).some((name) => name.startsWith('mall-own-'))).toBe(true)

  await page.getByRole('button', { name: 'Sign out' }).click()
  // It goes to the login page, which is not cached: its scripts fail first, then its document.
  await expect(page).toHaveURL('/offline?to=%2Flogin')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect
    .poll(async () => (await ownCaches(page)).filter((name) => name.startsWith('mall-own-')))
    .toEqual([])
  await visit(page, '/dashboard/orders')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
})

test('caches of a build that another one replaced an hour ago are dropped', async ({ page }) => {
  await open(page, '/faq')
  await page.evaluate(async () => {
    const cache = await caches.open('mall-pages-of-another-build')
    await cache.put('/of-another-build', new Response('stale'))
    const replaced = await caches.open('mall-replaced')
    await replaced.put('/of-another-build', new Response(String(Date.now() - 3_600_000)))
  })
  await visitUntilCached(page, '/faq')
  await expect.poll(() => ownCaches(page)).not.toContain('mall-pages-of-another-build')
})

test('a page comes from the network as long as there is one', async ({ page }) => {
  await visitUntilCached(page, '/faq')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      if (await cache.match('/faq')) await cache.put('/faq', new Response('stale'))
    }
  })
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
})

test('the data saver is switched in the menu, stays, and makes pictures smaller', async ({
  page,
}) => {
  const pictures: { requested: number; sent: number }[] = []
  page.on('response', (response) => {
    const requested = /^\/media\/[\w-]+\.avif\?w=(\d+)/.exec(
      response.url().replace(/^.*?\/media/, '/media'),
    )
    const sent = /-(\d+)-avif/.exec(response.headers().etag ?? '')
    if (requested && sent) pictures.push({ requested: Number(requested[1]), sent: Number(sent[1]) })
  })
  await visitUntilCached(page, '/data-saver')
  await expect(page.getByRole('main').getByRole('switch', { name: 'Data saver' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('banner')
  await menu.getByRole('switch', { name: 'Data saver' }).filter({ visible: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('switch', { name: 'Data saver' })).toBeChecked()
  await expectAccessible(page)

  pictures.length = 0
  await visit(page, '/categories')
  await expect(page.locator('html')).toHaveAttribute('data-saving', '')
  await expect.poll(() => pictures.some(({ requested }) => requested > 96)).toBe(true)
  for (const { requested, sent } of pictures) {
    if (requested > 96) expect(sent).toBeLessThan(requested)
  }
  await visit(page, '/')
  await expect(page.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0)
})

test('with the data saver a product’s neighbours come when asked for', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/similar|accessories_for/.test(request.url())) requested.push(request.url())
  })
  await visit(page, '/categories')
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('oja') ?? '{"version":1,"state":{}}')
    entry.state.app = { ...entry.state.app, dataSaver: true }
    localStorage.setItem('oja', JSON.stringify(entry))
  })
  await visit(page, '/categories')
  await page.locator('main h3 a').first().click()
  await expect(page).toHaveURL(/product-details/)
  const more = page.getByRole('button', { name: 'Show similar products and accessories' })
  await more.scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Similar Products' })).toHaveCount(0)
  expect(requested).toEqual([])
  await expectAccessible(page)
  await more.click()
  await expect(
    page
      .getByRole('region', { name: 'Similar Products' })
      .getByRole('heading', { level: 3 })
      .first(),
  ).toBeVisible()
  await expect.poll(() => requested).toHaveLength(2)
})

test('the mall can be installed, under its own name', async ({ page, request }) => {
  await visit(page, '/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Oja', display: 'standalone', start_url: '/' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
  }
  const worker = await request.get('/worker.js')
  expect(worker.headers()['cache-control']).toBe('private, no-cache')
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'")
})
