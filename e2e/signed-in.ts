import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { BodyOf } from '#server/test-answers.ts'
import { newNumber, newPerson, type Person, received } from './accounts.ts'
import { visit } from './visit.ts'

/** An account with a session for API calls. */
export interface Customer extends Person {
  token: string
  api: {
    get<P extends string>(path: P): Promise<BodyOf<'GET', P>>
    post<P extends string>(path: P, body?: object): Promise<BodyOf<'POST', P>>
  }
}

/** A new account with a name, or another session of an existing one. */
export async function customer(
  baseURL: string | undefined,
  who: string | Person = 'Ngozi Eze',
): Promise<Customer> {
  const person = typeof who === 'string' ? await newPerson(baseURL, who) : who
  const { email, password } = person
  const credentials = { mode: 'email', email, password }
  const { data } = await request<BodyOf<'POST', '/login'>>(`${baseURL}/api/v1/login`, {
    body: credentials,
  })
  const { accessToken: token } = data.token
  return {
    email,
    password,
    token,
    api: {
      get: (path) => request(`${baseURL}/api/v1${path}`, { token }),
      post: (path, body = {}) => request(`${baseURL}/api/v1${path}`, { token, body }),
    },
  }
}

/** A new account with a phone number; without one the checkout prompts for it. */
export async function customerWithPhone(baseURL: string | undefined): Promise<Customer> {
  const person = await customer(baseURL)
  const phone = { mode: 'phone', phone_number: `+234${newNumber()}`, option: 'sms' }
  await person.api.post('/accounts/phone-number/code', phone)
  const { code } = await received(baseURL, phone.phone_number)
  await person.api.post('/accounts/add/phone-number', { ...phone, verification_code: code })
  return person
}

/** Signs in the pages that are opened from now on with this session. */
export async function signIn(context: BrowserContext, { token }: Customer): Promise<void> {
  await context.addInitScript((accessToken) => {
    if (localStorage.getItem('oja')) return
    localStorage.setItem('oja', JSON.stringify({ version: 1, state: { auth: { accessToken } } }))
  }, token)
}

/** Opens the home page in a tab that is signed in with this session. */
export async function openSignedIn(
  context: BrowserContext,
  customer: Customer,
  page?: Page,
): Promise<Page> {
  await signIn(context, customer)
  const tab = page ?? (await context.newPage())
  await visit(tab, '/')
  return tab
}

/** Waits for the profile: the session's synchronization is loaded, and later events count as changes. */
export async function profileLoaded(page: Page): Promise<void> {
  await expect(page.locator('summary').filter({ hasText: 'Hi, ' })).toBeAttached()
}

/** `Body` is the answer's type by the contract. */
async function request<Body>(
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
