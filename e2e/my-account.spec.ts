import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ada, goodPassword } from './accounts.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { newBvn, sendCheck, transfer, verify } from './verified.ts'
import { visit } from './visit.ts'

test('what an account says of itself, and how it is edited', async ({ context, baseURL }) => {
  const who = await customer(baseURL, 'Olúwadámiláre-Chukwuemeka')
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  const main = page.locator('main')
  await expect(main.getByText('No delivered orders')).toBeVisible()
  await expect(main.getByText('₦0', { exact: true })).toBeVisible()
  await expect(main.getByText(who.email)).toHaveCount(0)
  await expect(main.getByText(/^\S{1,2}\*+@example\.com$/)).toBeVisible()
  await main.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/dashboard/edit-account')

  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill('Ọláyínká')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Dámi')
  await page.getByLabel('Middle name').fill("N'Dour")
  await page.getByLabel('Date of birth').fill('2999-01-01')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Enter your date of birth')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Ọláyínká')
  await page.getByLabel('Date of birth').fill('1994-03-09')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Address', { exact: true }).fill('14 Adire Crescent')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your account is updated.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/my-account')
  await expect(page.getByRole('heading', { name: "Dámi N'Dour Ọláyínká" })).toBeVisible()
  for (const text of ['9 March 1994', 'Female', '14 Adire Crescent']) {
    await expect(main.getByText(text)).toBeVisible()
  }

  await page.route('**/api/v1/accounts', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const known = {
      user: { ...data.user, phone_number: '+2348031234567' },
      wallet: { available_balance: 1_234.56 },
      order_count: 3,
      verification: { is_verified: 0, status: 'pending', reason: 'Your bank is slow today.' },
    }
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...known } } })
  })
  await page.reload()
  for (const text of ['₦1,235', '3 delivered orders', 'pending', 'Your bank is slow today.']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(main.getByText(/803\s?123\s?4567/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Account' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('who has one name moves house while a check is open', async ({ context, baseURL }) => {
  const who = await customer(baseURL, 'Ngozi')
  await sendCheck(who, newBvn('99'))
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/edit-account')
  await expect(page.getByText('Your identity is being checked.')).toBeVisible()
  await expect(page.getByLabel('Last name (optional)')).toBeDisabled()
  await page.getByLabel('Address', { exact: true }).fill('14 Adire Crescent')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/dashboard/my-account')
  await expect(page.locator('main').getByText('14 Adire Crescent')).toBeVisible()
})

test('another device is signed out from here', async ({ context, baseURL }) => {
  const who = await customer(baseURL)
  const other = await customer(baseURL, who)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  const list = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  // The registration was a session too.
  for (const left of [2, 1]) {
    await expect(list).toHaveCount(left + 1)
    await expect(list.filter({ hasText: 'This device' })).toHaveCount(1)
    await list.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(list).toHaveCount(left)
    await expect(page.getByText('This device is signed out.')).toBeVisible()
  }
  await expect(other.api.get('/accounts')).rejects.toThrow('401')
  await who.api.get('/accounts')
})

test('all stored data can be downloaded', async ({ context, baseURL }) => {
  const who = await customer(baseURL)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account.email).toBe(who.email)
})

test('a verified customer withdraws the consent, after a question that says what follows', async ({
  context,
  baseURL,
}) => {
  const who = await customer(baseURL)
  await verify(who)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  await expect(page.getByText('Account verified')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  const popup = page.getByRole('dialog', { name: 'Withdraw your consent?' })
  await expect(popup.getByText('We close your deposit account number.')).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page.getByText('Account not verified!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Account' })).toBeVisible()
})

test('an account is deleted by its password, and not while money is in it', async ({
  context,
  baseURL,
}) => {
  const who = await customer(baseURL)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const popup = page.getByRole('dialog', { name: 'Delete my account' })
  const send = popup.getByRole('button', { name: 'Delete permanently' })
  await send.click()
  await expect(popup.getByText('Fill in all fields')).toBeVisible()
  await popup.getByLabel('Password', { exact: true }).fill('Wrong#2026')
  await send.click()
  await expect(popup.getByText('Incorrect password.')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await popup.getByLabel('Password', { exact: true }).fill(goodPassword)
  await send.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(customer(baseURL, who)).rejects.toThrow('400')

  const rich = await customer(baseURL)
  await transfer(baseURL, await verify(rich), 500)
  const body = { password: rich.password }
  await expect
    .poll(async () => (await rich.api.get('/accounts')).data.wallet.available_balance)
    .toBe(450)
  await expect(rich.api.post('/accounts/delete', body)).rejects.toThrow('There is money')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('in My Account and Edit account', async ({ context, baseURL }) => {
      const page = await openSignedIn(context, await customer(baseURL, ada))
      for (const address of ['/dashboard/my-account', '/dashboard/edit-account']) {
        await visit(page, address)
        await expect(page.locator('main').getByRole('status')).toHaveCount(0)
        await expectAccessible(page)
      }
    })

    test('for who is not verified', async ({ context, baseURL }) => {
      const page = await openSignedIn(context, await customer(baseURL))
      await visit(page, '/dashboard/my-account')
      await expect(page.getByText('Account not verified!')).toBeVisible()
      await expectAccessible(page)
      await visit(page, '/dashboard/edit-account')
      await expect(page.getByLabel('Gender')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
