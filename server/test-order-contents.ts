import { randomUUID } from 'node:crypto'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { addProduct } from './catalogue/test-catalogue.ts'
import { fund, pickUp, testShopper } from './checkout/test-checkout.ts'
import type { Database } from './platform/database/database.ts'
import type { OfficeBrowser, testStaff } from './staff/test-staff.ts'

/** What one call of the office is sent. */
export interface CallContents {
  params?: Record<string, string>
  query?: string
  body?: object
  file?: string
}

const byCarrier = `UPDATE orders SET shipping_code = 'carrier', carrier_name = 'Swift Danfo', recipient = 'Ada', phone = '+2348031234567',
  street = '1 Test Road', state = 'Oyo' WHERE order_code = $1`

const parcel = {
  to: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: null,
    phone: '+2348031234567',
    street: '1 Test Road',
    landmark: null,
    city: 'Ibadan',
    state: 'Oyo',
  },
  items: [],
}

type Staff = Pick<Awaited<ReturnType<typeof testStaff>>, 'app' | 'clock' | 'rows'>

/** Calls about orders and how they leave the house, each with an order of its own. */
export function orderContents(
  { app, database, clock, rows }: Staff & { database: Database },
  owner: () => OfficeBrowser,
): Record<string, () => Promise<CallContents>> {
  /** An order of one thing, that is paid unless the caller says otherwise. */
  async function order(
    payment_code: PaymentCode = 'wallets',
  ): Promise<{ code: string; product: number }> {
    const shop = { url: app.url, database, clock }
    const shopper = await testShopper(shop)
    await fund(shop, shopper, 1_000_000)
    const product = await addProduct(database, { amount: 200_000 })
    const lines = [{ product_id: product, quantity: 1 }]
    const placed = await shopper.place(pickUp(lines, 2_000, { payment_code }))
    return { code: String(placed.body.data.orders.order_code), product }
  }

  /** Calls about an order, each with one of its own. */
  function ofOrders(bodies: Record<string, object>): Record<string, () => Promise<CallContents>> {
    return Object.fromEntries(
      Object.entries(bodies).map(([verb, body]) => [
        `POST /office/orders/{code}/${verb}`,
        async () => {
          const { code } = await order()
          const { newest_move } = (await owner().get(`/office/orders/${code}`)).data
          const seen = verb === 'comments' ? {} : { seen_move: newest_move }
          return { params: { code }, body: { ...seen, ...body } }
        },
      ]),
    )
  }

  /** An order that is being picked, with its batch; `isFound`: all of it is in the picker's hands. */
  async function picked(isFound: boolean) {
    const { code, product } = await order()
    const { data: batch } = await owner().post('/office/pick-batches', { count: 50 })
    const line = batch.lines.find((one: { order_code: string }) => one.order_code === code)
    const scans = [{ key: randomUUID(), line_id: line.line_id, barcode: null }]
    if (isFound) await owner().post(`/office/pick-batches/${batch.id}/scans`, { scans })
    return {
      code,
      batch: String(batch.id),
      line: line.line_id,
      product: (await rows('SELECT code FROM products WHERE id = $1', [product]))[0].code,
    }
  }

  /** A packed order that a carrier takes. */
  async function boxed(): Promise<string> {
    const { code, product } = await picked(true)
    const body = { scanned: [{ code: product, units: 1 }], weight_grams: null }
    await owner().post(`/office/fulfilments/${code}/packing`, body)
    await rows(byCarrier, [code])
    return code
  }

  return {
    ...counterContents(owner, rows, async () => (await order('pay-on-pickup')).code),
    ...fulfilmentContents({ order, picked, boxed }, owner),
    'POST /office/orders/{code}/parcel': async () => ({
      params: { code: await failedParcel(rows, (await order()).code) },
      body: { carrier: null },
    }),
    ...approvalContents(rows, owner),
    ...ofOrders({
      moves: { status: 'DELIVERED' },
      notes: { note: 'The bridge opens tomorrow.' },
      comments: { comment: 'Called.' },
      refunds: { refund: { of: 'amount', value: 100 }, reason: 'a test of keys' },
    }),
  }
}

/** Decisions of requests, each of one of its own that somebody else has made. */
function approvalContents(
  rows: Staff['rows'],
  owner: () => OfficeBrowser,
): Record<string, () => Promise<CallContents>> {
  async function request(by: string) {
    const [{ id }] = await rows(
      `INSERT INTO approvals (kind, subject, payload, words, reason, requested_by, requested_at, expires_at, moved_at, moved_by)
       VALUES ('adjustment', 'customer:' || (SELECT count(*) FROM approvals), '{"account_id": 0, "amount_kobo": 1}', '{"title": "A test", "facts": []}', 'A test',
         $1, '2026-01-01', '2100-01-01', '2026-01-01', $1) RETURNING id`,
      [by],
    )
    return { id: String(id) }
  }
  const body = { reason: 'a test of keys' }
  return {
    'POST /office/approvals/{id}/approve': async () => ({ params: await request('staff:0'), body }),
    'POST /office/approvals/{id}/refuse': async () => ({ params: await request('staff:0'), body }),
    'POST /office/approvals/{id}/withdraw': async () => {
      const { data } = await owner().get('/office/me')
      return { params: await request(`staff:${data.id}`) }
    },
  }
}

/** No carrier took the parcel of this order. */
async function failedParcel(rows: Staff['rows'], code: string): Promise<string> {
  await rows(
    `INSERT INTO delivery_shipments (order_id, order_code, state, parcel, carrier_reference,
       next_attempt_at, requested_at)
     SELECT id, order_code, 'failed', $2, 'CA-1', placed_at, placed_at FROM orders
     WHERE order_code = $1`,
    [code, JSON.stringify(parcel)],
  )
  return code
}

interface OrderMakers {
  order(): Promise<unknown>
  picked(isFound: boolean): Promise<{ code: string; batch: string; line: number; product: string }>
  boxed(): Promise<string>
}

function fulfilmentContents(
  { order, picked, boxed }: OrderMakers,
  owner: () => OfficeBrowser,
): Record<string, () => Promise<CallContents>> {
  return {
    'POST /office/pick-batches': async () => {
      await order()
      return { body: { count: 20 } }
    },
    'POST /office/pick-batches/{id}/missing': async () => {
      const { batch, line } = await picked(false)
      return { params: { id: batch }, body: { line_id: line } }
    },
    'POST /office/fulfilments/{code}/packing': async () => {
      const { code, product } = await picked(true)
      return {
        params: { code },
        body: { scanned: [{ code: product, units: 1 }], weight_grams: null },
      }
    },
    'POST /office/fulfilments/{code}/resume': async () => {
      const { code, batch, line } = await picked(false)
      await owner().post(`/office/pick-batches/${batch}/missing`, { line_id: line })
      return { params: { code }, body: { how: 'wait' } }
    },
    'POST /office/fulfilments/{code}/hand-over': async () => {
      return { params: { code: await boxed() }, body: { taken_by: 'Swift Danfo' } }
    },
    'POST /office/manifests': async () => ({
      body: { carrier: 'Swift Danfo', codes: [await boxed()] },
    }),
    'POST /office/manifests/{id}/hand-over': async () => {
      const sent = { carrier: 'Swift Danfo', codes: [await boxed()] }
      const { data } = await owner().post('/office/manifests', sent)
      return { params: { id: String(data.id) }, body: { driver_name: 'Musa', counted: 1 } }
    },
  }
}

/** Calls of the counter and its tills. */
function counterContents(
  owner: () => OfficeBrowser,
  rows: Staff['rows'],
  order: () => Promise<string>,
): Record<string, () => Promise<CallContents>> {
  return {
    'POST /office/counter/{code}': async () => {
      const code = await order()
      const { newest_move } = (await owner().get(`/office/orders/${code}`)).data
      const move = { seen_move: newest_move, status: 'PROCESSING' }
      await owner().post(`/office/orders/${code}/moves`, move)
      const [{ proof }] = await rows(
        `SELECT first_name AS proof FROM accounts JOIN orders ON account_id = accounts.id
         WHERE order_code = $1`,
        [code],
      )
      const { data } = await owner().get(`/office/counter/${code}?proof=${proof}`)
      const [{ line_id, today_amount: seen_price }] = data.lines
      const payment = { by: 'terminal', reference: randomUUID() }
      const sold = { lines: [{ line_id, taken: 1, seen_price }], payment }
      return { params: { code }, body: { seen_move: data.newest_move, proof, ...sold } }
    },
    'POST /office/till-sessions': async () => ({ body: { till_id: 1, cash: 5_000 } }),
    'POST /office/till-sessions/{id}/closing': async () => {
      await owner().post('/office/till-sessions', { till_id: 1, cash: 5_000 })
      const { mine } = (await owner().get('/office/tills')).data
      return { params: { id: String(mine.id) }, body: { cash: 4_900 } }
    },
  }
}
