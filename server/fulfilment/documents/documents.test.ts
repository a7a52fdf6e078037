import { expect, test } from 'vitest'
import { maxPrintedOrders } from '#contract/limits.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { readPages } from '#server/platform/pdf/test-pages.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { barcode, testParcels } from '../test-parcels.ts'

const database = await testDatabase()
const { app, rows, member, signedIn, place, store, sendTo } = await testParcels(database)

/** The pages of a document, or some of them, from 0. */
async function print(path: string, only?: number[]) {
  const answer = await fetch(`${app.url}/api/v1/office${path}`, { headers: store.headers() })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readPages(new Uint8Array(await answer.arrayBuffer()), only)
}

const bothCodes = (code: string) => [`ZBAR_CODE128 ${code}`, `ZBAR_QRCODE ${code}`]

/** An order that goes to somebody; answers its code. */
async function sent(recipient: string, street?: string): Promise<string> {
  const { code } = await place()
  await sendTo(code, { recipient, ...(street && { street }) })
  return code
}

test('slips and labels carry the order’s code as Code 128 and QR, which zbar reads from the page', async () => {
  const one = await sent('Ọláyínká Ẹ̀bùn')
  const { code: two } = await place('pay-on-pickup', { units: 3 })
  const slips = await print(`/documents/slips?codes=${one},${two}&prices=yes`)
  expect(slips.map(({ codes }) => codes)).toEqual([bothCodes(one), bothCodes(two)])
  expect(slips[0]?.text).toMatch(
    /Ọláyínká Ẹ̀bùn.*12 Adeola Street.*2 ₦2,000.00 ₦4,000.00.*Paid ₦4,000.00.*Page 1 of 1/s,
  )
  expect(slips[1]?.text).toMatch(/To pay ₦6,000.00.*priced at pickup/is)
  const without = await print(`/documents/slips?codes=${one}`)
  expect(without).toMatchObject([{ codes: bothCodes(one) }])
  expect(without[0]?.text).not.toContain('₦')
  const labels = await print(`/documents/labels?codes=${one},${two.toLowerCase()},${one}`)
  expect(labels).toMatchObject([
    { codes: bothCodes(one), millimetres: [100, 150] },
    { codes: bothCodes(two), millimetres: [100, 150] },
  ])
  expect(labels[0]?.text).toMatch(/Ọláyínká Ẹ̀bùn.*\+2348031234567.*Swift.*2 units/s)
})

test('a name of any script, of any length, leaves the codes readable and one label a page', async () => {
  const names = ['محمد عبد الله', '王小明 Ada', '😀 \u200f\u0301‮ Ada', 'आदा', 'x'.repeat(300)]
  const codes: string[] = []
  for (const name of names) codes.push(await sent(name, `${name} `.repeat(4)))
  const labels = await print(`/documents/labels?codes=${codes.join()}`)
  expect(labels.map((page) => page.codes)).toEqual(codes.map(bothCodes))
  const slips = await print(`/documents/slips?codes=${codes.join()}`)
  expect(slips.map((page) => page.codes)).toEqual(codes.map(bothCodes))
})

test('fifty orders are one PDF, and no more; a code that is none prints nothing', async () => {
  const orders = [await place(), await place()].map(({ code }) => code)
  const get = (query: string) => store.get(`/office/documents/slips?codes=${query}`)
  const many = Array.from({ length: maxPrintedOrders + 1 }, (_, place) => `NOSUCH${place}`)
  expect(outcome(await get(many.join()))).toBe('422 validation_failed')
  expect(outcome(await get(''))).toBe('422 validation_failed')
  expect(await get(`${orders[0]},NOSUCH1`)).toMatchObject({
    status: 404,
    message: 'There is no order NOSUCH1.',
  })
  while (orders.length < maxPrintedOrders) orders.push((await place()).code)
  const path = `/documents/slips?codes=${orders.join()}&prices=yes`
  const places = [0, 24, maxPrintedOrders - 1]
  const pages = await print(path, places)
  expect(pages.map(({ codes }) => codes)).toEqual(places.map((at) => bothCodes(orders[at] ?? '')))
})

test('whoever reads contacts on documents is in the audit, for each order; others read none', async () => {
  const code = await sent('Ada')
  const readings = () =>
    rows(`SELECT call FROM audit_entries WHERE subject = $1 AND call LIKE 'GET %'`, [
      `order:${code}`,
    ])
  const other = await signedIn(await member('Catalogue'))
  for (const document of ['slips', 'labels']) {
    expect(outcome(await other.get(`/office/documents/${document}?codes=${code}`))).toBe(
      '403 forbidden',
    )
  }
  expect(await readings()).toEqual([])
  await print(`/documents/labels?codes=${code}`)
  expect(await readings()).toEqual([{ call: 'GET /office/documents/labels' }])
})

test('the pick list has the lines of a batch by bin, with box, order and barcode', async () => {
  await store.post('/office/pick-batches', { count: 50 })
  const { code } = await place('wallets', { units: 3 })
  const { data: batch } = await store.post('/office/pick-batches', { count: 50 })
  const [page] = await print(`/pick-batches/${batch.id}/list`)
  expect(page?.text).toMatch(new RegExp(`Pick list ${batch.id}.*A-2.*${barcode}.*${code}.*3`, 's'))
  expect(outcome(await store.get('/office/pick-batches/999999/list'))).toBe('404 not_found')
})
