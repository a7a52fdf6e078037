import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import type { ProductCard } from '#contract/shop/product.ts'
import { formatNaira } from '#ui/naira.ts'
import { expectAccessible } from './accessible.ts'
import { productWith } from './demo-products.ts'
import { memberPage } from './office.ts'
import { officeCall } from './office-call.ts'
import { placeOrder } from './place-order.ts'
import { customerWithPhone } from './signed-in.ts'

const Version = z.object({ version: z.number() })

/** Sets the price of a fixed product. */
async function setPrice(page: Page, id: number, amount: number): Promise<void> {
  const { version } = await officeCall(page, `/products/${id}`, Version)
  const price = { combination_id: null, amount, previous_amount: null, confirmed_amount: amount }
  await officeCall(page, `/products/${id}/prices`, Version, { version, prices: [price] })
}

test('at the counter a line is left, another costs what it costs today, and cash goes into a till', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const page = await memberPage(await browser.newContext(), 'Manager')
  const isPlain = ({ is_fixed, stock_count, previous_amount }: ProductCard) =>
    is_fixed === 1 && stock_count > 10 && previous_amount === null
  const changed = await productWith(page.request, isPlain)
  const left = await productWith(page.request, (one) => isPlain(one) && one.id !== changed.id)
  const shopper = await customerWithPhone(baseURL)
  const options = { isPaid: false, payment: 'pay-on-pickup' } as const
  const code = await placeOrder(baseURL, shopper, [changed, left], options)
  const { newest_move: seen_move } = await officeCall(
    page,
    `/orders/${code}`,
    z.object({ newest_move: z.number() }),
  )
  await officeCall(page, `/orders/${code}/moves`, z.unknown(), { seen_move, status: 'PROCESSING' })
  const today = changed.amount + 50
  await setPrice(page, changed.id, today)
  try {
    await page.goto('/office/counter')
    await page.getByLabel('Cash in it').fill('5,000')
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(page.getByRole('heading', { name: / is yours$/ })).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
    await page.getByLabel('Their name').fill('Somebody')
    await page.getByRole('button', { name: 'Look it up' }).click()
    await expect(page.getByRole('alert')).toContainText('not the name')
    await page.getByLabel('Their name').fill('eze')
    await page.getByRole('button', { name: 'Look it up' }).click()

    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await expect(line(changed.name)).toContainText(`Today${formatNaira(today)}`)
    await expect(line(changed.name)).toContainText(`When placed${formatNaira(changed.amount)}`)
    await line(left.name).getByRole('button', { name: 'One less' }).click()
    await expect(line(left.name)).toContainText('Left')
    await expect(page.getByText('To pay', { exact: true })).toBeVisible()
    await page.getByLabel('Cash received').fill(String(today + 400))
    await expect(page.getByText('Change: ₦400.00')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hand it over' }).click()
    await expect(page.getByRole('heading', { name: 'It is handed over' })).toBeVisible()
    await expect(page.getByText('Change: ₦400.00')).toBeVisible()
  } finally {
    await setPrice(page, changed.id, changed.amount)
  }

  const { data } = await shopper.api.get(`/orders/single/order/${code}`)
  expect(data.orders).toMatchObject({ status: 'DELIVERED', total_amount: today, product_count: 1 })
  await page.getByRole('link', { name: 'The next customer' }).click()
  await page.getByLabel('Cash in it now').fill('1')
  await page.getByRole('button', { name: 'Close it' }).click()
  await page.getByRole('link', { name: 'All tills' }).click()
  const mine = page.getByRole('row').filter({ hasText: 'missing' }).first()
  await expect(mine).toContainText('Sade Journey')
  await expect(mine).toContainText(`${formatNaira(5_000 + today - 1)} missing`)
  await expectAccessible(page)
  await page.context().close()
})
