import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import {
  fund,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from '#server/checkout/test-checkout.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { describeOrder, orderVerbs } from '../orders.ts'
import { type OrderStatus, paymentMoves, statusMoves } from './status.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const announce = () => {}
const orders = orderVerbs({
  database,
  clock,
  announce,
  events: afterOrders(announce),
  sendMessage: openOutbox({
    clock,
    keys: await openKeysOnce({ database, clock, secret: testSecret }),
  }),
})
let ada: Shopper
let lamp: number

beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 200_000, stock: 100 })
  ada = await testShopper(app)
  await fund(app, ada, 100_000_000)
})

async function placed(payment_code: 'wallets' | 'pay-on-pickup' | 'flutterwave' = 'wallets') {
  const { body } = await ada.place(
    pickUp([{ product_id: lamp, quantity: 2 }], 4_000, { payment_code }),
  )
  return String(body.data.orders.order_code)
}

async function orderOf(code: string) {
  return (await ada.get(`/api/v1/orders/single/order/${code}`)).body.data.orders
}

async function balance(): Promise<number> {
  return (await ada.get('/api/v1/accounts')).body.data.wallet.available_balance
}

const staff = { staff: 3 }
const move = (orderCode: string, status: OrderStatus, isSold = false) =>
  orders.moveByHand({ orderCode, status, isSold, note: null, by: staff })

test('the database has the same table of moves as the code, and refuses all others', async () => {
  const { rows } = await database.pool.query(
    `SELECT kind, from_state AS from, to_state AS to FROM order_allowed_moves
     WHERE kind <> 'stock'`,
  )
  const known = (kind: string, moves: Record<string, readonly string[]>) =>
    Object.entries(moves).flatMap(([from, tos]) => tos.map((to) => ({ kind, from, to })))
  const inCode = [...known('status', statusMoves), ...known('payment', paymentMoves)]
  const sorted = (list: object[]) => list.map((row) => JSON.stringify(row)).sort()
  expect(sorted(rows)).toEqual(sorted(inCode))

  const code = await placed()
  const back = `UPDATE orders SET status = 'PENDING' WHERE order_code = $1`
  await expect(database.pool.query(back, [code])).rejects.toThrow('cannot go from')
})

test('a pick-up is made ready, paid when it is handed over, and each move is told and kept', async () => {
  const before = await stockOf(database, lamp)
  const code = await placed('pay-on-pickup')
  await expect(move(code, 'DELIVERED')).rejects.toThrow('cannot become DELIVERED')
  await move(code, 'PROCESSING')
  await expect(move(code, 'IN TRANSIT')).rejects.toThrow('picked up at the store')
  await expect(move(code, 'DELIVERED')).rejects.toThrow('Hand it over at the counter')
  await orders.noteByHand({ orderCode: code, note: 'Bring a bag.', by: staff })
  expect(await orderOf(code)).toMatchObject({
    pickup_address: expect.stringMatching(/, Ibadan, Oyo State$/),
    delivered_at: null,
  })
  await move(code, 'DELIVERED', true)
  expect(await orderOf(code)).toMatchObject({
    status: 'DELIVERED',
    payment_status: 'PAID',
    delivered_at: expect.stringMatching(/Z$/),
  })
  expect(await stockOf(database, lamp)).toEqual({ ...before, on_hand: before.on_hand - 2 })
  const notes = await ada.get(`/api/v1/orders/fetch/order/notes/${code}`)
  expect(notes.body.data.order_notes).toMatchObject([{ note: 'Bring a bag.' }])

  const notifications = await ada.get('/api/v1/accounts/get-notifications')
  const contents = notifications.body.data.notifications.data.filter(
    ({ reference }) => reference === code,
  )
  expect(contents).toHaveLength(4)
  const { rows } = await database.pool.query(
    `SELECT order_moves.status, order_moves.moved_by AS by
     FROM order_moves JOIN orders ON orders.id = order_id WHERE order_code = $1
     ORDER BY order_moves.id`,
    [code],
  )
  expect(rows).toEqual([
    { status: 'PENDING', by: `customer:${ada.accountId}` },
    { status: 'PROCESSING', by: 'staff:3' },
    { status: 'DELIVERED', by: 'staff:3' },
  ])
})

test('what was paid at the counter is in the books, and can go back into the wallet', async () => {
  const before = await balance()
  const code = await placed('pay-on-pickup')
  await move(code, 'PROCESSING')
  expect(await booksOf(code)).toEqual({})
  await move(code, 'DELIVERED', true)
  expect(await booksOf(code)).toEqual({ till: -400_000, sales: 400_000 })
  await orders.refund({
    orderCode: code,
    of: 'amount',
    amountKobo: 150_000,
    isAgain: false,
    by: staff,
  })
  expect(await booksOf(code)).toEqual({ till: -400_000, sales: 250_000, wallet: 150_000 })
  expect(await balance()).toBe(before + 1_500)
  await requireWhole(database)
})

/** What an order has moved in each book of the ledger, kobo. */
async function booksOf(code: string): Promise<Record<string, number>> {
  const books = rareStatement(
    'test-books',
    { book: text, kobo: number },
    `SELECT book, sum(amount_kobo)::bigint AS kobo
     FROM wallet_entries JOIN wallet_transactions ON id = transaction_id
     WHERE reference = $1 GROUP BY book`,
  )
  const rows = await many(database, books, [code])
  return Object.fromEntries(rows.map(({ book, kobo }) => [book, kobo]))
}

test('money goes back in parts and never more than was paid; what had not left is on the shelf', async () => {
  const before = { stock: await stockOf(database, lamp), balance: await balance() }
  const code = await placed()
  await expect(move(code, 'CANCELLED')).rejects.toThrow('refund it instead')
  await orders.refund({
    orderCode: code,
    of: 'amount',
    amountKobo: 150_000,
    isAgain: false,
    by: staff,
  })
  expect(await orderOf(code)).toMatchObject({ status: 'PROCESSING', refunded: 1_500 })
  const tooMuch = orders.refund({
    orderCode: code,
    of: 'amount',
    amountKobo: 250_001,
    isAgain: true,
    by: staff,
  })
  await expect(tooMuch).rejects.toThrow('At most ₦2,500.00')
  const both = await Promise.allSettled([
    orders.refund({ orderCode: code, of: 'all', isAgain: false, by: staff }),
    orders.refund({ orderCode: code, of: 'all', isAgain: false, by: staff }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await orderOf(code)).toMatchObject({ status: 'REFUNDED', payment_status: 'REFUNDED' })
  expect({ stock: await stockOf(database, lamp), balance: await balance() }).toEqual(before)
})

test('an unpaid order is cancelled by hand, not sent; a cancelled one stays so', async () => {
  const before = await stockOf(database, lamp)
  const code = await placed('flutterwave')
  await expect(move(code, 'PROCESSING')).rejects.toThrow('not paid yet')
  await move(code, 'CANCELLED')
  expect(await orderOf(code)).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' })
  expect(await stockOf(database, lamp)).toEqual(before)
  await expect(move(code, 'PROCESSING')).rejects.toThrow('Only its payment')
  await expect(
    orders.refund({ orderCode: code, of: 'all', isAgain: false, by: staff }),
  ).rejects.toThrow('not paid')
})

test('the people of the mall do the same from the command line, and say why', async () => {
  const code = await placed()
  const why = ['--reason', 'The', 'customer called']
  expect(await run('order', 'refund', code, '500.50')).toContain('Say why, for the audit')
  expect(await orderOf(code)).toMatchObject({ refunded: 0 })
  const refunded = await run('order', 'refund', code, '500.50', ...why)
  expect(refunded).toContain('₦500.50 is on its way back.')
  expect(await run('order', 'refund', code, '500.50', ...why)).toContain('₦500.50 went back before')
  const lower = code.toLowerCase()
  const moved = await run('order', 'move', lower, 'delivered', 'At the gate.', ...why)
  expect(moved).toContain(`${code}  DELIVERED, wallets PAID`)
  expect(moved).toContain('2 × Product')
  expect(moved).toContain(', goods sold, ₦500.50 given back (command line, ')
  expect(moved).not.toContain('staff')
  expect(await run('order', 'move', code, 'pending', ...why)).toContain('cannot become PENDING')
  expect(await orderOf(code)).toMatchObject({ status: 'DELIVERED', refunded: 500.5 })
  expect(await run('order', 'list', code.toLowerCase())).toContain(`${code}  `)
  expect(await run('order', 'list', 'nobody', 'of', 'this', 'name')).toContain('No order fits.')
  const { rows } = await database.pool.query(
    'SELECT call, after, reason FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`order:${code}`],
  )
  const reason = 'The customer called'
  expect(rows).toEqual([
    { call: 'mall order refund', reason, after: expect.objectContaining({ refund: '500.50' }) },
    { call: 'mall order move', reason, after: expect.objectContaining({ status: 'DELIVERED' }) },
  ])
  await requireWhole(database)
})

test('more parts go back only where that is said', async () => {
  const code = await placed()
  await orders.refund({
    orderCode: code,
    of: 'amount',
    amountKobo: 50_000,
    isAgain: false,
    by: staff,
  })
  const typed = { orderCode: code, of: 'amount', amountKobo: 50_000 } as const
  await expect(orders.refund({ ...typed, isAgain: false, by: staff })).rejects.toThrow(
    'went back before',
  )
  await orders.refund({ ...typed, isAgain: true, by: staff })
  expect(await orderOf(code)).toMatchObject({ refunded: 1_000 })
  const { moves } = await describeOrder(database.pool, code)
  expect(moves.map(({ refundedKobo, by }) => ({ refundedKobo, by }))).toEqual([
    { refundedKobo: 0, by: { customer: ada.accountId } },
    { refundedKobo: 50_000, by: staff },
    { refundedKobo: 100_000, by: staff },
  ])
})

test('the command line does not make a secret of its own for a mall that it does not know', async () => {
  const written = await run('order', 'show', 'ABCDEFGHJK', {
    DATA_DIR: '/nowhere',
    MALL_SECRET: undefined,
  })
  expect(written).toContain('MALL_SECRET')
})

/** What the command writes, to either side. */
async function run(...given: (string | NodeJS.ProcessEnv)[]): Promise<string> {
  const words = given.filter((one) => typeof one === 'string')
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    MALL_SECRET: testSecret,
    ...Object.assign({}, ...given.filter((one) => typeof one === 'object')),
  }
  const child = spawn(process.execPath, ['scripts/mall.ts', ...words], { env })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  }
  await once(child, 'close')
  return written
}

test('orders are kept as a table and as a paper, narrowed as their list is', async () => {
  const delivered = await placed()
  await move(delivered, 'DELIVERED')
  const waiting = await placed('pay-on-pickup')
  const file = (path: string) => fetch(`${url}/api/v1/orders/${path}`, { headers: ada.headers })

  const answer = await file('delivered/daily/csv')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain('orders.csv')
  const [head = '', ...rows] = (await answer.text()).trim().split('\r\n')
  expect(head.split(',').slice(1, 4)).toEqual(['Order', 'Status', 'Payment'])
  const row = rows.find((line) => line.includes(delivered))
  expect(row).toMatch(/DELIVERED,PAID,Wallet,2 × .*,2,4000\.00,0\.00,0\.00,4000\.00,0\.00$/)
  expect(rows.join()).not.toContain(waiting)
  expect(await (await file('all/all/csv')).text()).toContain(waiting)

  const document = await file('ALL/daily/pdf')
  expect((await document.text()).startsWith('%PDF')).toBe(true)
  expect((await file('all/custom/csv?start=2026-01-01')).status).toBe(422)
  expect((await file('lost/all/pdf')).status).toBe(422)
  expect((await fetch(`${url}/api/v1/orders/all/all/csv`)).status).toBe(401)
})
