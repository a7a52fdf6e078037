import { expect, test } from '@playwright/test'
import { open, visit } from './visit.ts'

const pages = ['/faq', '/about-us', '/refund-policy', '/terms-condition', '/privacy-policy']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every help page can be read, and questions open', async ({ page }) => {
    for (const address of pages) {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    }
    await open(page, '/about-us')
    const main = page.getByRole('main')
    await expect(main.locator('header img')).toBeVisible()
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
    await open(page, '/faq')
    const answer = page.getByText('If you send ₦1,000, your wallet receives ₦950.')
    await expect(answer).toBeHidden()
    await page.getByText('Is there a charge for deposits?').click()
    await expect(answer).toBeVisible()
  })
})

test('a help page whose call fails says nothing of it, and asks again by itself', async ({
  page,
}) => {
  await visit(page, '/contact-us')
  await page.route('**/api/v1/get-faq-list', (route) => route.abort())
  await page.route('**/api/v1/help-center/**', (route) => route.abort())
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Help pages' })
  for (const [tab, title, first] of [
    ['FAQ', 'Frequently asked questions', 'How can I pay?'],
    ['Refund Policy', 'Refund Policy', null],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    const failed = page.waitForEvent('requestfailed')
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await failed
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/api/v1/get-faq-list')
    if (first) await expect(page.getByText(first)).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'wait' })
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(sections.first()).toBeVisible()
})

test('the tab of the page that is open lies within a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/privacy-policy')
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Help pages' })
  await expect(tabs.getByRole('link', { name: 'Privacy-Policy' })).toBeInViewport({ ratio: 1 })
})

test('a contact message is sent once it is filled in', async ({ page }) => {
  await visit(page, '/contact-us')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Fill in all fields')).toBeVisible()
  for (const label of ['First name *', 'Last name *', 'Email address *']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Eze')
  await page.getByLabel('Email address').fill('nobody')
  await page.getByLabel('Phone number').fill('0803')
  await page.getByLabel('Message').fill('Where is my order?')
  await send.click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await expect(page.getByText('phone number must contain 10 digits')).toBeVisible()
  await page.getByLabel('Email address').fill('ngozi@example.com')
  await page.getByLabel('Phone number').fill('08031000001')
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'note.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
  await expect(page.getByText('must be a JPEG, PNG or WebP file')).toBeVisible()
  await page
    .getByLabel('Add pictures')
    .setInputFiles(Array(5).fill('docs/pictures/home-light.webp'))
  await expect(page.getByText('You can send 4 pictures at most.')).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove home-light.webp' })
  await expect(remove).toHaveCount(4)
  await remove.first().click()
  await expect(remove).toHaveCount(3)
  await send.click()
  await expect(page.getByText('Thank you. We have received your message')).toBeVisible()
})
