import { expect, type Page, test } from '@playwright/test'
import { formatNaira } from '#ui/naira.ts'
import { expectAccessible, expectAccessibleInBothModes } from './accessible.ts'
import { bestDeals, placeOrder, runCommand } from './place-order.ts'
import { factOf } from './shopper.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { open, visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const details = (code: string) => `/dashboard/orders/orderdetails?order_code=${code}`

test('orders by tab, date sort and custom dates, all held in the address', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 2))
  const page = await openSignedIn(context, shopper)
  await visit(page, '/dashboard/orders')
  const card = page.getByRole('link', { name: `Order ${code}` })
  await expect(card).toBeVisible()
  await expectAccessibleInBothModes(page)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('orders.csv')

  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  await tabs.getByRole('link', { name: 'DELIVERED' }).click()
  await expect(page).toHaveURL('/dashboard/orders?tab=DELIVERED&sort=all')
  await expect(page.getByText('No orders', { exact: true })).toBeVisible()
  await expect(page.getByText('Browse our categories and start ordering!')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(card).toBeVisible()

  const requested: string[] = []
  page.on('request', (request) => {
    if (/orders\/\w+\/custom/.test(request.url())) requested.push(request.url())
  })
  await expect(page.getByLabel('Sort').getByRole('option')).toHaveText([
    'All',
    'Today',
    'This week',
    'This month',
    'Last month',
    'Custom dates',
  ])
  await page.getByLabel('Sort').selectOption('Custom dates')
  await expect(page).toHaveURL('/dashboard/orders?tab=all&sort=custom')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Choose a day').first()).toBeVisible()
  const { data } = await shopper.api.get(`/orders/single/order/${code}`)
  const day = data.orders.created_at.slice(0, 10)
  await page.getByLabel('From', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Show' }).click()
  expect(requested).toEqual([])
  const next = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('To', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(`/dashboard/orders?tab=all&sort=custom&start=${day}&end=${next}`)
  await expect(card).toBeVisible()
  await page.reload()
  await card.click()
  await expect(page).toHaveURL(details(code))
})

test('an open order hears of its notes and of its delivery; receipt, buying again', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await customer(baseURL)
  const [lamp, other] = await bestDeals(baseURL, 2)
  if (!lamp || !other) throw new Error('The mall has too few products.')
  const code = await placeOrder(baseURL, shopper, [lamp, other])
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  const steps = page.getByRole('list', { name: 'Order progress' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  const step = steps.locator('[aria-current=step]')
  await expect(step).toContainText('PROCESSING')
  await expect(page.getByText('Pickup address')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Store contact' })).toBeVisible()
  await expect(page.getByText('Rate Products')).toBeHidden()
  await expect(page.getByText('Rate Order')).toBeHidden()
  await expectAccessibleInBothModes(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt (PDF)' }).click()
  expect((await saved).suggestedFilename()).toBe(`${code}.pdf`)

  await runCommand('note', code, 'A day late: the road is wet.')
  await expect(page.getByText('A day late: the road is wet.')).toBeVisible()
  await runCommand('move', code, 'DELIVERED')
  await expect(step).toContainText('DELIVERED')
  await expect(page.getByRole('link', { name: 'Rate Products' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rate Order' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Buy again' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

async function fillReview(page: Page, caption: string) {
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByLabel('Caption').fill(caption)
  await page.getByLabel('Review details').fill('It does what it should.')
}

function cutName(product: { name: string } | undefined): string {
  const characters = [...(product?.name ?? '')]
  return characters.slice(0, 30).join('') + (characters.length > 30 ? '…' : '')
}

test('delivered products are rated one after the other, and listed among the reviews', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await customer(baseURL)
  const products = await bestDeals(baseURL, 2)
  const code = await placeOrder(baseURL, shopper, products)
  const page = await openSignedIn(context, shopper)
  await visit(page, '/dashboard/reviews')
  await expect(page.getByText('You have no reviews yet!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rate a Product' })).toBeVisible()
  await visit(page, `/dashboard/orders/rate-products?order_code=${code}`)
  await expect(page.getByText('Only delivered orders can be reviewed.')).toBeVisible()
  await runCommand('move', code, 'DELIVERED')
  await page.reload()

  const submit = page.getByRole('button', { name: 'Submit Review' })
  await submit.click()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeFocused()
  await expectAccessibleInBothModes(page)
  await fillReview(page, 'Worth it')
  const refusal = 'A caption has no addresses.'
  await page.route(
    '**/orders/review/product/*',
    (route) =>
      route.fulfill({
        status: 422,
        json: { status: false, message: refusal, errors: { caption: [refusal] } },
      }),
    { times: 1 },
  )
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Request is unsuccessful')
  await expect(page.getByLabel('Caption')).toHaveAccessibleDescription(refusal)
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Request is Successful')
  // Names are cut at 30 characters in lists.
  const toReview = page.getByRole('list', { name: 'Products to review' })
  await expect(toReview).toHaveText(cutName(products[1]))
  // After 7 seconds it has closed by itself.
  await expect(page.getByText('Request is Successful')).toBeHidden()
  await page.getByRole('radio', { name: 'Anonymous' }).check()
  await fillReview(page, 'Good too')
  await submit.click()
  await expect(page.getByText('You have reviewed all your products')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See your reviews' }).click()
  await expect(page.getByText('Good too')).toBeVisible()
  const older = page.getByRole('button', { name: cutName(products[0]) })
  await older.click()
  await expect(page.getByText('Worth it')).toBeVisible()
  await expect(page.getByText('Good too')).toBeHidden()
  await expectAccessibleInBothModes(page)

  for (const path of ['reviews', 'orders']) {
    await visit(page, `/dashboard/${path}?page=9`)
    await expect(page.getByText('Nothing on this page')).toBeVisible()
    await expect(page.getByText(/You have no reviews yet!|No orders/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect(page.getByText('Nothing on this page')).toBeHidden()
  }
})

test('our service is rated once; the order is back after a moment', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await customer(baseURL)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 1))
  await runCommand('move', code, 'DELIVERED')
  const page = await openSignedIn(context, shopper)
  await page.clock.install()
  await visit(page, `/dashboard/orders/rate-order/?order_code=${code}`)
  await expect(page.getByRole('heading', { name: 'Rate Our Service' })).toBeVisible()
  const { data } = await shopper.api.get(`/orders/single/order/${code}`)
  const { pickup_address, total_amount, product_order } = data.orders
  await expect(factOf(page, 'Order number')).toHaveText(code)
  await expect(factOf(page, 'Pickup address')).toHaveText(pickup_address ?? '')
  await expect(factOf(page, 'Total')).toHaveText(formatNaira(total_amount))
  for (const fact of ['Delivery method', 'Order date', 'Payment method', 'Delivery date']) {
    await expect(factOf(page, fact)).toHaveText(/\w/)
  }
  await expect(page.getByRole('main')).toContainText(
    // Long names are cut.
    product_order[0]?.product.name.slice(0, 20) ?? '',
  )
  await expectAccessibleInBothModes(page)
  await fillReview(page, 'Quick')

  await page.route('**/orders/review/*', (route) => route.abort(), { times: 1 })
  // An alert stays 7 seconds, and the page 4, by its clock, which stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const alert = page.getByRole('alert')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(alert).toContainText('Request is unsuccessful')
  await page.clock.runFor(6_900)
  await expect(alert).toContainText('Request is unsuccessful')
  await page.clock.runFor(200)
  await expect(alert).not.toContainText('Request is unsuccessful')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(alert).toContainText('Request is Successful')
  await page.clock.runFor(3_900)
  await expect(page).toHaveURL(/rate-order/)
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(page).toHaveURL(details(code))
  await expect(page.getByRole('button', { name: 'Rate Order' })).toBeDisabled()
})

test('a dashboard page that fails to load says so and offers a retry', async ({
  context,
  baseURL,
}) => {
  const page = await openSignedIn(context, await customer(baseURL))
  for (const [path, call] of [
    ['orders', '**/api/v1/orders/all/all*'],
    ['reviews', '**/api/v1/all-reviews*'],
    ['saved-items', '**/api/v1/saved-products/saved-items'],
    ['recently-viewed', '**/api/v1/products/recently/viewed'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { status: false } }))
    await visit(page, `/dashboard/${path}`)
    await expect(page.getByText('Something went wrong! TRY AGAIN..')).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Something went wrong! TRY AGAIN..')).toBeHidden()
  }
})

test('visitors log in first, on their way to the dashboard page that they opened', async ({
  page,
}) => {
  for (const path of [
    'orders?tab=SHIPPED&sort=weekly',
    'reviews',
    'saved-items',
    'recently-viewed',
  ]) {
    await open(page, `/dashboard/${path}`)
    await expect(page).toHaveURL(/\/login\?then=/)
    expect(new URL(page.url()).searchParams.get('then')).toBe(`/dashboard/${path}`)
  }
})
