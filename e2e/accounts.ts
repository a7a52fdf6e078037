import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

/** Meets all five criteria. */
export const goodPassword = 'Kola#2026nut'

/** A demo account with a phone number. */
export const ada = { email: 'ada@example.com', password: 'Market#2026' }

/** An unused e-mail address. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`
}

/** Ten random digits of a Nigerian mobile number. */
export function newNumber(): string {
  return `803${String(randomInt(10_000_000)).padStart(7, '0')}`
}

interface Received {
  channel: string
  text: string
  code: string
}

/** The newest message with a code and these words, sent to an e-mail address or to +234 and ten digits. */
export async function received(app: string | undefined, to: string, words = ''): Promise<Received> {
  let newest: Received | undefined
  await expect
    .poll(async () => {
      const address = `/simulators/inbox.json?to=${encodeURIComponent(to)}`
      const answer = await fetch(new URL(address, app))
      const messages: Received[] = await answer.json()
      newest = messages.find(({ code, text }) => code !== null && text.includes(words))
      return newest
    })
    .toBeDefined()
  if (!newest) throw new Error(`Nothing reached ${to}.`)
  return newest
}

export interface Person {
  email: string
  password: string
}

/** Registers an account by the API, without cookies. Returns its login. */
export async function newPerson(app: string | undefined, name = 'Ngozi Eze'): Promise<Person> {
  const contact = { mode: 'email', email: newEmail(), name }
  await post(app, '/register-otp', contact)
  const { code } = await received(app, contact.email)
  await post(app, '/register', {
    ...contact,
    verification_code: code,
    password: goodPassword,
    password_confirmation: goodPassword,
  })
  return { email: contact.email, password: goodPassword }
}

async function post(app: string | undefined, path: string, body: object) {
  const answer = await fetch(new URL(`/api/v1${path}`, app), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

/** Fills in the visible login form and submits it. */
export async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** The greeting after a login. */
export function welcome(page: Page, firstName: string) {
  return page.getByRole('dialog', { name: `Welcome, ${firstName}!` })
}

/** Puts the first fixed product of the home page into an empty cart. */
export async function fillCart(page: Page): Promise<void> {
  await visit(page, '/')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expectCart(page)
}

/** Waits until the header shows one item in the cart. */
export async function expectCart(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
}

/** Presses Checkout on the cart page. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).click()
}
