import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { memberPage } from './office.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customerWithPhone } from './signed-in.ts'

test('an order is seen the moment it is paid, and leaves the house in the browser', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const store = await browser.newContext()
  const page = await memberPage(store, 'Store')
  await page.goto('/office/orders')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const shopper = await customerWithPhone(baseURL)
  const [product] = await bestDeals(baseURL, 1)
  if (!product) throw new Error('nothing is for sale')
  const code = await placeOrder(baseURL, shopper, [product])

  // Without a reload.
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('Processing')
  await expect(row).toContainText('Paid')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: `Order ${code}` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: product.name }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Comment', { exact: true }).last().fill('The box is torn.')
  await page.getByRole('button', { name: 'Write the comment' }).click()
  await expect(page.getByText('The box is torn.')).toBeVisible()
  await page.getByLabel(/^Note/).first().check()
  await page.getByLabel('Note to the customer').fill('It is at the counter.')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(page.getByText('It is at the counter.')).toBeVisible()

  await page.getByRole('button', { name: 'Picked up' }).click()
  const dialog = page.getByRole('dialog', { name: `Picked up: ${code}` })
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Picked up' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('header').getByText('Delivered')).toBeVisible()
  const { data } = await shopper.api.get(`/orders/single/order/${code}`)
  expect(data.orders.status).toBe('DELIVERED')
  await store.close()
})

test('support finds an order by what the customer says, and finance sends a part of it back', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const office = await browser.newContext()
  const shopper = await customerWithPhone(baseURL)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 1))
  const page = await memberPage(office, 'Finance')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(code.toLowerCase())
  await page.getByRole('option', { name: code }).click()
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: `Refund ${code}` })
  await dialog.getByLabel('A sum').check()
  await dialog.getByLabel('Sum in naira').fill('N1,00')
  await dialog.getByLabel('Why').fill('A dent')
  await dialog.getByRole('button', { name: 'Send the money back' }).click()
  await expect(dialog.getByText('Type a sum in naira.')).toBeVisible()
  await dialog.getByLabel('Sum in naira').fill('₦100')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Send the money back' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('₦100.00 goes back')).toBeVisible()
  await expect(page.getByText('−₦100.00')).toBeVisible()
  await office.close()
})

test('an order is taken at the telephone, and its customer pays by the link without a login', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const office = await browser.newContext()
  const page = await memberPage(office, 'Support')
  const [product] = await bestDeals(baseURL, 1)
  if (!product) throw new Error('nothing is for sale')
  await page.goto('/office/orders')
  await page.getByRole('link', { name: 'Order by phone' }).click()
  const phone = `0803${String(Date.now()).slice(-7)}`
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ngozi Bello')
  await page.getByRole('button', { name: 'Open an account' }).click()
  await page.getByLabel('Add a product').fill(product.name)
  await page
    .getByRole('button', { name: `Add ${product.name}` })
    .first()
    .click()
  await page.getByLabel('Delivery method').selectOption('3')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add it up' }).click()
  await page.getByRole('button', { name: /^Place the order for/ }).click()
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible()
  await expect(page.locator('header').getByText('By phone')).toBeVisible()
  await expect(page.getByText(/by phone, taken by/)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const inbox = `${baseURL}/simulators/inbox.json?to=%2B234${phone.slice(1)}`
  const read = async () => /\/pay#[\w-]{22}/.exec(await (await fetch(inbox)).text())?.[0] ?? ''
  await expect.poll(read).not.toBe('')
  await visitor.goto(await read())
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: /^Pay by card/ }).click()
  await visitor.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(visitor.getByText(/is paid/)).toBeVisible()
  await expect(page.locator('header').getByText('Paid', { exact: true })).toBeVisible()
  await visitor.close()
  await office.close()
})
