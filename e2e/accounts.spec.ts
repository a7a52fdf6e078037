import { expect, test } from '@playwright/test'
import {
  ada,
  expectCart,
  fillCart,
  goodPassword,
  logIn,
  newEmail,
  newNumber,
  newPerson,
  received,
  welcome,
} from './accounts.ts'
import { hydrated, visit } from './visit.ts'

test('sign-up by phone with a code on WhatsApp; the cart comes along', async ({
  page,
  baseURL,
}) => {
  await fillCart(page)
  await visit(page, '/sign-up')
  const register = page.getByRole('button', { name: 'Register', exact: true })
  const number = newNumber()
  await page.getByRole('radio', { name: 'Phone' }).check()
  await expect(page.getByRole('radio', { name: 'WhatsApp Instant' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'SMS 0 - 5 MIN' })).toBeVisible()

  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await page.getByLabel('Name').fill('Adaeze Okafor')
  await expect(page.getByText('Fill in all fields')).toHaveCount(0)
  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  // As people write it, with the leading zero.
  await page.getByLabel('Phone number').pressSequentially(`0${number}`)
  await expect(page.getByLabel('Phone number')).toHaveValue(number)
  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page.getByText('A code is on its way.')).toBeVisible()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  const { code, channel } = await received(baseURL, `+234${number}`)
  expect(channel).toBe('whatsapp')
  await page.getByLabel('Verification code').fill(code)

  const met = page.locator('li[data-met=true]')
  const password = page.getByLabel('Password', { exact: true })
  for (const [at, typed] of ['kolakola', 'Kola', '2', '#'].entries()) {
    await expect(register).toBeDisabled()
    await password.pressSequentially(typed)
    await expect(met).toHaveCount(at + 2)
  }
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await register.click()
  await expect(welcome(page, 'Adaeze')).toBeVisible()
  const auth = await page.evaluate(() => JSON.parse(localStorage.getItem('oja') ?? '').state.auth)
  expect(auth).toMatchObject({
    loggedIn: true,
    welcomePopup: true,
    accessToken: expect.any(String),
    userDetails: { first_name: 'Adaeze', phone_number: `+234${number}` },
    verifyBtnClick: false,
    verifyUserInfo: null,
  })
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expectCart(page)
})

test('sign-up by email, after mistakes that are reported when they are made', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/sign-up')
  const name = page.getByLabel('Name')
  await name.fill('Ada')
  await name.blur()
  await expect(page.getByText('Name should be at least 4 characters')).toBeVisible()
  await name.press('End')
  await name.pressSequentially('eze')
  await expect(page.getByText('Name should be at least 4 characters')).toHaveCount(0)
  const email = newEmail()
  // Typing pauses, without leaving the field.
  await page.getByLabel('Email address').pressSequentially('ada@')
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  // The message on leaving the field moves the button, but not before the press ends.
  await page.getByLabel('Password', { exact: true }).fill(`${goodPassword}-and-on`)
  await page.getByRole('button', { name: 'Request Code' }).click()
  const { code, channel } = await received(baseURL, email)
  expect(channel).toBe('email')

  await page.getByLabel('Verification code').fill(code.slice(1))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Password should be 8 to 16 characters')).toBeVisible()
  await expect(page.getByText('Code should be 6 characters long')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)

  await page.getByLabel('Verification code').fill(code === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(welcome(page, 'Adaeze')).toBeVisible()
})

test('the countdown runs on over a reload, for its contact alone', async ({ page }) => {
  const [requested, other] = [newEmail(), newEmail()]
  const request = page.getByRole('button', { name: 'Request Code' })
  await visit(page, '/sign-up')
  await page.getByLabel('Name').fill('Chidi Obi')
  await page.getByLabel('Email address').fill(requested)
  await request.click()
  await expect(request).toBeDisabled()
  await expect(request).toHaveText(/Request Code 0[12]:\d\d$/)
  // The contact alone is the key.
  const waits = await page.evaluate(() =>
    Object.keys(JSON.parse(localStorage.getItem('oja') ?? '').state.app.codeSend),
  )
  expect(waits).toEqual([requested.toLowerCase()])
  await page.reload()
  await hydrated(page)
  await expect(request).toBeEnabled()
  await page.getByLabel('Email address').fill(requested)
  await expect(request).toBeDisabled()
  await expect(request).toHaveText(/Request Code 01:\d\d$/)
  await page.getByLabel('Email address').fill(other)
  await expect(request).toBeEnabled()

  // A browser without its storage gets the wait from the server.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await hydrated(page)
  await page.getByLabel('Name').fill('Chidi Obi')
  await page.getByLabel('Email address').fill(requested)
  await request.click()
  await expect(page.getByRole('alert')).toContainText('We have just sent you a code.')
  await expect(request).toHaveText(/Request Code 01:\d\d$/)
})

test('a wrong password costs neither the cart nor what was typed', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL)
  await fillCart(page)
  await visit(page, '/categories?prod=fan')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeFocused()

  await logIn(page, { ...person, password: 'Wrong#2026' })
  await expect(page.getByRole('alert')).toContainText('Incorrect email, phone number or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await expectCart(page)
  await expect(page).toHaveURL('/login')

  await page.route('**/api/v1/login', (route) => route.abort())
  await logIn(page, person)
  await expect(page.getByRole('alert')).toContainText('Connection failed')
  await page.unroute('**/api/v1/login')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(welcome(page, 'Ngozi')).toBeVisible()
  await expectCart(page)
  // Back on the page before the login.
  await expect(page).toHaveURL('/categories?prod=fan')
})

test('login by phone, in fields that password managers know', async ({ page }) => {
  await visit(page, '/login')
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByLabel('Email address')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  )
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('radio', { name: 'Phone' }).check()
  const number = page.getByLabel('Phone number')
  await expect(number).toHaveAttribute('autocomplete', 'username webauthn')
  await number.fill('80312')
  await password.fill(ada.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('phone number must contain 10 digits')).toBeVisible()
  await expect(number).toBeFocused()
  // As a phone fills it in.
  await number.fill('+234 803 123 4567')
  await expect(number).toHaveValue('8031234567')
  // Key by key, where the whole is known at its end only; and a digit too many is told, not cut.
  await number.fill('')
  await number.pressSequentially('803123456789')
  await expect(page.getByText('phone number must contain 10 digits')).toBeVisible()
  await number.fill('')
  await number.pressSequentially('+2348031234567')
  await expect(number).toHaveValue('8031234567')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(welcome(page, 'Ada').getByRole('button', { name: 'Verify Account' })).toHaveCount(0)
  await welcome(page, 'Ada').getByRole('button', { name: 'My Account' }).click()
  await expect(page).toHaveURL('/dashboard/my-account')
  await expect(page.getByText('Account verified')).toBeVisible()
  await visit(page, '/')
  await expect(welcome(page, 'Ada')).toHaveCount(0)
})

test('a forgotten password is reset, with the code pasted into its boxes', async ({
  page,
  baseURL,
}) => {
  const { email } = await newPerson(baseURL)
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByRole('radio', { name: 'SMS 0 - 5 MIN' }).check()
  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByLabel('Email address').fill('ngozi@')
  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Request Code' }).click()
  await expect(page).toHaveURL('/reset-password')
  const { code } = await received(baseURL, email, 'new password')

  const boxes = page.getByRole('textbox', { name: /^Digit \d of 6$/ })
  await expect(boxes).toHaveCount(6)
  await page.getByLabel('New password').fill('Zobo&2027ice')
  await page.getByLabel('Confirm password').fill('Zobo&2027')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  await page.getByLabel('Confirm password').fill('Zobo&2027ice')
  await boxes.first().focus()
  await page.keyboard.insertText(code.slice(1))
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  for (const wrong of ['Zobo&27', 'Zobo&2027-and-ice']) {
    await page.getByLabel('New password').fill(wrong)
    await expect(page.getByText('Password should be 8 to 16 characters')).toBeVisible()
  }
  await page.getByLabel('New password').fill('Zobo&2027ice')
  await expect(page.getByText('Password should be 8 to 16 characters')).toHaveCount(0)
  await boxes.first().focus()
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  for (const [at, digit] of [...code].entries()) await expect(boxes.nth(at)).toHaveValue(digit)
  await expect(boxes.last()).toBeFocused()

  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset Password' })).toHaveCount(0)
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password: 'Zobo&2027ice' })
  await expect(welcome(page, 'Ngozi')).toBeVisible()
})

test('a new password signs this browser out, and says so before it leads away', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(baseURL)
  await page.clock.install()
  await visit(page, '/login')
  await logIn(page, person)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await visit(page, '/forgot-password')
  await page.getByLabel('Email address').fill(person.email)
  await page.getByRole('button', { name: 'Request Code' }).click()
  await page.getByLabel('New password').fill('Zobo&2027ice')
  await page.getByLabel('Confirm password').fill('Zobo&2027ice')
  const { code } = await received(baseURL, person.email, 'new password')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.insertText(code)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset Password' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeFocused()
  await expect(page.getByText('Hi, Ngozi')).toHaveCount(0)
  // Four seconds by the page's clock, which stands still.
  await page.clock.runFor(3_900)
  await expect(page).toHaveURL('/reset-password')
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(page).toHaveURL('/login')
})
