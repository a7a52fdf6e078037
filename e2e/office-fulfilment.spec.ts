import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'
import { officeCall } from './office-call.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customer } from './signed-in.ts'

const phone = { width: 390, height: 844 }

/** The keys of a keyboard scanner. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      for (const key of keys) {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
      }
    },
    [...code, 'Enter'],
  )
}

const Batch = z.object({ orders: z.array(z.object({ code: z.string() })) })

/** Takes all orders that wait: other journeys leave more of them than a batch has. */
async function takeOlder(page: Page): Promise<void> {
  const take = () => officeCall(page, '/pick-batches', Batch, { count: 50 })
  // Refused once nothing waits.
  for (let isLeft = true; isLeft; )
    isLeft = await take().then(
      () => true,
      () => false,
    )
}

test('an order is picked with a phone through a dead spot, packed and handed over', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const shopper = await customer(baseURL)
  const products = await bestDeals(baseURL, 2)
  await page.setViewportSize(phone)
  await newMember(page, 'Store')
  await page.goto('/office/picking')
  await expectAccessible(page)
  let code = ''
  // Members of other journeys pick too, and may be quicker.
  await expect(async () => {
    await takeOlder(page)
    code = await placeOrder(baseURL, shopper, products)
    await page.goto('/office/picking')
    await page.getByLabel('How many orders').fill('50')
    await page.getByRole('button', { name: 'Take them' }).click()
    await expect(page.getByRole('heading', { name: /^0 of \d+ units$/ })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { orders } = await officeCall(page, `/pick-batches/${id}`, Batch)
    expect(orders.map((order) => order.code)).toContain(code)
  }).toPass()
  await expectAccessible(page)

  await scan(page, 'NO-SUCH-CODE-1')
  await expect(page.getByRole('alert')).toHaveText('NO-SUCH-CODE-1 is not in this batch.')
  await page.getByRole('button', { name: 'Found one' }).click()
  await expect(page.getByRole('heading', { name: /^1 of \d+ units$/ })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Found one' }).click()
  await expect(page.getByRole('heading', { name: /^2 of \d+ units$/ })).toBeVisible()
  await expect(page.getByText('sent when you are back online')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('sent when you are back online')).toHaveCount(0, { timeout: 30_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: /^2 of \d+ units$/ })).toBeVisible()
  for (;;) {
    const found = page.getByRole('button', { name: 'Found one' })
    if ((await found.count()) === 0) break
    await found.click()
  }
  await expect(page.getByText('All of it is found')).toBeVisible()

  await page.goto(`/office/packing/${code}`)
  await expect(page.getByText('2 to scan')).toBeVisible()
  await page.getByRole('button', { name: 'Close the box' }).click()
  await expect(page.getByText(/0 of 1 scanned/)).toBeVisible()
  for (const { name } of products) await page.getByRole('button', { name: `One ${name}` }).click()
  await expect(page.getByText('All of it is in the box')).toBeVisible()
  await page.getByLabel('Weight in kilograms').fill('900')
  await page.getByRole('button', { name: 'Close the box' }).click()
  await expect(page.getByText(/are expected, and 900 kg were typed/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Weight in kilograms').fill('')
  await page.getByRole('button', { name: 'Close the box' }).click()
  await expect(page.getByText('Ready for the customer')).toBeVisible()
  await page.getByRole('link', { name: 'At the counter' }).click()
  await page.getByLabel('Their name').fill('Ngozi')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await page.getByRole('button', { name: 'Hand it over' }).click()
  await expect(page.getByRole('heading', { name: 'It is handed over' })).toBeVisible()
  const { data } = await shopper.api.get(`/orders/single/order/${code}`)
  expect(data.orders.status).toBe('DELIVERED')
})
