import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { goodPassword, received } from './accounts.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

const chosen = 'Basket#4711'

/** The server asks who it is once, as it does ten minutes after the login; then it answers itself. */
async function requireConfirmation(page: Page, path: string, email: string): Promise<void> {
  const contacts = [{ mode: 'email', contact: `${email.slice(0, 1)}•••@example.com` }]
  const message = 'Confirm it’s you to continue.'
  const refusal = { status: false, message, code: 'confirmation_required' }
  const data = { methods: ['password', 'code'], contacts }
  await page.route(
    `**/api/v1${path}`,
    (route) => route.fulfill({ status: 403, json: { ...refusal, data } }),
    {
      times: 1,
    },
  )
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

test('where the server asks who it is, the shopper answers and the call goes on', async ({
  context,
  baseURL,
}) => {
  const who = await customer(baseURL)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  await requireConfirmation(page, '/accounts/data', who.email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill('Wrong#2026')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog(page).getByText('Incorrect password.')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog(page).getByLabel('A code by mail').check()
  await dialog(page).getByRole('button', { name: 'Request Code' }).click()
  await expect(dialog(page).getByText('A code is on its way.')).toBeVisible()
  const { code } = await received(baseURL, who.email, 'that it is you')
  await dialog(page).getByLabel('Verification code').fill(code)
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await expect(dialog(page)).toHaveCount(0)

  // Who closes the dialog reads why nothing happened.
  await page.getByLabel('Confirm payments above').fill('60000')
  await requireConfirmation(page, '/accounts/wallet-limit', who.email)
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Confirm it’s you to continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your limit is changed.')).toBeVisible()
  await expect(page.getByText('more than ₦60,000 within 24 hours')).toBeVisible()
})

test('a new password signs the others out, and a link undoes it', async ({ context, baseURL }) => {
  const who = await customer(baseURL)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  await page.getByRole('button', { name: 'Change password' }).click()
  const popup = page.getByRole('dialog', { name: 'Change your password' })
  await popup.getByLabel('New password').fill(chosen)
  await popup.getByLabel('Confirm password').fill(chosen)
  await expectAccessible(page, 'dialog')
  await popup.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  const list = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await page.reload()
  await expect(list).toHaveCount(1)

  const link = await undoLink(baseURL, who.email)
  await page.goto(link)
  await expect(page.getByText(/^The password was changed on/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByText('It is undone, and every device is signed out.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This link no longer works')).toBeVisible()
  await expect(customer(baseURL, { ...who, password: chosen })).rejects.toThrow('400')
  await customer(baseURL, { ...who, password: goodPassword })
})

test('signing out everywhere includes this device', async ({ context, baseURL }) => {
  const who = await customer(baseURL)
  const other = await customer(baseURL, who)
  const page = await openSignedIn(context, who)
  await visit(page, '/dashboard/my-account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other.api.get('/accounts')).rejects.toThrow('401')
  await expect(who.api.get('/accounts')).rejects.toThrow('401')
})

/** The link in the mail about a change, on the mall under test. */
async function undoLink(app: string | undefined, to: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(new URL(`/simulators/inbox.json?to=${to}`, app))
      const messages: { text: string }[] = await answer.json()
      link = messages.map(({ text }) => /\/undo#[\w-]+/.exec(text)?.[0]).find(Boolean)
      return link
    })
    .toBeDefined()
  return link ?? ''
}
