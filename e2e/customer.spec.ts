import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { verify } from './verified.ts'
import { hydrated, visit } from './visit.ts'

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
}

function hearts(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Save / })
}

test('a heart saves and unsaves, on cards and on the product’s page, for all devices', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  const heart = hearts(page).first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '')
  await heart.click()
  await expect(page.getByText('Product successfully saved')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const saved = async () =>
    (await shopper.api.get('/saved-products/saved-items')).data.saved_products
  await expect.poll(async () => (await saved()).map((item) => item.name)).toEqual([name])

  const [item] = await saved()
  await visit(page, `/product-details/${item?.p_slug}`)
  const onProduct = page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
  await expect(onProduct).toHaveAttribute('aria-pressed', 'true')
  await onProduct.click()
  await expect(page.getByText('Product successfully unsaved')).toBeVisible()
  await expect.poll(saved).toEqual([])
  await expectAccessible(page)
})

test('saved items are fetched where a heart shows them, and nowhere else', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const requested: string[] = []
  const page = await openSignedIn(context, shopper)
  await visit(page, '/dashboard/my-account')
  // From here on, so that requests of the home page do not count.
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect.poll(() => requested).toContain('/api/v1/accounts')
  expect(requested).not.toContain('/api/v1/saved-products/saved-items')
  const fetched = page.waitForRequest('**/api/v1/saved-products/saved-items')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click()
  await fetched
})

test('a visitor who saves is asked to log in over the page; unsaving leads to the login', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visit(page, '/')
  await hearts(page).first().click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL('/')
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/products/best-deals')
    const { id } = (await answer.json()).data.products[0]
    const saved = [{ id, discount: 0, images: [] }]
    localStorage.setItem('oja', JSON.stringify({ version: 1, state: { saved } }))
    return id
  })
  expect(id).toBeGreaterThan(0)
  await visit(page, '/')
  await page
    .getByRole('button', { name: /^Save /, pressed: true })
    .first()
    .click()
  await expect(page).toHaveURL('/login')
  expect(requested.filter((path) => /saved|carts|accounts/.test(path))).toEqual([])
})

/** Newest first: today, yesterday and long ago, in Lagos. */
function sampleNotifications(now: Date) {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
  const item = (id: number, type: string, created_at: string, content: string) => ({
    id,
    type,
    created_at,
    content,
    read: id === 1 ? 1 : 0,
    reference: type === 'order' ? 'ORD-7K2M' : null,
  })
  return [
    item(3, 'order', at(0), 'Your order ORD-7K2M is on its way.'),
    item(2, 'deposit', at(24), '₦5,000.00 is in your wallet.'),
    item(1, 'verification', '2026-01-05T08:15:00.000Z', 'You are verified.'),
  ]
}

/** Mocks the notification calls; returns the list of calls made. */
async function mockNotifications(page: Page) {
  const calls: string[] = []
  const now = new Date()
  let list = sampleNotifications(now)
  await page.route('**/api/v1/accounts/*-notifications*', async (route) => {
    const url = new URL(route.request().url())
    calls.push(url.pathname.replace('/api/v1/accounts/', '') + url.search)
    if (url.pathname.endsWith('clear-notifications')) list = []
    const pageNumber = Number(url.searchParams.get('page'))
    const address = (to: number) => `/api/v1/accounts/get-notifications?page=${to}`
    const link = (label: string, to: number | null) => ({
      label,
      url: to === null ? null : address(to),
      active: label === String(pageNumber),
    })
    const links = [
      link('Previous', pageNumber > 1 ? 1 : null),
      link('1', 1),
      link('2', 2),
      link('Next', pageNumber < 2 ? 2 : null),
    ]
    const data = pageNumber === 2 ? list.slice(2) : list
    const notifications = { data, links, per_page: 20, current_page: pageNumber, last_page: 2 }
    await route.fulfill({
      json: {
        status: true,
        message: 'OK',
        // Nothing beside what the contract names: the page has its own clock.
        data: { notifications: { ...notifications, total: 21 } },
      },
    })
  })
  return calls
}

test('the bell counts what is unread', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL)
  await verify(shopper)
  const { unread_notification_count: unread } = (await shopper.api.get('/accounts')).data.user
  expect(unread).toBeGreaterThan(0)
  const page = await openSignedIn(context, shopper)
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`)
  // A profile that cannot be fetched says nothing: what was known stays.
  await page.route('**/api/v1/accounts', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/accounts'))
  await page.reload()
  await failed
  await hydrated(page)
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`)
  await expect(page.getByText(/did not answer|went wrong/i)).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('notifications are grouped by day; pages, Clear All and the page that a press opens', async ({
  context,
  baseURL,
}) => {
  const page = await openSignedIn(context, await customer(baseURL))
  const calls = await mockNotifications(page)
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Today',
    'Yesterday',
    '5 Jan 2026',
  ])
  await expect(panel.getByText('09:15 · 5 Jan 2026')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Next page' }).click()
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['5 Jan 2026'])
  await panel.getByRole('button', { name: 'Page 1' }).click()

  await panel.getByRole('button', { name: /on its way/ }).click()
  await expect(page).toHaveURL('/dashboard/orders/orderdetails?order_code=ORD-7K2M')
  await expect(panel).toBeHidden()
  await bell(page).click()
  await panel.getByRole('button', { name: /in your wallet/ }).click()
  await expect(page).toHaveURL('/dashboard')
  await bell(page).click()
  await panel.getByRole('button', { name: /You are verified/ }).click()
  await expect(page).toHaveURL('/dashboard/my-account')

  await bell(page).click()
  await panel.getByRole('button', { name: 'Clear All' }).click()
  await expect(panel.getByText('You have no new notifications')).toBeVisible()
  await expect.poll(() => calls).toContain('clear-notifications')
  // It stands there whenever the panel is open.
  await expect(panel.getByRole('button', { name: 'Clear All' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(page)).toBeFocused()
  // The third was already read.
  expect(calls.filter((call) => call === 'read-notifications')).toHaveLength(2)
})

test('notifications that fail to load say so, and can be fetched again', async ({
  context,
  baseURL,
}) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await page.route('**/accounts/get-notifications*', (route) => route.fulfill({ status: 500 }))
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Error fetching notifications')).toBeVisible()
  await page.unroute('**/accounts/get-notifications*')
  await panel.getByRole('button', { name: 'Refresh' }).click()
  await expect(panel.getByText('You have no new notifications')).toBeVisible()
})

test('checkout and Buy Now: login, then a phone number, then the checkout', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await visit(page, '/cart')
  const checkOut = page.getByRole('button', { name: 'Checkout' }).filter({ visible: true })
  await checkOut.click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(checkOut).toBeFocused()
  await checkOut.click()
  const { email, password } = await customer(baseURL)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect(page).toHaveURL('/cart')
})

test('the header greets, counts and shows the wallet, and nothing moves meanwhile', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL, 'Oluwadamilola-Anuoluwapo Adeyemi')
  const page = await openSignedIn(context, shopper)
  const balance = page.getByText('₦0.00').filter({ visible: true })
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText('Hi, Oluwadamilola-Anuoluwapo')).toBeVisible()
    await expect(balance).toBeVisible()
    await menu.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  } else {
    await expect(page.locator('summary').filter({ hasText: 'Hi, Oluwadamilola' })).toBeVisible()
    await expect(balance).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register' })).toBeHidden()
  }
  await page.reload()
  await expect(bell(page)).toBeVisible()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, value) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 2000)
      }),
  )
  expect(moved).toBeLessThan(0.02)
})
