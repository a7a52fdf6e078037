import { expect, test } from '@playwright/test'
import { ada } from './accounts.ts'
import { fillAddress } from './shopper.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test('addresses are added, chosen and deleted, in the specified words', async ({
  context,
  baseURL,
}) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await visit(page, '/dashboard/delivery_addresses')
  await expect(page.getByText('You have no saved addresses yet!')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).click()
  const form = page.getByRole('dialog', { name: 'Add address' })
  await expect(form.getByLabel('LGA')).toBeDisabled()
  await expect(form.getByLabel('City')).toBeDisabled()
  await expect(form.getByLabel('Address type')).toHaveValue('1')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form.getByText('All inputs must be filled')).toBeVisible()
  await form.getByLabel('First name').fill('Ngozi2')
  await form.getByLabel('Last name').fill('Eze')
  await expect(
    form.getByText('First name must start with a letter and with no special character'),
  ).toBeVisible()
  await fillAddress(form)
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('5 Palm Street')).toBeVisible()

  await page.getByRole('button', { name: 'Edit the address of Ngozi Eze' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit address' })
  await expect(edit.getByLabel('Country')).toHaveValue('Nigeria')
  await expect(edit.getByLabel('LGA')).toHaveText(/Ibadan North/)
  await expect(edit.getByLabel('City')).toHaveValue('Ibadan')
  await edit.getByLabel('Address', { exact: true }).fill('6 Palm Street')
  await edit.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('6 Palm Street')).toBeVisible()
  await expect(page.getByText('5 Palm Street')).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete the address of Ngozi Eze' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('You have no saved addresses yet!')).toBeVisible()
})

test('another address becomes the default; where there is none, it is said', async ({
  context,
  baseURL,
}) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await visit(page, '/dashboard/delivery_addresses')
  for (const address of ['5 Palm Street', '9 Shea Road']) {
    await page.getByRole('button', { name: 'Add address' }).click()
    const form = page.getByRole('dialog', { name: 'Add address' })
    await fillAddress(form, address)
    await form.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText(address)).toBeVisible()
  }
  const card = (address: string) => page.getByRole('listitem').filter({ hasText: address })
  const badge = (address: string) => card(address).getByText('Default', { exact: true })
  await expect(badge('5 Palm Street')).toBeVisible()
  await card('9 Shea Road').getByRole('button', { name: 'Make default' }).click()
  await expect(badge('9 Shea Road')).toBeVisible()
  await expect(badge('5 Palm Street')).toHaveCount(0)
  await page.reload()
  await expect(badge('9 Shea Road')).toBeVisible()

  await page.route('**/accounts/delivery/addresses', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"is_default":1/, '"is_default":0'),
    })
  })
  await page.reload()
  await expect(page.getByText('No default address yet')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('the shipping address has a page of its own', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  await visit(page, '/shipping-address')
  await expect(page.getByRole('heading', { name: 'Shipping address', level: 1 })).toBeVisible()
  await expect(page.getByText('7 Kola Nut Close', { exact: false }).first()).toBeVisible()
})
