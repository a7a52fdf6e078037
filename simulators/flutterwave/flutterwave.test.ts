import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openSimulators } from '../simulators.ts'
import { type FlutterwaveSimulator, openFlutterwave } from './flutterwave.ts'

const folder = await mkdtemp(join(tmpdir(), 'flutterwave-'))
const bookPath = join(folder, 'book.jsonl')
const received: { hash: unknown; body: string }[] = []
/** How many events the shop refuses before it takes one. */
let refusals = 0

const shop = createServer(async (request, response) => {
  if (request.url?.startsWith('/simulators')) return simulators.answer(request, response)
  const body = Buffer.concat(await request.toArray()).toString()
  received.push({ hash: request.headers['verif-hash'], body })
  refusals -= 1
  response.writeHead(refusals >= 0 ? 500 : 200).end()
})
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
const address = shop.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

const one = await open(bookPath)
const simulators = openSimulators({
  name: 'A shop',
  clock: { now: () => new Date(), advance: async () => {} },
  messages: null,
  panels: [one.panel],
})
afterAll(async () => {
  await one.close()
  shop.closeAllConnections()
  shop.close()
  await rm(folder, { recursive: true })
})

function open(path: string | null) {
  const webhookUrl = () => `${url}/events`
  return openFlutterwave({ now: () => new Date(), pagesUrl: () => url, webhookUrl, bookPath: path })
}

async function call(at: FlutterwaveSimulator, path: string, body?: object, key = at.secretKey) {
  const response = await fetch(at.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

let named = 0
async function newPage() {
  named += 1
  const txRef = `ref-${named}`
  const { body } = await call(one, '/payments', {
    tx_ref: txRef,
    amount: '1500.50',
    currency: 'NGN',
    redirect_url: 'https://shop.example/back?from=card',
    customer: { email: 'ada@example.com', name: '<Ada>' },
    customizations: { title: 'A shop', description: 'Order "1"' },
  })
  return { txRef, link: String(body.data.link) }
}

function press(link: string, fields: Record<string, string>) {
  const id = new URL(link).searchParams.get('link') ?? ''
  const body = new URLSearchParams({ link: id, ...fields })
  return fetch(`${url}/simulators/flutterwave/pay`, { method: 'POST', redirect: 'manual', body })
}

async function statusOf(txRef: string) {
  const { body } = await call(one, `/transactions/verify_by_reference?tx_ref=${txRef}`)
  return body.data?.status ?? body.message
}

test('the page shows what is to be paid, and has its four buttons', async () => {
  const { link, txRef } = await newPage()
  expect(new URL(link).searchParams.get('tx_ref')).toBe(txRef)
  const page = await (await fetch(link)).text()
  expect(page).toContain('₦1,500.50')
  expect(page).toContain('Order &#34;1&#34;')
  expect([...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text)).toEqual([
    'Pay',
    'Pay and never return',
    'Fail',
    'Cancel',
  ])
})

test.each([
  ['success', 'successful', 'successful'],
  ['fail', 'failed', 'failed'],
  ['cancel', 'cancelled', 'failed'],
] as const)(
  '%s goes back to the shop as %s; it knows the payment as %s',
  async (outcome, back, known) => {
    const { link, txRef } = await newPage()
    const answer = await press(link, { outcome, payment_type: 'ussd' })
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe('https://shop.example/back')
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      from: 'card',
      status: back,
      tx_ref: txRef,
    })
    expect(location.searchParams.has('transaction_id')).toBe(outcome === 'success')
    expect(await statusOf(txRef)).toBe(known)
  },
)

test('who pays and never returns stays there; the money is taken', async () => {
  const { link, txRef } = await newPage()
  const answer = await press(link, { outcome: 'success_without_return', payment_type: 'card' })
  expect(answer.headers.get('location')).toBeNull()
  expect(await statusOf(txRef)).toBe('successful')
  // A second press takes nothing more.
  expect(await (await press(link, { outcome: 'success' })).text()).toContain('has been paid')
})

test('a card that the bank declines can be changed for another one', async () => {
  const { link, txRef } = await newPage()
  const answer = await press(link, {
    outcome: 'success',
    payment_type: 'card',
    card: '5258 5859 2266 6506',
  })
  expect(await answer.text()).toContain('not enough money')
  expect(await statusOf(txRef)).toBe('No transaction was found for this id')
})

test('events carry the word, and come again until they are taken', async () => {
  const { link, txRef } = await newPage()
  refusals = 1
  received.length = 0
  await press(link, { outcome: 'success', payment_type: 'bank_transfer' })
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[0]).toEqual(received[1])
  expect(received[0]?.hash).toBe(one.webhookHash)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    event: 'charge.completed',
    data: { tx_ref: txRef, amount: 1500.5, currency: 'NGN', status: 'successful' },
  })
})

test('no more is given back than was paid, and a call without the key gets nothing', async () => {
  const { link, txRef } = await newPage()
  await press(link, { outcome: 'success' })
  const id = one.book.transactionFor(txRef)?.id
  const refund = (amount?: number) => call(one, `/transactions/${id}/refund`, { amount })
  expect((await refund(1000.5)).body.data).toMatchObject({ amount_refunded: 1000.5, tx_id: id })
  expect((await refund(500.01)).status).toBe(400)
  expect((await refund()).body.data).toMatchObject({ amount_refunded: 500 })
  expect((await refund(0.01)).status).toBe(400)
  expect((await call(one, `/transactions/${id}/refund`, {}, 'another')).status).toBe(401)
})

test('what was paid is known after the mall was killed, and to its other processes', async () => {
  const before = await open(bookPath)
  const first = await newPage()
  await press(first.link, { outcome: 'success' })
  // Killed while it wrote.
  appendFileSync(bookPath, '{"kind":"transac')
  const second = await newPage()
  await press(second.link, { outcome: 'success' })
  const after = await open(bookPath)
  for (const process of [before, after]) {
    for (const { txRef } of [first, second]) {
      const { body } = await call(process, `/transactions/verify_by_reference?tx_ref=${txRef}`)
      expect(body.data).toMatchObject({ tx_ref: txRef, amount: 1500.5, status: 'successful' })
    }
    await process.close()
  }
})

test.each([
  [{}, 404],
  [{ tx_ref: 'ref-1' }, 422],
  [{ tx_ref: 'ref-1', outcome: 'maybe' }, 422],
  [{ tx_ref: 'ref-1', outcome: 'success', deliveries: -1 }, 422],
  [{ tx_ref: 'ref-1', outcome: 'success', delay_ms: 1e9 }, 422],
  [{ tx_ref: 'ref-1', outcome: 'fail', deliveries: 0 }, 200],
])('a program that decides %j: %i', async (body, status) => {
  const answer = await fetch(`${url}/simulators/flutterwave/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(status)
})
