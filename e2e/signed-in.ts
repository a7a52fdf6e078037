import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { BodyOf } from '#server/test-answers.ts'
import { newNumber, newPerson, type Person, received } from './people.ts'
import { visit } from './visit.ts'

/** Somebody with an account, and a session of it that programs use. */
export interface Customer extends Person {
  token: string
  api: {
    get<P extends string>(path: P): Promise<BodyOf<'GET', P>>
    post<P extends string>(path: P, body?: object): Promise<BodyOf<'POST', P>>
  }
}

/** A new account under a name, or one more session of one that is there. */
export async function customer(
  baseURL: string | undefined,
  who: string | Person = 'Ngozi Eze',
): Promise<Customer> {
  const person = typeof who === 'string' ? await newPerson(baseURL, who) : who
  const { email, password } = person
  const sent = { mode: 'email', email, password }
  const { data } = await ask<BodyOf<'POST', '/login'>>(`${baseURL}/api/v1/login`, { body: sent })
  const { accessToken: token } = data.token
  return {
    email,
    password,
    token,
    api: {
      get: (path) => ask(`${baseURL}/api/v1${path}`, { token }),
      post: (path, body = {}) => ask(`${baseURL}/api/v1${path}`, { token, body }),
    },
  }
}

/** A new account with a phone number too, which the way to the checkout asks for where there is none. */
export async function customerWithPhone(baseURL: string | undefined): Promise<Customer> {
  const person = await customer(baseURL)
  const phone = { mode: 'phone', phone_number: `+234${newNumber()}`, option: 'sms' }
  await person.api.post('/accounts/phone-number/code', phone)
  const { code } = await received(baseURL, phone.phone_number)
  await person.api.post('/accounts/add/phone-number', { ...phone, verification_code: code })
  return person
}

/** A tab of a browser in which this session is on, at the home page. */
export async function openSignedIn(
  context: BrowserContext,
  { token }: Customer,
  page?: Page,
): Promise<Page> {
  await context.addInitScript((accessToken) => {
    if (localStorage.getItem('oja')) return
    localStorage.setItem('oja', JSON.stringify({ version: 1, state: { auth: { accessToken } } }))
  }, token)
  const tab = page ?? (await context.newPage())
  await visit(tab, '/')
  return tab
}

/**
 * The page knows who is signed in: what keeps it in agreement with the mall has been loaded, and news are told
 * from what was known before.
 */
export async function isKnown(page: Page): Promise<void> {
  await expect(page.locator('summary').filter({ hasText: 'Hi, ' })).toBeAttached()
}

/** `Body`: what the contract promises. */
async function ask<Body>(
  url: string,
  { token, body }: { token?: string; body?: object },
): Promise<Body> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
