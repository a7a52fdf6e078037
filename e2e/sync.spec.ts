import { expect, type Page, test } from '@playwright/test'
import { newPerson, type Person, welcome } from './accounts.ts'
import { type Customer, customer, openSignedIn, profileLoaded } from './signed-in.ts'
import { hydrated, visit } from './visit.ts'

function cartLink(page: Page, count: number) {
  return page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })
}

/** Adds the first product that is not in the cart yet; returns its name. */
async function addFirst(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Add to cart/ }).first()
  const name = ((await button.textContent()) ?? '').replace(/^Add to cart\s*:?\s*/, '')
  await button.click()
  return name
}

async function logInOnPage(page: Page, { email, password }: Person) {
  await visit(page, '/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
}

/** From the header on wide screens, from the sidebar on phones. */
async function logOut(page: Page) {
  const menu = page.locator('summary').filter({ hasText: 'Hi, ' })
  if (await menu.isVisible()) await menu.click()
  else await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click()
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
}

async function quantities({ api }: Customer): Promise<number[]> {
  const { data } = await api.get('/carts')
  return data.cart.map(({ quantity }: { quantity: number }) => quantity)
}

test('a guest’s cart joins the account’s at login, once', async ({ page, baseURL }) => {
  const shopper = await customer(baseURL)
  await visit(page, '/')
  await addFirst(page)
  await addFirst(page)
  await expect(cartLink(page, 2)).toBeVisible()
  const product = await page.evaluate(
    () => JSON.parse(localStorage.getItem('oja') ?? '').state.cart.carts[0].id,
  )
  await shopper.api.post('/carts/add', { product_orders: [{ product_id: product, quantity: 1 }] })

  await logInOnPage(page, shopper)
  await expect.poll(() => quantities(shopper)).toEqual([2, 1])
  await expect(cartLink(page, 2)).toBeVisible()
  for (let time = 0; time < 2; time += 1) {
    await logOut(page)
    await expect(cartLink(page, 0)).toBeVisible()
    await logInOnPage(page, shopper)
    await expect(cartLink(page, 2)).toBeVisible()
  }
  expect(await quantities(shopper)).toEqual([2, 1])
})

test('two tabs agree on login, cart and log-out', async ({ page, context, baseURL }) => {
  const shopper = await customer(baseURL, 'Ngozi Eze')
  await visit(page, '/')
  const other = await context.newPage()
  await visit(other, '/')
  await visit(page, '/login')
  await page.getByLabel('Email address').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
  await expect(bell(other)).toBeVisible()
  await expect(welcome(other, 'Ngozi')).toBeVisible()
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(welcome(page, 'Ngozi')).toBeHidden()

  await addFirst(other)
  await expect(cartLink(page, 1)).toBeVisible()
  await expect.poll(() => quantities(shopper)).toEqual([1])
  await logOut(other)
  await expect(bell(page)).toBeHidden()
  await expect(cartLink(page, 0)).toBeVisible()
})

test('what another device does is there at once, over one stream for all tabs', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/events') streams.push(request.url())
  })
  const [first, second] = [await openSignedIn(context, shopper), await context.newPage()]
  await expect.poll(() => streams.length).toBe(1)
  await visit(second, '/categories')
  const [card] = (await shopper.api.get('/products/best-deals')).data.products
  const elsewhere = await customer(baseURL, shopper)
  await elsewhere.api.post('/carts/add', {
    product_orders: [await orderOf(elsewhere, card?.id ?? 0)],
  })
  await expect(cartLink(first, 1)).toBeVisible()
  await expect(cartLink(second, 1)).toBeVisible()
  expect(streams).toHaveLength(1)
  // The tab with the stream is closed: the other one opens its own.
  await first.close()
  await expect.poll(() => streams.length).toBe(2)
  await elsewhere.api.post('/carts/remove/all')
  await expect(cartLink(second, 0)).toBeVisible()
})

/** One of a product, or of its first combination. */
async function orderOf({ api }: Customer, id: number) {
  const { product } = (await api.get(`/products/details/${id}`)).data
  if (product.is_fixed === 1) return { product_id: id, quantity: 1 }
  const values = product.variation_info?.map(({ variation_values }) => variation_values[0]?.id)
  const { product_variation } = await api.get(
    `/products/variation/details/${id}?variation_ids=${values?.join(',')}`,
  )
  return { product_id: id, variation: [{ id: product_variation[0]?.id, quantity: 1 }] }
}

test('changes made offline are sent when the network is back; a cart is cleared by one call', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  await profileLoaded(page)
  await context.setOffline(true)
  await addFirst(page)
  await addFirst(page)
  await expect(cartLink(page, 2)).toBeVisible()
  expect(await quantities(shopper)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => quantities(shopper)).toEqual([1, 1])
  await expect(cartLink(page, 2)).toBeVisible()

  const removals: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/carts/remove')) removals.push(new URL(request.url()).pathname)
  })
  await cartLink(page, 2).click()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('button', { name: 'Yes, clear it' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
  await expect.poll(() => quantities(shopper)).toEqual([])
  expect(removals).toEqual(['/api/v1/carts/remove/all'])
})

test('what sends the cart is loaded once the network is back', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL)
  const page = await context.newPage()
  await page.clock.install()
  await page.route('**/assets/sync-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/sync-'),
  )
  await openSignedIn(context, shopper, page)
  await failed
  await addFirst(page)
  // No timers run from here on.
  await page.clock.pauseAt(Date.now() + 1_000)
  await context.setOffline(true)
  await page.unroute('**/assets/sync-*')
  await context.setOffline(false)
  await expect.poll(() => quantities(shopper)).toEqual([1])
})

test('a lost answer and an unavailable server neither lose nor double anything', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  const answers = ['lost', 'unavailable', 'good']
  await page.route('**/api/v1/carts/add', async (route) => {
    const answer = answers.shift()
    if (answer === 'lost') await route.fetch()
    if (answer === 'lost') return route.abort()
    if (answer !== 'unavailable') return route.continue()
    return route.fulfill({ status: 503, json: { status: false, message: 'Busy' } })
  })
  await addFirst(page)
  await expect(cartLink(page, 1)).toBeVisible()
  await expect.poll(() => answers).toEqual([])
  await expect.poll(() => quantities(shopper)).toEqual([1])
  await page.reload()
  await hydrated(page)
  await expect(cartLink(page, 1)).toBeVisible()
})

test('more than is left comes down to what is left; what is gone goes', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  const short = (lines: object[]) => ({
    status: 409,
    json: { status: false, code: 'out_of_stock', message: 'left', data: { lines } },
  })
  let refusals = 0
  await page.route('**/api/v1/carts/add', async (route) => {
    refusals += 1
    if (refusals === 1) await route.fulfill(short([{ stock_count: 0 }]))
    else await route.continue()
  })
  await addFirst(page)
  await expect(cartLink(page, 0)).toBeVisible()
  expect(await quantities(shopper)).toEqual([])
  await addFirst(page)
  await expect.poll(() => quantities(shopper)).toEqual([1])
})

test('a 401 ends the session: the user goes, colour mode and pending changes stay', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  await addFirst(page)
  await expect.poll(() => quantities(shopper)).toEqual([1])
  const mode = await page.evaluate(() => document.documentElement.dataset.mode)
  await page
    .getByRole('button', { name: /dark|light/i })
    .first()
    .click()
  await page.route('**/api/v1/carts/add', (route) => route.abort())
  await addFirst(page)
  await expect(cartLink(page, 2)).toBeVisible()
  await shopper.api.post('/logout')

  await expect(page).toHaveURL('/login')
  await expect(bell(page)).toBeHidden()
  await expect(cartLink(page, 0)).toBeVisible()
  const state = await page.evaluate(() => localStorage.getItem('oja') ?? '')
  expect(state).not.toContain(shopper.email)
  expect(state).not.toContain(shopper.token)
  expect(await page.evaluate(() => document.documentElement.dataset.mode)).not.toBe(mode)

  await page.unroute('**/api/v1/carts/add')
  await logInOnPage(page, shopper)
  await expect(cartLink(page, 2)).toBeVisible()
})

test('a wrong password keeps a visitor’s cart', async ({ page, baseURL }) => {
  const { email } = await newPerson(baseURL)
  await visit(page, '/')
  await addFirst(page)
  await visit(page, '/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026x')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(cartLink(page, 1)).toBeVisible()
})

test('the profile is polled every 15 seconds, while the tab is visible', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await context.newPage()
  await page.clock.install()
  let profiles = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/v1/accounts')) profiles += 1
  })
  await openSignedIn(context, shopper, page)
  await expect(bell(page)).toBeVisible()
  await expect.poll(() => profiles).toBe(1)
  profiles = 0
  for (let count = 1; count <= 4; count += 1) {
    await page.clock.runFor(15_000)
    await expect.poll(() => profiles).toBe(count)
  }

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  let calls = 0
  context.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls += 1
  })
  await page.clock.runFor(120_000)
  expect([calls, profiles]).toEqual([0, 4])
})
