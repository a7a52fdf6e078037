import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import barcodes from 'bwip-js/generic'
import { z } from 'zod'
import { expectAccessible } from './accessible.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { newMember } from './office.ts'
import { officeCall } from './office-call.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customer } from './signed-in.ts'

const folder = join(import.meta.dirname, '../.cache/camera')
/** Each worker has its own: journeys run side by side. */
const film = join(folder, `barcode-${process.env.TEST_WORKER_INDEX}.y4m`)
mkdirSync(folder, { recursive: true })
show('NOTHING-YET')

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

/** The camera sees this code as Code 128 from now on, once it is opened: black bars on white, in YUV. */
function show(code: string): void {
  const [symbol] = barcodes.raw({ bcid: 'code128', text: code })
  if (!symbol || !('sbs' in symbol)) throw new Error(`no Code 128 for ${code}`)
  const [width, height] = [640, 480]
  const row = Buffer.alloc(width, 235)
  const modules = symbol.sbs.reduce((sum, one) => sum + one, 0)
  const bar = Math.min(3, Math.floor((width - 40) / modules))
  let left = Math.floor((width - modules * bar) / 2)
  for (const [place, count] of symbol.sbs.entries()) {
    if (place % 2 === 0) row.fill(16, left, left + count * bar)
    left += count * bar
  }
  const white = Buffer.alloc(width, 235)
  const rows = Array.from({ length: height }, (_, y) => (y > 140 && y < 340 ? row : white))
  const yuv = Buffer.concat([...rows, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  const picture = Buffer.concat([Buffer.from('FRAME\n'), yuv])
  writeFileSync(film, Buffer.concat([head, picture, picture]))
}

const Batch = z.object({
  id: z.number(),
  lines: z.array(
    z.object({
      line_id: z.number(),
      order_code: z.string(),
      product_code: z.string(),
      name: z.string(),
    }),
  ),
})

test('a picker scans with the camera of the phone: a wrong barcode is refused, the right one counts', async ({
  page,
  baseURL,
}) => {
  await newMember(page, 'Store')
  const shopper = await customer(baseURL)
  const products = await bestDeals(baseURL, 1)
  let batch: z.output<typeof Batch> = { id: 0, lines: [] }
  // A picker of another journey may be quicker.
  await expect(async () => {
    const code = await placeOrder(baseURL, shopper, products)
    batch = await officeCall(page, '/pick-batches', Batch, { count: 50 })
    expect(batch.lines.map(({ order_code }) => order_code)).toContain(code)
  }).toPass()
  const library: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.wasm')) library.push(answer.headers()['content-type'] ?? '')
  })

  // By the app's own links: the page is loaded anew for its policy.
  await page.goto('/office/picking')
  await page.getByRole('link', { name: 'Go on' }).first().click()
  await expect(page.getByRole('heading', { name: /^0 of \d+ units$/ })).toBeVisible()
  expect(library).toEqual([])
  show('FOREIGN-77')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page).toHaveURL(/\/office\/picking\/\d+\?camera=on$/)
  await expect(page.getByRole('alert')).toHaveText('FOREIGN-77 is not in this batch.')
  await expect(page.getByText('Hold a barcode before it.')).toBeVisible()
  expect(library).toEqual(['application/wasm'])
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: /^0 of \d+ units$/ })).toBeVisible()

  // Bars of a long code would be narrower than the film can show.
  const codes = batch.lines.map(({ product_code }) => product_code)
  show(codes.toSorted((one, other) => one.length - other.length)[0] ?? '')
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('heading', { name: /^1 of \d+ units$/ })).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
  // In sight all the while, it is one unit: the server has one too.
  const found = z.object({ lines: z.array(z.object({ picked: z.number() })) })
  const { lines } = await officeCall(page, `/pick-batches/${batch.id}`, found)
  expect(lines.reduce((sum, { picked }) => sum + picked, 0)).toBe(1)
})

test('a packer goes on with the camera: what was pressed before it opened still counts', async ({
  page,
  baseURL,
}) => {
  await newMember(page, 'Store')
  const shopper = await customer(baseURL)
  const products = await bestDeals(baseURL, 2)
  let own: z.output<typeof Batch>['lines'] = []
  let order = ''
  await expect(async () => {
    order = await placeOrder(baseURL, shopper, products)
    const batch = await officeCall(page, '/pick-batches', Batch, { count: 50 })
    own = batch.lines.filter(({ order_code }) => order_code === order)
    expect(own).toHaveLength(2)
    const scans = own.map(({ line_id }) => ({ key: randomUUID(), line_id, barcode: null }))
    await officeCall(page, `/pick-batches/${batch.id}/scans`, z.unknown(), { scans })
  }).toPass()
  // Bars of a long code would be narrower than the film can show.
  const [short, long] = own.toSorted(
    (one, other) => one.product_code.length - other.product_code.length,
  )
  await page.goto('/office/picking')
  await page.goto(`/office/packing/${order}`)
  await page.getByRole('button', { name: `One ${long?.name}` }).click()
  await expect(page.getByRole('heading', { name: '1 to scan' })).toBeVisible()
  show(short?.product_code ?? '')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('heading', { name: 'All of it is in the box' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the box' }).click()
  await expect(page.getByText('Packed', { exact: true })).toBeVisible()
})

test('the camera and what reads barcodes are allowed on the pages of pickers and packers alone', async ({
  request,
}) => {
  const policies = async (path: string) => {
    const headers = (await request.get(path)).headers()
    return {
      camera: /camera=\S+?(?=,)/.exec(headers['permissions-policy'] ?? '')?.[0],
      scripts: /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1],
    }
  }
  const none = { camera: 'camera=()', scripts: "'self'" }
  for (const path of [
    '/office',
    '/office/picking',
    '/office/packing',
    '/office/counter/12',
    '/office/orders?a=/picking/1',
  ]) {
    expect([path, await policies(path)]).toEqual([path, none])
  }
  const scanning = { camera: 'camera=(self)', scripts: "'self' 'wasm-unsafe-eval'" }
  expect(await policies('/office/picking/12?camera=on')).toEqual(scanning)
  expect(await policies('/office/picking/12')).toEqual(scanning)
  expect(await policies('/office/packing/J3TF66MSXQ')).toEqual(scanning)
})
