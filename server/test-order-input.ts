import { randomUUID } from 'node:crypto'

/** What a call is sent. */
export interface CallInput {
  params?: Record<string, string>
  query?: string
  body?: () => object
}

/** Of nothing that there is. */
const none = { params: { id: '999999' } }
const noOrder = { params: { code: 'NOSUCHORD2' } }

/** An order of somebody unknown at the telephone. */
const ofSomebody = {
  customer: 999_999,
  product_orders: [{ product_id: 999_999, quantity: 1 }],
  shipping_method_id: 3,
}

/** A valid input of each call about orders and how they leave the house. */
export const orderInputs: Record<string, CallInput> = {
  'GET /office/orders': {},
  'GET /office/order-choices': {},
  'GET /office/orders-waiting': {},
  'GET /office/order-events': {},
  'GET /office/order-mails': {},
  'POST /office/order-mails': { body: () => ({ is_on: true }) },
  'GET /office/orders/{code}': noOrder,
  'GET /office/orders/{code}/contacts': noOrder,
  'POST /office/orders/{code}/moves': {
    ...noOrder,
    body: () => ({ seen_move: 1, status: 'DELIVERED' }),
  },
  'POST /office/orders/{code}/notes': {
    ...noOrder,
    body: () => ({ seen_move: 1, note: 'Tomorrow.' }),
  },
  'POST /office/orders/{code}/comments': { ...noOrder, body: () => ({ comment: 'Called.' }) },
  'POST /office/orders/{code}/refunds': {
    ...noOrder,
    body: () => ({ seen_move: 1, refund: { of: 'all' }, reason: 'a test of the calls' }),
  },
  'GET /office/approvals': {},
  'GET /office/approvals-waiting': {},
  'GET /office/approvals/{id}': none,
  'POST /office/approvals/{id}/approve': {
    ...none,
    body: () => ({ reason: 'a test of the calls' }),
  },
  'POST /office/approvals/{id}/refuse': {
    ...none,
    body: () => ({ reason: 'a test of the calls' }),
  },
  'POST /office/approvals/{id}/withdraw': none,
  'GET /office/telephone/callers': { query: 'phone=08030000000' },
  'POST /office/telephone/callers': {
    body: () => ({ name: 'Ada Eze', phone: `0803${String(Math.random()).slice(2, 9)}` }),
  },
  'GET /office/telephone/items': { query: 'search=kettle' },
  'POST /office/telephone/quotes': { body: () => ofSomebody },
  'POST /office/telephone/sums': { body: () => ({ ...ofSomebody, payment_code: 'flutterwave' }) },
  'POST /office/telephone/orders': {
    body: () => ({
      ...ofSomebody,
      payment_code: 'flutterwave',
      sub_total: 1,
      shipping: 0,
      total: 1,
    }),
  },
  'POST /office/telephone/orders/{code}/link': noOrder,
  'GET /office/orders/{code}/parcel-quotes': noOrder,
  'POST /office/orders/{code}/parcel': { ...noOrder, body: () => ({ carrier: null }) },
  'GET /office/picking': {},
  'POST /office/pick-batches': { body: () => ({ count: 20 }) },
  'GET /office/pick-batches/{id}': none,
  'POST /office/pick-batches/{id}/take-over': none,
  'POST /office/pick-batches/{id}/scans': {
    ...none,
    body: () => ({ scans: [{ key: randomUUID(), line_id: 1, barcode: null }] }),
  },
  'POST /office/pick-batches/{id}/missing': { ...none, body: () => ({ line_id: 1 }) },
  'GET /office/pick-batches/{id}/list': none,
  'GET /office/documents/slips': { query: 'codes=NOSUCHORD2' },
  'GET /office/documents/labels': { query: 'codes=NOSUCHORD2' },
  'GET /office/manifests': {},
  'POST /office/manifests': { body: () => ({ carrier: 'Swift', codes: ['NOSUCHORD2'] }) },
  'GET /office/manifests/{id}': none,
  'GET /office/manifests/{id}/sheet': none,
  'POST /office/manifests/{id}/hand-over': {
    ...none,
    body: () => ({ driver_name: 'Musa', counted: 1 }),
  },
  'GET /office/fulfilments/{code}': noOrder,
  'POST /office/fulfilments/{code}/packing': {
    ...noOrder,
    body: () => ({ scanned: [{ code: 'A1', units: 1 }], weight_grams: null }),
  },
  'POST /office/fulfilments/{code}/resume': { ...noOrder, body: () => ({ how: 'wait' }) },
  'GET /office/counter': {},
  'GET /office/counter/{code}': { ...noOrder, query: 'proof=Ada' },
  'POST /office/counter/{code}': {
    ...noOrder,
    body: () => ({
      seen_move: 1,
      proof: 'Ada',
      lines: [{ line_id: 1, taken: 1, seen_price: 100 }],
      payment: { by: 'cash', tendered: 100 },
    }),
  },
  'GET /office/counter-codes/{digits}': { params: { digits: '000000' } },
  'GET /office/tills': {},
  'GET /office/till-sessions': {},
  'POST /office/till-sessions': { body: () => ({ till_id: 999_999, cash: 0 }) },
  'POST /office/till-sessions/{id}/closing': { ...none, body: () => ({ cash: 0 }) },
  'POST /office/fulfilments/{code}/hand-over': { ...noOrder, body: () => ({ taken_by: 'ABC' }) },
}
