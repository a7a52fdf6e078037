import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { goodPassword, newEmail } from './accounts.ts'
import { newMember } from './office.ts'

test('an owner takes up an invitation, sets up digits, and signs in with a recovery code', async ({
  page,
}) => {
  const { email, codes } = await newMember(page)
  expect(codes).toHaveLength(10)
  await page.goto('/office/account')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.goto('/office/roles')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  // The styles of what both apps have are in the office's build too.
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect(goOn).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026nut')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Go on' }).click()
  // The page that was asked for.
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible()
  await page.goto('/office/account')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})

test('a member is invited, suspended with a reason, and the audit says who did it', async ({
  page,
}) => {
  await newMember(page)
  const email = newEmail()
  await page.goto('/office/members/invite')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Catalogue/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  await expectAccessible(page)

  // A role is removed at once, and added again by Undo.
  const roles = page.getByRole('region', { name: 'Roles' })
  await roles.getByRole('button', { name: 'Remove Catalogue' }).click()
  await expect(roles.getByRole('button', { name: 'Add Catalogue' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(roles.getByRole('button', { name: 'Remove Catalogue' })).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw the invitation' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: 'Withdraw the invitation' }).click()
  await expect(dialog.getByText('Say why, in a few words')).toBeVisible()
  await dialog.getByLabel('Why').fill('A wrong address')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Withdraw the invitation' }).click()
  await expect(page.getByText('The invitation is withdrawn.')).toBeVisible()

  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Entered that a member left')
  await expect(history).toContainText('A wrong address')
  await history.getByRole('link', { name: 'All of it' }).click()
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
  // The newest entry says that the page of the member, with the contacts, was read.
  const entry = page.getByRole('row').filter({ hasText: 'Entered that a member left' })
  await entry.getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText('A wrong address')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Day').fill('2020-01-01')
  await expect(page.getByText('No match for these filters')).toBeVisible()
})

test('leaving a page with unsaved words asks, and the words are there again', async ({ page }) => {
  await newMember(page)
  await page.goto('/office/roles')
  await page.getByRole('link', { name: 'Add a role' }).click()
  // The list has a filter of that name.
  await expect(page.getByRole('heading', { name: 'Add a role' })).toBeVisible()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Evening counter')
  await page.getByRole('link', { name: 'Audit', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue('Evening counter')
  await page.goBack()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Audit', exact: true }).first().click()
  await dialog.getByRole('button', { name: 'Leave the page' }).click()
  await expect(page.getByRole('heading', { name: 'Audit', exact: true })).toBeVisible()

  await page.goto('/office/roles/new')
  await expect(name).toHaveValue('Evening counter')
  // Words from before this visit are stored already: leaving them asks nothing.
  await page.getByRole('link', { name: 'Roles', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Roles', exact: true })).toBeVisible()
})

test('two edit one role: nothing is lost without a choice, and what is typed survives a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await newMember(page)
  const name = `Night ${newEmail().slice(0, 8)}`
  await page.goto('/office/roles/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Change synonyms and pinned search results').check()
  await page.getByRole('button', { name: 'Add the role' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const address = page.url()

  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await newMember(other)
  await other.goto(address)
  await page.getByLabel('Name', { exact: true }).fill(`${name} mine`)
  await page.reload()
  await expect(page.getByText('is back')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} mine`)
  await other.getByLabel('See who changed what').check()
  await other.getByLabel('Name', { exact: true }).fill(`${name} theirs`)
  await other.getByRole('button', { name: 'Save the role' }).click()
  await expect(other.getByText('The role is saved.')).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Save the role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(dialog).toContainText('Sade Journey')
  await expectAccessible(page, 'dialog')
  // Mine for what I changed, theirs for what I did not touch.
  await dialog.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(page.getByRole('heading', { name: `${name} mine` })).toBeVisible()
  await expect(page.getByLabel('See who changed what')).toBeChecked()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click()
  await expect(page.getByText('is deleted.')).toBeVisible()
})

test('an ended session is a dialog over what was typed', async ({ page }) => {
  const { codes } = await newMember(page)
  const name = `Late ${newEmail().slice(0, 8)}`
  await page.goto('/office/roles/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().addCookies(cookies.filter((cookie) => cookie.name === 'XSRF-TOKEN'))
  await page.getByRole('button', { name: 'Add the role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the keyboard finds pages and records, moves in lists, and fires nothing while typing', async ({
  page,
}) => {
  await newMember(page)
  await page.keyboard.press('Control+k')
  const find = page.getByRole('combobox')
  await find.fill('rol')
  await expect(page.getByRole('option').first()).toContainText('Roles')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/roles$/)
  await page.getByRole('link', { name: 'Owner', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  const row = (await page.locator('td :focus').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: row })).toBeVisible()
  await page.goBack()
  await expect(page.locator('td :focus')).toHaveText(row)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Name').fill('g m ?')
  await expect(page.getByText('No match for these filters')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/name=/)
})

test('a view is saved for all, opened, removed, and removed no more', async ({ page }) => {
  await newMember(page)
  const name = `Waiting ${newEmail().slice(0, 8)}`
  await page.goto('/office/members?state=invited')
  await page.getByRole('button', { name: 'Views' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await dialog.getByLabel('Save what the list shows now as').fill(name)
  await dialog.getByLabel('For everybody in the office').check()
  await dialog.getByRole('button', { name: 'Save the view' }).click()
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.goto('/office/members')
  await page.getByRole('button', { name: 'Views' }).click()
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/state=invited/)
  await page.getByRole('button', { name: 'Views' }).click()
  await dialog.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('who may do little sees little, in both themes and at every width', async ({ page }) => {
  test.slow()
  await newMember(page, 'Auditor')
  await page.goto('/office/members')
  await expect(page.getByText('Your roles don’t give access to this page')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/office', '/office/roles', '/office/roles/1', '/office/audit']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('status', { name: /loading/ })).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
      await expectAccessible(page)
      for (const width of [320, 360, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 })
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(await beyond(), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  }
  await page.goto('/office/roles')
  await expect(page.getByRole('link', { name: 'Add a role' })).toHaveCount(0)
})

test('the office allows nothing inline', async ({ request }) => {
  const answer = await request.get('/office/members')
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|sha256|nonce/)
  expect(await answer.text()).not.toMatch(/<style|style=|<script(?! type="module" crossorigin src)/)
})
