import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { memberPage } from './office.ts'
import { sendContactForm } from './office-records.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customerWithPhone } from './signed-in.ts'

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

test('a question is taken, answered by mail, and leaves the queue', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const office = await browser.newContext()
  const person = await customerWithPhone(baseURL)
  const code = await placeOrder(baseURL, person, await bestDeals(baseURL, 1))
  const page = await memberPage(office, 'Support')
  const first_name = `Asker${Date.now()}`
  const data = { first_name, last_name: 'Eze', email: person.email, message: 'Where is my order?' }
  await sendContactForm(page, data)
  await page.goto('/office')
  await page
    .getByRole('region', { name: 'What waits' })
    .getByRole('link', { name: /Questions/ })
    .click()
  await page.getByLabel('Name, email, phone').fill(first_name)
  await expect(page).toHaveURL(/search=Asker/)
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2)
  await page.getByRole('grid').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `Message of ${first_name} Eze` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(code)
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByLabel('Your answer').fill('It leaves the house today.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.locator('header').getByText('Answered by')).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveCount(0)
  await office.close()
})
