import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { goodPassword, newEmail } from './accounts.ts'

const root = join(import.meta.dirname, '..')

/** The link of an invitation into the office with a role, by the command line. */
export async function invited(email: string, role: string): Promise<string> {
  const { DATA_DIR = join(root, '.cache/journeys') } = process.env
  const { stdout } = await promisify(execFile)(
    'node',
    ['scripts/run.js', 'mall', 'staff', 'invite', email, role, '--reason', 'A journey'],
    { cwd: root, env: { ...process.env, DATA_DIR, DATABASE_URL: '', NODE_ENV: 'test' } },
  )
  const link = /\/office\/invitation#\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`no invitation was printed:\n${stdout}`)
  return link
}

/** Takes up an invitation as somebody without an account, up to the page that sets up the second step. */
export async function takeUp(page: Page, link: string, name = 'Sade'): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible()
}

/** Sets up digits of an app, and saves the recovery codes. Answers the app, and the codes. */
export async function setUpDigits(page: Page) {
  await page.getByText('No camera? Type the key instead').click()
  const key = (await page.locator('details p').textContent()) ?? ''
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  await page.getByLabel('Six-digit code from your app').fill(TOTP.generate({ secret }))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible()
  return { codes, digitsAt: (timestamp: number) => TOTP.generate({ secret, timestamp }) }
}

/** A new member with a role, signed in on this page with both steps. */
export async function newMember(page: Page, role = 'Owner') {
  const email = newEmail()
  await takeUp(page, await invited(email, role))
  return { email, ...(await setUpDigits(page)) }
}

/** The page of a member with this role, in a browser of its own. */
export async function memberPage(context: BrowserContext, role: string): Promise<Page> {
  const page = await context.newPage()
  await newMember(page, role)
  return page
}
