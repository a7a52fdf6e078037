import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ada } from './accounts.ts'
import { bestDeals, placeOrder, runCommand } from './place-order.ts'
import { atProvider, thanked } from './shopper.ts'
import { customer, openSignedIn, profileLoaded } from './signed-in.ts'
import { visit } from './visit.ts'

const details = (code: string) => `/dashboard/orders/orderdetails?order_code=${code}`

test('SHIPPED lists what is in transit', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL, ada)
  const { data } = (await shopper.api.get('/orders/SHIPPED/all')).data.orders
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['IN TRANSIT']))
  const page = await openSignedIn(context, shopper)
  await visit(page, '/dashboard/orders?tab=SHIPPED&sort=all')
  const cards = page.getByRole('main').getByRole('link', { name: /^Order / })
  await expect(cards).toHaveCount(data.length)
})

test('on a phone no word of an order’s steps is broken', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL, ada)
  const { data } = (await shopper.api.get('/orders/PROCESSING/all')).data.orders
  const page = await openSignedIn(context, shopper)
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, details(data[0]?.order_code ?? ''))
    const words = page.getByRole('list', { name: 'Order progress' }).getByText('PROCESSING')
    const lines = await words.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (firstChild) range.selectNode(firstChild)
      return range.getClientRects().length
    })
    expect(lines, `${width} px`).toBe(1)
  }
})

test('a cancelled order has neither steps nor notes', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 1), { isPaid: false })
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  await expect(page.getByText('This order is not paid yet.')).toBeVisible()
  await profileLoaded(page)
  await runCommand('note', code, 'The road is wet.')
  await expect(page.getByText('The road is wet.')).toBeVisible()
  await runCommand('move', code, 'CANCELLED')
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Order progress' })).toHaveCount(0)
  await expect(page.getByText('The road is wet.')).toHaveCount(0)
})

test('a refunded order has no steps', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL, ada)
  const { data } = (await shopper.api.get('/orders/all/all')).data.orders
  const refunded = data.find(({ status }) => status === 'REFUNDED')
  const page = await openSignedIn(context, shopper)
  await visit(page, details(refunded?.order_code ?? ''))
  await expect(page.getByText(/^This order was refunded: ₦/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Order progress' })).toHaveCount(0)
})

test('the shopper cancels a paid order on its page, after a question that says what happens', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL, ada)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 1))
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  await profileLoaded(page)
  const open = page.getByRole('button', { name: 'Cancel order' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(
    dialog.getByText(/to your wallet immediately|to the card or account you paid from/),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(open).toBeFocused()
  await open.click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText(/This order was cancelled\. ₦[\d,.]+ went back/)).toBeVisible()
  await expect(open).toHaveCount(0)
})

test('from an order the shopper writes to the mall, with its code in the message', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL, ada)
  const [order] = (await shopper.api.get('/orders/DELIVERED/all')).data.orders.data
  const code = order?.order_code ?? ''
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  await page.getByRole('link', { name: 'Something is wrong' }).click()
  await expect(page.getByLabel('Message *')).toHaveValue(`Order ${code}: `)
  await page.reload()
  await expect(page.getByLabel('Message *')).toHaveValue(`Order ${code}: `)
})

test('an unpaid order can be paid again; somebody else’s is not found', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await customer(baseURL)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 1), { isPaid: false })
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  await expect(page.getByText('This order is not paid yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await atProvider(page, 'Pay')
  await thanked(page)

  const others = await placeOrder(
    baseURL,
    await customer(baseURL, 'Musa Bello'),
    await bestDeals(baseURL, 1),
  )
  for (const path of ['orderdetails', 'rate-products', 'rate-order']) {
    await visit(page, `/dashboard/orders/${path}?order_code=${others}`)
    await expect(page.getByText('page not found').first()).toBeVisible()
    await expect(page).toHaveTitle(/^page not found/)
  }
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).not.toHaveTitle(/not found/)
})
