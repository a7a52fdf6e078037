import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { items, order, runCommand } from './own-orders.ts'
import { ada } from './people.ts'
import { atProvider, thanked } from './shopper.ts'
import { customer, isKnown, openSignedIn } from './signed-in.ts'
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

test('a cancelled order has neither steps nor notes', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL)
  const code = await order(baseURL, shopper, await items(baseURL, 1), { isPaid: false })
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  await expect(page.getByText('This order is not paid yet.')).toBeVisible()
  await isKnown(page)
  await runCommand('note', code, 'The road is wet.')
  await expect(page.getByText('The road is wet.')).toBeVisible()
  await runCommand('move', code, 'CANCELLED')
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'How far your order is' })).toHaveCount(0)
  await expect(page.getByText('The road is wet.')).toHaveCount(0)
})

test('an unpaid order can be paid again; somebody else’s is not found', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await customer(baseURL)
  const code = await order(baseURL, shopper, await items(baseURL, 1), { isPaid: false })
  const page = await openSignedIn(context, shopper)
  await visit(page, details(code))
  await expect(page.getByText('This order is not paid yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await atProvider(page, 'Pay')
  await thanked(page)

  const others = await order(
    baseURL,
    await customer(baseURL, 'Musa Bello'),
    await items(baseURL, 1),
  )
  for (const room of ['orderdetails', 'rate-products', 'rate-order']) {
    await visit(page, `/dashboard/orders/${room}?order_code=${others}`)
    await expect(page.getByText('page not found').first()).toBeVisible()
  }
})
