import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logIn, newPerson, welcome } from './accounts.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { newBvn } from './verified.ts'
import { visit } from './visit.ts'

declare global {
  interface Window {
    /** The error that the camera is to fail with, and the tracks that it opened. */
    camera: { error: string | null; tracks: MediaStreamTrack[] }
  }
}

test.use({
  launchOptions: {
    executablePath: findChromium(),
    // A camera with a moving picture, allowed without a prompt.
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

const call = '**/accounts/kyc/liveliness-check'
const popup = (page: Page) => page.getByRole('dialog', { name: 'Verify Account' })
const press = (page: Page, name: string) => popup(page).getByRole('button', { name }).click()

/** A new customer's account page, with the check open at the BVN. */
async function openCheck(
  context: BrowserContext,
  baseURL: string | undefined,
  page?: Page,
): Promise<Page> {
  const tab = await openSignedIn(context, await customer(baseURL), page)
  await visit(tab, '/dashboard/my-account')
  await tab.getByRole('button', { name: 'Verify Account' }).click()
  await press(tab, 'I agree, continue')
  return tab
}

async function enterBvn(page: Page, bvn: string) {
  await popup(page).getByLabel('Bank Verification Number (BVN)').fill(bvn)
  await press(page, 'Proceed')
}

async function takePicture(page: Page) {
  await press(page, 'Take picture')
  await expect(popup(page).getByAltText('Your selfie')).toBeVisible()
  await press(page, 'Proceed')
}

/** The same with BVN and picture entered, before they are sent. */
async function readyToSend(
  context: BrowserContext,
  baseURL: string | undefined,
  bvn = newBvn(),
): Promise<Page> {
  const page = await openCheck(context, baseURL)
  await enterBvn(page, bvn)
  await takePicture(page)
  return page
}

test('from the welcome to the number to pay into', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL)
  await visit(page, '/login')
  await logIn(page, person)
  await welcome(page, 'Ngozi').getByRole('button', { name: 'Verify Account' }).click()
  await expect(page).toHaveURL('/dashboard/my-account')
  await expect(popup(page).getByText('I agree that my BVN and my picture')).toBeVisible()
  await press(page, 'I agree, continue')

  await expect(popup(page).getByText('A service fee of N20 applies.')).toBeVisible()
  const bvn = newBvn()
  await enterBvn(page, bvn.slice(1))
  await expect(popup(page).getByText('10 of 11 digits')).toBeVisible()
  await expect(popup(page).getByRole('heading', { name: 'Enter your BVN' })).toBeVisible()
  await enterBvn(page, `${bvn.slice(0, 4)} ${bvn.slice(4)}`)

  await press(page, 'Proceed')
  await expect(popup(page).getByText('You need to take your picture')).toBeVisible()
  await press(page, 'Take picture')
  await press(page, 'Retake')
  await takePicture(page)

  await expect(popup(page).getByText(`${bvn.slice(0, 3)} ••••• ${bvn.slice(-3)}`)).toBeVisible()
  const sent = page.waitForRequest(call)
  await press(page, 'Verify Information')
  const { media_file, ...rest } = (await sent).postDataJSON()
  expect(rest).toEqual({ bvn })
  expect(media_file).toMatch(/^data:image\/jpeg;base64,/)
  expect(media_file.length).toBeLessThanOrEqual(150_000)
  await expect(page).toHaveURL('/dashboard')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByText('Your account is verified.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the account number' })).toBeVisible()

  await visit(page, '/dashboard/my-account')
  await expect(page.getByText('Account verified')).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Verify Account' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain(bvn)
})

test('a face that is another’s is refused with the reason, and can be tried again', async ({
  context,
  baseURL,
}) => {
  const page = await readyToSend(context, baseURL, newBvn('00'))
  await press(page, 'Verify Information')
  const reason = 'The face in your picture does not match the picture of your BVN.'
  await expect(popup(page).getByText(reason)).toBeVisible()
  await press(page, 'Retry')
  await enterBvn(page, newBvn())
  await expect(popup(page).getByLabel('Camera view')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByText('Account not verified! Kindly complete your KYC')).toBeVisible()
  await expect(page.getByText('failed', { exact: true })).toBeVisible()
  await expect(page.locator('main').getByText(reason)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
})

test('a network that does not answer costs nothing that was typed or taken', async ({
  context,
  baseURL,
}) => {
  const bvn = newBvn()
  const page = await readyToSend(context, baseURL, bvn)
  await page.route(call, (route) => route.abort())
  await press(page, 'Verify Information')
  await expect(popup(page).getByText('Connection failed.')).toBeVisible()
  await page.unroute(call)
  await press(page, 'Retry')
  await expect(popup(page).getByText(`${bvn.slice(0, 3)} ••••• ${bvn.slice(-3)}`)).toBeVisible()
  await press(page, 'Verify Information')
  await expect(page).toHaveURL('/dashboard')
})

test('a match whose answer is lost on the way still leads to the wallet', async ({
  context,
  baseURL,
}) => {
  const page = await readyToSend(context, baseURL)
  await page.route(call, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Verify Information')
  await expect(page).toHaveURL('/dashboard')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByText('Your account is verified.').first()).toBeVisible()
})

test('while a lost attempt has no answer, no result is promised, and it can be sent again', async ({
  context,
  baseURL,
}) => {
  const page = await readyToSend(context, baseURL)
  const message = 'Your identity is being checked. We’ll notify you when it is done.'
  const conflict = { status: false, message, code: 'conflict' }
  await page.route(call, (route) => route.fulfill({ status: 409, json: conflict }))
  await press(page, 'Verify Information')
  await expect(popup(page).getByText('Your last attempt is still in progress.')).toBeVisible()
  await expect(popup(page).getByText(message)).toHaveCount(0)
  await page.unroute(call)
  await press(page, 'Retry')
  await press(page, 'Verify Information')
  await expect(page).toHaveURL('/dashboard')
})

test('a check that stays pending is reported, and its result arrives by itself', async ({
  context,
  baseURL,
}) => {
  const bvn = newBvn('99')
  const page = await readyToSend(context, baseURL, bvn)
  await press(page, 'Verify Information')
  await expect(popup(page).getByText('Your identity is being checked.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('pending', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Account' })).toHaveCount(0)
  const reference = await referenceOf(page, bvn)
  const settled = await page.request.post('/simulators/dojah/settle', {
    data: { reference, outcome: 'match' },
  })
  expect(settled.status()).toBe(200)
  await expect(page.getByText('Account verified')).toBeVisible()
})

/** The simulator's reference of this pending check; the newest one may belong to a parallel journey. */
async function referenceOf(page: Page, bvn: string): Promise<string> {
  const html = await (await page.request.get('/simulators')).text()
  const pending = new RegExp(`…${bvn.slice(-4)}: <strong>Pending</strong> \\(<code>([^<]+)`)
  return pending.exec(html)?.[1] ?? ''
}

test('a camera that is refused, absent or busy is reported, and released in the end', async ({
  context,
  baseURL,
}) => {
  await context.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    window.camera = { error: null, tracks: [] }
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (window.camera.error) throw new DOMException('', window.camera.error)
      const stream = await real(constraints)
      window.camera.tracks.push(...stream.getTracks())
      return stream
    }
  })
  const page = await openCheck(context, baseURL)
  const failNextWith = (name: string | null) =>
    page.evaluate((name) => {
      window.camera.error = name
    }, name)
  await failNextWith('NotAllowedError')
  await enterBvn(page, newBvn())
  for (const [words, next] of [
    ['Camera access is blocked', 'NotFoundError'],
    ['This device has no camera', 'NotReadableError'],
    ['Another app is using the camera', null],
  ] as const) {
    await expect(popup(page).getByText('Error accessing camera.')).toBeVisible()
    await expect(popup(page).getByText(words)).toBeVisible()
    await press(page, 'Proceed')
    await expect(popup(page).getByText('You need to take your picture')).toBeVisible()
    await failNextWith(next)
    await press(page, 'Try again')
  }
  const liveTracks = () =>
    page.evaluate(
      () => window.camera.tracks.filter(({ readyState }) => readyState === 'live').length,
    )
  await press(page, 'Take picture')
  await expect(popup(page).getByAltText('Your selfie')).toBeVisible()
  await expect.poll(liveTracks).toBe(0)
  await press(page, 'Retake')
  await expect(popup(page).getByRole('button', { name: 'Take picture' })).toBeEnabled()
  expect(await liveTracks()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(liveTracks).toBe(0)
})

test('a phone held on its side shows picture and button at once', async ({ context, baseURL }) => {
  const page = await openCheck(context, baseURL)
  await page.setViewportSize({ width: 844, height: 390 })
  await enterBvn(page, newBvn())
  const dialog = popup(page)
  await expect(dialog.getByRole('button', { name: 'Take picture' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Take picture' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByLabel('Camera view')).toBeInViewport({ ratio: 0.9 })
  await takePicture(page)
  await expect(dialog.getByRole('button', { name: 'Verify Information' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('in the check', async ({ context, baseURL }) => {
      // Axe checks each of five steps.
      test.slow()
      const page = await openSignedIn(context, await customer(baseURL))
      await visit(page, '/dashboard/my-account')
      await page.getByRole('button', { name: 'Verify Account' }).click()
      await expect(popup(page)).toBeVisible()
      await expectAccessible(page, 'dialog')
      await press(page, 'I agree, continue')
      await expectAccessible(page, 'dialog')
      await enterBvn(page, newBvn('00'))
      await press(page, 'Proceed')
      // Its colours change once the camera is there.
      await expect(popup(page).getByRole('button', { name: 'Take picture' })).toBeEnabled()
      await expectAccessible(page, 'dialog')
      await takePicture(page)
      await expectAccessible(page, 'dialog')
      await press(page, 'Verify Information')
      await expect(popup(page).getByRole('button', { name: 'Retry' })).toBeVisible()
      await expectAccessible(page, 'dialog')
    })
  })
}
