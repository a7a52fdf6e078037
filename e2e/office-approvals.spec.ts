import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { memberPage } from './office.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customerWithPhone } from './signed-in.ts'

test('two members refund an order above the limit of one', async ({ browser, baseURL }) => {
  test.slow()
  const shopper = await customerWithPhone(baseURL)
  const deals = await bestDeals(baseURL, 4)
  const product = deals.find(({ amount }) => amount > 50_000)
  if (!product) throw new Error('nothing for sale costs more than ₦50,000')
  const code = await placeOrder(baseURL, shopper, [product])

  const requester = await memberPage(await browser.newContext(), 'Finance')
  await requester.goto(`/office/orders/${code}`)
  await requester.getByRole('button', { name: 'Refund' }).click()
  const dialog = requester.getByRole('dialog')
  await dialog.getByLabel('All that is left').check()
  await dialog.getByLabel('Where the goods are').selectOption('Written off')
  await dialog.getByLabel('Why').fill('It burned down in the store')
  await dialog.getByRole('button', { name: 'Send the money back' }).click()
  await expect(requester.getByText('Another member has to approve this refund')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const decider = await memberPage(await browser.newContext(), 'Finance')
  await decider.goto('/office')
  await decider.getByRole('link', { name: /To decide/ }).click()
  await expect(decider.getByRole('heading', { name: 'Approvals' })).toBeVisible()
  await decider.getByRole('link', { name: new RegExp(`Refund .* of order ${code}`) }).click()
  await expect(decider.getByText('It burned down in the store')).toBeVisible()
  await expectAccessible(decider)
  await decider.getByRole('button', { name: 'Approve, and do it' }).click()
  await expect(decider.getByText('Say why, in a few words')).toBeVisible()
  await decider.getByLabel('Your reason').fill('Seen in the store')
  await decider.getByRole('button', { name: 'Approve, and do it' }).click()
  await expect(decider.getByText('Approved and done', { exact: true })).toBeVisible()

  await requester.reload()
  await expect(requester.getByText('Refunded').first()).toBeVisible()
  await expect(requester.getByText('1 written off').first()).toBeVisible()
})
