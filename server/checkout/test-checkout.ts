import { request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { z } from 'zod'
import type { CheckoutInput } from '#contract/shop/orders.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { faultLine } from '#server/platform/fault.ts'
import { type Answered, type TestApp, type TestDevice, testDevice } from '#server/test-customer.ts'
import { cardMoneyIn, giveBack, ledgerFaults } from '#server/wallet/wallet.ts'
import { testConsolePassword } from '../test-app.ts'
import { orderFaults } from './faults.ts'
import { makeRegulars } from './test-regulars.ts'

export type OrderBody = z.input<typeof CheckoutInput>

/** A signed-in browser that places orders. */
export interface Shopper extends TestDevice {
  place(body: Partial<OrderBody>, key?: string): Promise<Answered<'POST', '/orders/checkout'>>
}

/** The pick-up of `delivery_shipping_types`, which costs nothing. */
const pickUpId = 3

/** A regular customer, whose orders may wait for their money. */
export async function testShopper(app: TestApp): Promise<Shopper> {
  const shopper = await newShopper(app)
  await makeRegulars(app, [shopper.accountId])
  return shopper
}

/** Somebody of whom nothing is known. */
export async function newShopper(app: TestApp): Promise<Shopper> {
  return shopperOn(app, await testDevice(app))
}

export function shopperOn({ url }: Pick<TestApp, 'url'>, device: TestDevice): Shopper {
  return {
    ...device,
    place(body, key) {
      const headers = { ...device.headers, ...(key !== undefined && { 'idempotency-key': key }) }
      return post(`${url}/api/v1/orders/checkout`, headers, body)
    },
  }
}

/** The same shopper behind a proxy, at this address. */
export function shopperAt(shopper: Shopper, url: string, ip: string): Shopper {
  const headers = { ...shopper.headers, 'x-forwarded-for': ip }
  return shopperOn({ url }, { ...shopper, headers })
}

/** On a connection of its own: an idle one may be closed by the server while a rush is on. */
function post<Body>(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ status: number; body: Body }> {
  const type = { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent: false, headers: { ...headers, ...type } },
      (answer) => {
        readText(answer)
          .then((json) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(json) }))
          .catch(reject)
      },
    )
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** An order that is picked up and, unless the caller says otherwise, paid from the wallet. `total` is naira. */
export function pickUp(
  lines: OrderBody['product_orders'],
  total: number,
  more: Partial<OrderBody> = {},
): OrderBody {
  return {
    product_orders: lines,
    shipping_method_id: pickUpId,
    payment_code: 'wallets',
    sub_total: total,
    shipping: 0,
    total,
    ...more,
  }
}

/** Decides a payment at the card provider's page, or by its reference where the page is closed. */
export async function decide(
  url: string,
  decision: { outcome: string; deliveries?: number } & ({ link: string } | { tx_ref: string }),
): Promise<void> {
  // Where the console has no password this is ignored.
  const console = btoa(`anybody:${testConsolePassword}`)
  const { status } = await fetch(`${url}/simulators/flutterwave/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${console}` },
    body: JSON.stringify(decision),
  })
  if (status !== 200) throw new Error(`the payment page answers ${status}`)
}

/** Puts money into a shopper's wallet. Kobo. */
export async function fund(
  { database, clock }: TestApp,
  { accountId }: { accountId: number },
  amountKobo: number,
): Promise<void> {
  const reference = `TEST${accountId}`
  const key = `test:${accountId}:${Math.random()}`
  await inTransaction(database.pool, async (client) => {
    await cardMoneyIn(client, { amountKobo, reference, key: `${key}:in`, at: clock.now() })
    await giveBack(client, { accountId, amountKobo, reference, key, at: clock.now() })
  })
}

export function stockOf(db: Db, productId: number) {
  return one(db, stockOfProduct, [productId])
}

const stockOfProduct = rareStatement(
  'test-stock',
  { on_hand: number, held: number },
  `SELECT sum(on_hand)::integer AS on_hand, sum(held)::integer AS held
   FROM stock WHERE product_id = $1`,
)

/** Throws where an invariant of orders, stock and money is broken. */
export async function requireWhole(db: Db): Promise<void> {
  const faults = [...(await orderFaults(db)), ...(await ledgerFaults(db))]
  if (faults.length > 0) throw new Error(faults.map(faultLine).join('\n'))
}
