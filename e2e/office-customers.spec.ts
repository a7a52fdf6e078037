import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember } from './office.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customerWithPhone } from './signed-in.ts'

/** The page of a member with this role, in a browser of its own. */
async function memberPage(context: BrowserContext, role: string): Promise<Page> {
  const page = await context.newPage()
  await newMember(page, role)
  return page
}

test('from an order to its customer: contacts are shown on demand, a comment is written, devices are signed out', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const office = await browser.newContext()
  const shopper = await customerWithPhone(baseURL)
  const code = await placeOrder(baseURL, shopper, await bestDeals(baseURL, 1))
  const page = await memberPage(office, 'Manager')
  await page.goto(`/office/orders/${code}`)
  const customer = page.getByRole('region', { name: 'Customer' })
  await expect(customer).toContainText('•••')
  await customer.getByRole('button', { name: 'Show contacts' }).click()
  await expect(customer).not.toContainText('•••')
  await expect(customer).toContainText('+234')
  await customer.getByRole('link').click()

  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText('•••')
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(code)
  await page.getByLabel('Comment', { exact: true }).fill('Prefers a call after six.')
  await page.getByRole('button', { name: 'Write the comment' }).click()
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(comments.getByRole('listitem')).toContainText('Prefers a call after six.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign the customer out' })
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed in nowhere.')).toBeVisible()
  await expect(shopper.api.get('/accounts')).rejects.toThrow()

  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('grid')).toContainText(code)
  await office.close()
})
