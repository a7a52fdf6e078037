import { randomBytes } from 'node:crypto'
import { contract } from '#contract/contract.ts'
import { cardPaymentMinutes } from '#contract/limits.ts'
import { moveStock } from '#server/catalogue/catalogue.ts'
import { addProduct } from '#server/catalogue/test-catalogue.ts'
import { afterOrders, afterPayments } from '#server/events.ts'
import { messageSender } from '#server/messages/send.ts'
import { openOrders } from '#server/orders/orders.ts'
import { type Clock, runningClock } from '#server/platform/clock.ts'
import { number } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { routesOf } from '#server/platform/http/call.ts'
import { openHttp } from '#server/platform/http/http.ts'
import { simulatorRoutes } from '#server/platform/http/routes/simulator-routes.ts'
import { webhookRoutes } from '#server/platform/http/routes/webhook-routes.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testKeys } from '#server/platform/keys/test-keys.ts'
import { openLog } from '#server/platform/log.ts'
import { orderReferences } from '#server/references.ts'
import { memberNames } from '#server/staff/staff.ts'
import { type Answered, type TestApp, testAccount } from '#server/test-customer.ts'
import { openFlutterwave } from '#simulators/flutterwave/flutterwave.ts'
import { openSimulators } from '#simulators/simulators.ts'
import { createPayment } from './create.ts'
import { openPayments } from './payments.ts'

export type TestPayments = Awaited<ReturnType<typeof openTestPayments>>
export type PlacedOrder = Awaited<ReturnType<TestPayments['place']>>

/** Long enough for a busy machine. */
const longTimeouts = { timeoutMs: 10_000, cooldownMs: 200 }
/** For a provider that answers too late. */
export const shortTimeouts = { timeoutMs: 1_200, cooldownMs: 200 }

/** Another address of the provider: a line that can be broken. */
export type Via = (url: string) => Promise<string>

/** Card payments over HTTP, with real orders and the simulated provider. */
export async function openTestPayments(
  database: Database,
  { timeouts = longTimeouts, via }: { timeouts?: typeof longTimeouts; via?: Via } = {},
) {
  const clock = runningClock()
  const logged: string[] = []
  const log = openLog('info', { write: (line) => logged.push(line) })
  let url = ''
  const flutterwave = await openFlutterwave({
    now: clock.now,
    pagesUrl: () => url,
    webhookUrl: () => `${url}/webhooks/flutterwave`,
    bookPath: null,
    slowMs: timeouts.timeoutMs * 2,
  })
  const orders = testOrders(database, clock)
  const payments = openPayments({
    isClosed: () => false,
    database,
    clock,
    log,
    flutterwave: { ...flutterwave, url: (await via?.(flutterwave.url)) ?? flutterwave.url },
    timeouts,
    storeName: 'Oja',
    events: afterPayments(orders),
    publicUrl: 'https://mall.example',
    mailFrom: 'mall@example.com',
  })
  const http = await openHttp({
    database,
    log,
    checkAnswers: true,
    ready: async () => {},
    routes: routesOf({ payments: contract.payments }, { payments }),
    trust: { proxies: 0, alwaysSecure: false },
    limits: { burst: 10_000, perSecond: 10_000 },
    findCustomer: async (token) => ({ id: Number(token), sessionId: 1, confirmedAt: null }),
    findStaff: async () => null,
  })
  await webhookRoutes(http.app, payments.webhooks)
  const app = { name: 'Oja', clock: { ...clock, advance: async () => {} }, messages: null }
  await simulatorRoutes(http.app, openSimulators({ ...app, panels: [flutterwave.panel] }))
  url = await http.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    clock,
    logged,
    flutterwave,
    payments,
    call: apiCaller(url),
    /** Payments first, then orders, as in `server/app.ts`. */
    runJobs: () => runJobs([...payments.jobs, ...orders.jobs]),
    place: (amountKobo?: number) => place({ url, database, clock }, amountKobo),
    async [Symbol.asyncDispose]() {
      await http.close()
      await payments.close()
      await flutterwave.close()
    },
  }
}

function testOrders(database: Database, clock: Clock) {
  const announce = () => {}
  return openOrders({
    database,
    clock,
    storeName: 'Oja',
    announce,
    events: afterOrders(announce),
    sendMessage: messageSender({ clock, keys: testKeys() }),
    ...orderReferences,
    recordAudit: async () => {},
    memberNames,
    storeAddress: '1 Store Road, Ibadan, Oyo',
    officeUrl: 'https://mall.example',
  })
}

interface ApiCall {
  accountId?: number
  /** Set: a POST. */
  body?: object
}

/** Calls an address; `accountId` is signed in. */
function apiCaller(url: string) {
  return async <P extends string, A extends ApiCall>(path: P, options?: A) => {
    const { accountId, body }: ApiCall = options ?? {}
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        ...(accountId && { authorization: `Bearer ${accountId}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer: Answered<A extends { body: object } ? 'POST' : 'GET', P> = {
      status: response.status,
      body: isJson ? JSON.parse(text) : null,
    }
    return { ...answer, text, location: response.headers.get('location') }
  }
}

/** An order of a new customer for two units of a new product, waiting for its card payment. */
async function place(app: TestApp, amountKobo = 2_585_050) {
  const accountId = await testAccount(app)
  const productId = await addProduct(app.database, { stock: 2 })
  return inTransaction(app.database.pool, async (tx) => {
    const at = app.clock.now()
    const expiresAt = new Date(at.getTime() + cardPaymentMinutes * 60_000)
    const orderCode = Array.from(randomBytes(10), (byte) => 'ABCDEFGH'[byte % 8]).join('')
    const items = [{ productId, combinationId: null, quantity: 2 }]
    await moveStock(tx, items, 'free', 'held')
    const values = [orderCode, accountId, amountKobo, at, expiresAt, productId]
    const { id: orderId } = await one(tx, insertOrder, values)
    const request = { orderId, accountId, orderCode, amountKobo, at, expiresAt }
    const payment = await createPayment(tx, request)
    return { orderId, accountId, orderCode, amountKobo, productId, ...payment }
  })
}

const insertOrder = rareStatement(
  'test-order-to-pay',
  { id: number },
  `WITH added AS (
     INSERT INTO orders (order_code, account_id, payment_code, stock_state, product_count,
       sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method, placed_at,
       pay_until, moved_at, moved_by)
     VALUES ($1, $2, 'flutterwave', 'held', 2, $3, 0, $3, 'pick-up', 'Pick-up', $4, $5, $4,
       'customer:1')
     RETURNING id
   ), lines AS (
     INSERT INTO order_lines (order_id, position, product_id, quantity, p_slug, name,
       amount_kobo, weight_grams, options, images)
     SELECT id, 0, $6, 2, 'a-product', 'A product', $3, 1000, '{}', '[]' FROM added
   )
   SELECT id FROM added`,
)
