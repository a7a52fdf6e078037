import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  checkOut,
  expectCart,
  fillCart,
  logIn,
  newNumber,
  newPerson,
  received,
  welcome,
} from './accounts.ts'
import { customerWithPhone } from './signed-in.ts'
import { holdHydration, visit } from './visit.ts'

test.describe('the popup over the page', () => {
  test('logs in, signs up and keeps the place', async ({ page, baseURL }) => {
    const person = await customerWithPhone(baseURL)
    await fillCart(page)
    await visit(page, '/cart')
    await page.route('**/assets/**', (route) => route.abort())
    await checkOut(page)
    await expect(page.getByText('Connection failed.')).toBeVisible()
    // A file whose request is still being refused would fail the next try too.
    await page.unrouteAll({ behavior: 'wait' })
    await checkOut(page)
    const popup = page.getByRole('dialog')
    await expect(popup).toHaveAccessibleName('Log in')
    await expect(page).toHaveURL('/cart')
    await popup.getByRole('button', { name: 'Register' }).click()
    await expect(popup).toHaveAccessibleName('Register')
    await expect(popup.getByLabel('Name')).toBeFocused()
    await popup.getByRole('button', { name: 'Log In' }).click()
    await logIn(page, person)
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: 'Help' }).first().click()
    await expect(page).toHaveURL('/faq')
    await welcome(page, 'Ngozi').getByRole('button', { name: 'Skip', exact: true }).click()
    await visit(page, '/')
    await expectCart(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('by keyboard alone', async ({ page, baseURL }) => {
    const person = await customerWithPhone(baseURL)
    await fillCart(page)
    await visit(page, '/cart')
    const checkout = page.getByRole('button', { name: 'Checkout' }).filter({ visible: true })
    await checkout.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(checkout).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await tabTo(page, 'input[name=email]')
    await page.keyboard.type(person.email)
    await tabTo(page, 'input[name=password]')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/checkout')
    await visit(page, '/faq')
    await expect(welcome(page, 'Ngozi')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Presses Tab until the selector has the focus, which must stay in the popup. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    const at = page.locator(':focus')
    if (await at.and(page.locator(selector)).count()) return
    expect(await at.and(page.locator(':not(dialog *)')).count()).toBe(0)
  }
  throw new Error(`Tab does not reach ${selector}.`)
}

test('a phone number is added where it is needed', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL)
  const number = newNumber()
  await fillCart(page)
  await visit(page, '/cart')
  await checkOut(page)
  await logIn(page, person)
  const popup = page.getByRole('dialog', { name: 'Enter your phone number' })
  const field = popup.getByLabel('Phone number')
  for (const [typed, problem] of [
    [`+234${number}`, 'phone number should not start with +234'],
    [number.slice(1), 'phone number must contain 10 digits'],
    [`0${number.slice(1)}`, 'phone number should not start with 0'],
  ] as const) {
    await field.fill(typed)
    await popup.getByRole('button', { name: 'Request Code' }).click()
    await expect(popup.getByText(problem)).toBeVisible()
    await expect(field).toBeFocused()
  }
  await field.fill(number)
  await popup.getByRole('radio', { name: 'SMS 0 - 5 MIN' }).check()
  await popup.getByRole('button', { name: 'Request Code' }).click()
  const { code, channel } = await received(baseURL, `+234${number}`)
  expect(channel).toBe('sms')
  await popup.getByLabel('Verification code').fill(code.slice(1))
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(popup.getByText('Code should be 6 characters long')).toBeVisible()
  await popup.getByLabel('Verification code').fill(code)
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your phone number is added.')).toBeVisible()
  await expect(page).toHaveURL('/checkout')
})

test('what was typed before hydration is not lost', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL)
  const release = await holdHydration(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeDisabled()
  release()
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('names of every script, and scripts as names, are text', async ({ page, baseURL }) => {
  const names = [
    '<script>window.broken=1</script><img/src=x/onerror=window.broken=1>',
    'Ọláyínká-Ṣadé’Наташа李小龙محمدשירהአበበप्रियाΝίκη😀',
  ]
  for (const name of names) {
    await visit(page, '/login')
    await logIn(page, await newPerson(baseURL, name))
    await expect(welcome(page, name)).toBeVisible()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(page.getByText(`Hi, ${name}`).first()).toBeAttached()
    await page.evaluate(() => localStorage.clear())
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('in the forms with their mistakes', async ({ page }) => {
      await visit(page, '/sign-up')
      await page.getByRole('radio', { name: 'Phone' }).check()
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Phone number').fill('0803')
      await page.getByRole('button', { name: 'Request Code' }).click()
      await expect(page.getByText('Name should be')).toBeVisible()
      await expectAccessible(page, 'main')
      await visit(page, '/reset-password')
      await page.getByLabel('New password').fill('short')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await expect(page.getByText('Fill in all fields')).toBeVisible()
      await expectAccessible(page, 'main')
    })

    test('in the popups', async ({ page, baseURL }) => {
      const person = await newPerson(baseURL, 'Olúwadámiláre-Chukwuemeka')
      await fillCart(page)
      await visit(page, '/cart')
      await checkOut(page)
      await logIn(page, { ...person, password: 'Wrong#2026' })
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'dialog')
      await logIn(page, person)
      await expect(page.getByRole('dialog', { name: 'Enter your phone number' })).toBeVisible()
      await expectAccessible(page, 'dialog')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await visit(page, '/faq')
      await expect(welcome(page, 'Olúwadámiláre-Chukwuemeka')).toBeVisible()
      await expectAccessible(page, 'dialog')
    })
  })
}
