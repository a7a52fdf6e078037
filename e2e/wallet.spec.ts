import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ada } from './accounts.ts'
import { type Customer, customer, openSignedIn } from './signed-in.ts'
import { transfer, verify } from './verified.ts'
import { hydrated, open, visit } from './visit.ts'

async function openWallet(
  context: BrowserContext,
  who: Customer,
  search = '',
  page?: Page,
): Promise<Page> {
  const tab = await openSignedIn(context, who, page)
  await visit(tab, `/dashboard${search}`)
  return tab
}

const table = (page: Page) => page.getByRole('table', { name: 'Wallet history, newest first' })
const rows = (page: Page) => table(page).locator('tbody tr')

test('balance, account number and transactions', async ({ context, baseURL }) => {
  const who = await customer(baseURL, ada)
  const { bank } = (await who.api.get('/accounts')).data
  const { data } = await who.api.get('/wallet-order/transactions/all/all')
  const [newest] = data
  if (!newest) throw new Error('there are no transactions')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await openWallet(context, who)
  const main = page.locator('main')
  await expect(main.getByText('Available balance')).toBeVisible()
  await expect(main.getByText(bank?.account_number ?? 'none')).toBeVisible()
  await expect(main.getByText(bank?.bank_name ?? 'none')).toBeVisible()
  await expect(main.getByText('Each deposit costs ₦50.00.')).toBeVisible()
  await main.getByRole('button', { name: 'Copy the account number' }).click()
  await expect(page.getByText('Copied Successfully!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bank?.account_number)

  await expect(rows(page)).toHaveCount(data.length)
  const first = rows(page).first().getByRole('button')
  await expect(first).toContainText(newest.description)
  await first.click()
  const popup = page.getByRole('dialog', { name: 'Transaction details' })
  await expect(popup.getByText(newest.reference, { exact: true })).toBeVisible()
  await expect(popup.getByText(newest.transaction_status)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(first).toBeFocused()
})

for (const width of [320, 390, 768]) {
  test(`an amount in the history stands in one line at ${width} px`, async ({
    context,
    baseURL,
  }) => {
    const page = await openSignedIn(context, await customer(baseURL, ada))
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/dashboard')
    const amount = page
      .getByRole('cell', { name: /^[+−]₦/ })
      .locator('span')
      .first()
    await expect(amount).toBeVisible()
    // The sign and the figure are two texts: each has a box of its own, in every line that it takes.
    const lines = (text: HTMLElement) =>
      new Set([...text.getClientRects()].map(({ top }) => top)).size
    expect(await amount.evaluate(lines)).toBe(1)
  })
}

test('the address holds type and dates, and custom dates wait for both', async ({
  context,
  baseURL,
}) => {
  const page = await openWallet(context, await customer(baseURL, ada))
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/transactions/')) requested.push(request.url())
  })
  await page.getByLabel('Filter').selectOption('deposit')
  await expect(page).toHaveURL('/dashboard?type=deposit')
  await expect(rows(page).filter({ hasText: '−₦' })).toHaveCount(0)
  await page.getByLabel('Sort').selectOption('last_month')
  await expect(page).toHaveURL('/dashboard?type=deposit&sort=last_month')
  await page.goBack()
  await expect(page.getByLabel('Sort')).toHaveValue('all')
  await page.reload()
  await expect(page.getByLabel('Filter')).toHaveValue('deposit')
  await expect(rows(page)).not.toHaveCount(0)

  requested.length = 0
  await page.getByLabel('Sort').selectOption('custom')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Choose a day', { exact: true })).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  expect(requested).toEqual([])
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No wallet history')).toBeVisible()
  await expect(page).toHaveURL(
    '/dashboard?type=deposit&sort=custom&start=2020-01-01&end=2020-01-31',
  )
  await open(page, '/dashboard?sort=custom&start=2020-02-01&end=2020-01-01')
  await expect(page.getByText('The last day is before the first')).toBeVisible()
})

test('the filtered history is saved as CSV and as PDF', async ({ context, baseURL }) => {
  const page = await openWallet(context, await customer(baseURL, ada), '?type=purchase')
  async function saved(name: string): Promise<Buffer> {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`wallet-history.${name.slice(-3).toLowerCase()}`)
    return readFile(await file.path())
  }
  const csv = (await saved('Save as CSV')).toString()
  expect(csv).toMatch(/^Date \(Lagos\),Type,/)
  expect(csv).toContain(',purchase,')
  expect(csv).not.toContain(',deposit,')
  expect((await saved('Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a download that breaks off is reported, and can be repeated', async ({
  context,
  baseURL,
}) => {
  const page = await openWallet(context, await customer(baseURL, ada))
  const half = createServer((_, answer) => {
    answer.setHeader('content-disposition', 'attachment').setHeader('content-length', 1000)
    answer.write('Date (Lagos)', () => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(half, 'listening')
  const { port } = half.address() as AddressInfo // Listens on a port, not on a pipe.
  await page.route('**/all/all/csv', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  )
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await save.click()
  await expect(page.getByText('Connection failed.').first()).toBeVisible()
  half.close()
  await page.unroute('**/all/all/csv')
  const download = page.waitForEvent('download')
  await save.click()
  expect((await download).suggestedFilename()).toBe('wallet-history.csv')
})

test('spending is listed by month', async ({ context, baseURL }) => {
  const who = await customer(baseURL, ada)
  const { months } = (await who.api.get('/wallet-order/spending')).data
  const page = await openWallet(context, who)
  const section = page.getByRole('region', { name: 'Spent from your wallet' })
  await section.getByText('Show as a table').click()
  const monthRows = section.getByRole('table').locator('tbody tr')
  await expect(monthRows).toHaveCount(12)
  const [amounts, spent] = [
    await monthRows.locator('td').allTextContents(),
    months.map((month: { spent: number }) => month.spent).reverse(),
  ]
  expect(amounts.map((amount) => Number(amount.replace(/[₦,]/g, '')))).toEqual(spent)
})

test('a new wallet is empty until money comes, which shows by itself', async ({
  context,
  baseURL,
}) => {
  const who = await customer(baseURL)
  const page = await openWallet(context, who)
  await expect(page.getByText('No wallet history')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await expectAccessible(page)

  const number = await verify(who)
  await expect(page.locator('main').getByText(number)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Account' })).toHaveCount(0)
  await transfer(baseURL, number, 1_050)
  // The sum stands twice in a row; where there is room for the column of sums the other is hidden.
  await expect(rows(page).getByText('+₦1,000.00').filter({ visible: true })).toHaveCount(1)
  await rows(page).getByRole('button').click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('₦1,050.00')).toBeVisible()
  await expect(popup.getByText('₦50.00', { exact: true })).toBeVisible()
})

test('a history that fails to load says so, and can be fetched again', async ({
  context,
  baseURL,
}) => {
  const who = await customer(baseURL)
  const page = await openSignedIn(context, who)
  await page.route('**/wallet-order/transactions/**', (route) => route.abort())
  await visit(page, '/dashboard')
  await expect(page.getByText('Something went wrong! TRY AGAIN..')).toBeVisible()
  await page.unroute('**/wallet-order/transactions/**')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('No wallet history')).toBeVisible()
})

test('the previous data stays when it cannot be fetched again', async ({ context, baseURL }) => {
  const who = await customer(baseURL)
  await transfer(baseURL, await verify(who), 1_050)
  // Before the page opens: an event while it is open would make it fetch more often.
  await expect
    .poll(async () => (await who.api.get('/accounts')).data.wallet.available_balance)
    .toBe(1_000)
  const page = await openWallet(context, who)
  const months = page.getByRole('region', { name: 'Spent from your wallet' })
  await expect(rows(page)).toHaveCount(1)
  await expect(months).toBeVisible()
  const openDashboardPage = (name: string) =>
    page.getByRole('navigation', { name: 'My dashboard' }).getByRole('link', { name }).click()
  await openDashboardPage('Reviews')
  await expect(page.getByText('You have no reviews yet!')).toBeVisible()

  const calls = ['spending', 'transactions']
  const failed: string[] = []
  page.on('requestfailed', (request) =>
    failed.push(...calls.filter((call) => request.url().includes(call))),
  )
  await page.route('**/wallet-order/**', (route) => route.abort())
  await openDashboardPage('My Wallet')
  // Each is fetched twice before the query fails.
  await expect.poll(() => failed.toSorted()).toEqual(calls.flatMap((call) => [call, call]))
  await hydrated(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(months).toBeVisible()
})

test('a page past the end says so, and leads back', async ({ context, baseURL }) => {
  const page = await openWallet(context, await customer(baseURL, ada), '?page=9')
  await expect(page.getByText('Nothing on this page')).toBeVisible()
  await expect(page.getByText('No wallet history')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect(rows(page)).not.toHaveCount(0)
})

test('a visitor is sent to the login, with the way back to the page that they opened', async ({
  page,
}) => {
  await open(page, '/dashboard?type=deposit')
  await expect(page).toHaveURL(/\/login\?then=%2Fdashboard%3Ftype%3Ddeposit$/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('in the wallet and the badges', async ({ context, baseURL }) => {
      const page = await openWallet(context, await customer(baseURL, ada))
      await page.getByText('Show as a table').click()
      await expect(rows(page)).not.toHaveCount(0)
      await expectAccessible(page)
      await rows(page).getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'dialog')
      await visit(page, '/dashboard/ranking-badge')
      await expect(page.getByText('Yours')).toBeVisible()
      await expect(page.getByText('40 orders and more')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
