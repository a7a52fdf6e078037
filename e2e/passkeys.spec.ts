import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './accessible.ts'
import { logIn, newPerson, welcome } from './accounts.ts'
import { addDevice, atLocalhost } from './authenticator.ts'
import { visit } from './visit.ts'

async function logInAt(page: Page, origin: string, person: { email: string; password: string }) {
  await visit(page, `${origin}/login`)
  await logIn(page, person)
}

async function openMethods(page: Page, origin: string) {
  await visit(page, `${origin}/dashboard/my-account`)
  await page.getByRole('button', { name: 'Passkeys and second step' }).click()
  return page.getByRole('region', { name: 'Signing in' })
}

const leave = (page: Page) => page.evaluate(() => localStorage.removeItem('oja'))

test('a passkey is made, logs in without a name, is the second step, and is removed', async ({
  page,
  baseURL,
}) => {
  const origin = atLocalhost(baseURL)
  const person = await newPerson(baseURL)
  const { cdp, authenticatorId } = await addDevice(page)
  await logInAt(page, origin, person)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()

  const section = await openMethods(page, origin)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey is added.')).toBeVisible()
  const line = section.getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('not used yet')
  await line.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(line).toContainText('My phone')
  await expectAccessible(page)

  await section.getByRole('button', { name: 'Use my passkey as second step' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'dialog')
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section).toContainText('You have 10 recovery codes left.')

  // Nothing is fetched before the press: the browser has the passkey, not the page.
  await leave(page)
  await page.evaluate(() => localStorage.removeItem('oja-passkey'))
  await visit(page, `${origin}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()

  await leave(page)
  await page.evaluate(() => localStorage.removeItem('oja-passkey'))
  await logInAt(page, origin, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()

  const again = await openMethods(page, origin)
  await again.getByRole('button', { name: 'Remove My phone' }).click()
  await expect(page.getByText('You log in with your password alone now.')).toBeVisible()
  await expect(again).toContainText('Off: you log in with your password only.')
  await leave(page)
  await page.evaluate(() => localStorage.removeItem('oja-passkey'))
  await visit(page, `${origin}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey did not work here.')
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})

test('where a passkey was used before, the first field of the login offers it', async ({
  page,
  baseURL,
}) => {
  const origin = atLocalhost(baseURL)
  const person = await newPerson(baseURL)
  await addDevice(page)
  await logInAt(page, origin, person)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  const section = await openMethods(page, origin)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await leave(page)
  // The virtual device answers what the browser would offer at a press.
  await page.goto(`${origin}/login`)
  await expect(welcome(page, 'Ngozi')).toBeVisible()
})

test('an authenticator app, its digits at the next login, and a recovery code', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await newPerson(baseURL)
  await logInAt(page, origin, person)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  const section = await openMethods(page, origin)
  await expect(section).toContainText('Passkeys work at http://localhost')
  await expect(section.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)

  await section.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(setup.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible()
  await setup.getByText('No camera? Type the key instead').click()
  const key = (await setup.locator('details p').textContent()) ?? ''
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  const proof = setup.getByLabel('Six-digit code from your app')
  await proof.fill('000000')
  await setup.getByRole('button', { name: 'Switch on' }).click()
  await expect(setup.getByRole('alert')).toContainText('This code is wrong')
  await expect(proof).toBeFocused()
  await expectAccessible(page, 'dialog')
  await proof.fill(TOTP.generate({ secret }))
  await setup.getByRole('button', { name: 'Switch on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have saved them' }).click()

  await leave(page)
  await logInAt(page, origin, person)
  const digits = page.getByLabel('Code from your authenticator app')
  await expect(digits).toBeFocused()
  // The step after this one: the code that proved the app is used.
  await digits.fill(TOTP.generate({ secret, timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()

  await leave(page)
  await logInAt(page, origin, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
})
