import { expect, test } from '@playwright/test'
import { ada } from './accounts.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

/* Demands of the specification on a customer's rooms that no other journey covers. */

test('an account’s menu leads in and out', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await visit(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/login/)
  const main = page.getByRole('main')
  const link = (name: RegExp) => main.getByRole('link', { name }).first()
  await expect(link(/forgot/i)).toHaveAttribute('href', /\/forgot-password/)
  await expect(link(/sign up|register/i)).toHaveAttribute('href', /\/sign-up/)
})

test('the dashboard links to all its pages', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  await visit(page, '/dashboard')
  const links = {
    'My Wallet': '/dashboard',
    'My Account': '/dashboard/my-account',
    Orders: '/dashboard/orders',
    'Delivery Addresses': '/dashboard/delivery_addresses',
    'Saved Items': '/dashboard/saved-items',
    Reviews: '/dashboard/reviews',
    'Recently Viewed': '/dashboard/recently-viewed',
  }
  for (const [name, address] of Object.entries(links)) {
    const link = page.getByRole('link', { name, exact: true }).first()
    await expect(link).toHaveAttribute('href', new RegExp(`^${address}`))
  }
  for (const address of ['/dashboard', '/dashboard/reviews', '/dashboard/orders']) {
    await visit(page, address)
    const byStatus = page.getByRole('list', { name: 'Orders by status' }).getByRole('link')
    await expect(byStatus).toHaveText([
      'PENDING',
      'PROCESSING',
      'SHIPPED',
      'DELIVERED',
      'CANCELLED',
    ])
    await expect(byStatus.first()).toBeVisible()
    await expect(byStatus.nth(2)).toHaveAttribute('href', '/dashboard/orders?tab=SHIPPED&sort=all')
  }
})

test('the badge page lists ranges and benefits', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  await visit(page, '/dashboard')
  await expect(page.locator('a[href="/dashboard/ranking-badge"]').first()).toBeAttached()
  await visit(page, '/dashboard/ranking-badge')
  const { data } = await (await page.request.get('/api/v1/get-badges-list')).json()
  for (const { name, description, min_order } of data.badges.data) {
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByText(description)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(String(min_order))
  }
})

test('an account that is not verified says so, and may be edited', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL))
  await visit(page, '/dashboard/my-account')
  await expect(
    page.getByText('Account not verified! Kindly complete your KYC to verify your account'),
  ).toBeVisible()
  await expect(page.locator('a[href="/dashboard/edit-account"]').first()).toBeVisible()
})

test('placeholders have the specified numbers', async ({ context, baseURL }) => {
  const page = await openSignedIn(context, await customer(baseURL, ada))
  const never = new Promise<void>(() => {})
  await page.route(/\/api\/v1\/(accounts\/delivery|saved-products|products\/recently)/, () => never)
  const numbers = { delivery_addresses: 12, 'saved-items': 15, 'recently-viewed': 20 }
  for (const [path, count] of Object.entries(numbers)) {
    await visit(page, `/dashboard/${path}`)
    const loading = page.getByRole('main').getByRole('status').filter({ visible: true }).last()
    await expect(loading.locator(':scope > *')).toHaveCount(count)
  }
})
