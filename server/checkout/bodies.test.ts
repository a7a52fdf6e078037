import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addCategories, addChoices, addProduct } from '#server/catalogue/test-catalogue.ts'
import { loadLocations } from '#server/delivery/delivery.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { maybe, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { pickUp, requireWhole, type Shopper } from './test-checkout.ts'
import { testShoppers } from './test-shoppers.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database, { RATE_LIMIT: '1000000' })
const app = { url, database, clock }
const runs = sized(300, 5_000)
/** Orders of each shopper: nobody may leave more than a few unpaid. */
const ordersEach = 5
let senders: Shopper[]
let pot: number
let cup: number
let size: number
let foreignOrder: string
let foreignAddress: number
let place: { state_id: number; lg_id: number }
/** Naira, of public transport. */
const fee = 1_000

beforeAll(async () => {
  await addCategories(database)
  await loadLocations(database)
  pot = await addProduct(database, { amount: 1_000, stock: 100_000 })
  cup = await addProduct(database)
  const [combination = 0] = (
    await addChoices(database, cup, [1], [{ places: [0], amount: 2_550, stock: 100_000 }])
  ).combinations
  size = combination
  senders = await testShoppers(app, 1 + Math.ceil(runs / ordersEach), 100_000_000)
  place = await one(database, firstArea)
  const [bola] = await testShoppers(app, 1, 1_000_000)
  const placed = await bola?.place(pickUp([{ product_id: pot, quantity: 1 }], 10))
  foreignOrder = placed?.body.data.orders.order_code ?? ''
  const saved = await bola?.post('/api/v1/accounts/delivery/address', {
    first_name: 'Bola',
    last_name: 'Ade',
    phone_number: '8031234567',
    city: 'Ibadan',
    address: '5 Adelabu Street',
    country: 161,
    state: place.state_id,
    lg: place.lg_id,
  })
  foreignAddress = saved?.body.data.delivery_address.id ?? 0
})

/** The valid value nine times in ten. */
const mostly = (good: fc.Arbitrary<unknown>, ...bad: unknown[]) =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) })

const quantity = mostly(
  fc.integer({ min: 1, max: 5 }),
  ...[0, -1, 1.5, 10_001, 1e9, 2 ** 53, '2', '1e1', '0x2', null, [], true],
)
const line = fc.oneof(
  fc.record({ product_id: mostly(fc.constant('pot'), 'cup', 999_999), quantity }),
  fc.record({
    product_id: mostly(fc.constant('cup'), 'pot'),
    variation: fc.array(fc.record({ id: mostly(fc.constant('size'), 1), quantity }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
)
const figure = mostly(
  fc.constant('right'),
  ...[0, -1, 0.001, 1e15, '10', 'NaN', null, 'Infinity', 10, 25.5],
)
const bodies = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  sub_total: figure,
  shipping: figure,
  total: figure,
  amount: mostly(fc.constantFrom(undefined, 0, '', null), -5, 10),
  shipping_method_id: mostly(fc.constantFrom(3, 2), 1, 99, -1),
  payment_code: mostly(fc.constantFrom('wallets', 'pay-on-pickup'), 'cash'),
  coupon_code: mostly(fc.constantFrom(undefined, '', null), 'NONE', "' OR 1=1 --"),
  delivery_address_id: mostly(fc.constantFrom(undefined, null), 'foreign', 12_345),
  address: mostly(fc.constant('12 Bodija Road'), undefined, '', ' ', 'x'.repeat(46)),
  phone: mostly(fc.constant('8031234567'), undefined, '08', '+1 555'),
})

test(
  `of ${formatCount(runs)} bodies, whatever is in them, what is placed has the mall’s own figures`,
  async () => {
    let accepted = 0
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(bodies, async ({ lines, ...rest }) => {
        const body = bodyOf(lines, rest)
        const sender = senders[Math.floor(accepted / ordersEach) % senders.length]
        if (!sender) throw new Error('nobody sends')
        const { status, body: answer } = await post(sender, body)
        expect(status, JSON.stringify({ body, answer })).toBeLessThan(500)
        if (status !== 200) return
        accepted++
        const order = await findConsistentOrder(answer.data.orders.order_code, sender.accountId)
        expect(order, JSON.stringify(body)).toBeDefined()
        seen.add(`${order?.payment_code} ${order?.shipping_code}`)
      }),
      { numRuns: runs },
    )
    expect(accepted).toBeGreaterThan(runs / 20)
    const all = ['pay-on-pickup pick-up', 'wallets pick-up', 'wallets public-transport']
    expect([...seen].sort()).toEqual(all)
    await requireWhole(database)
  },
  proofMs,
)

const firstArea = rareStatement(
  'test-first-area',
  { state_id: number, lg_id: number },
  'SELECT state_id, id AS lg_id FROM location_lgas ORDER BY id LIMIT 1',
)

/** The sender's order, if its figures and its address are right. */
function findConsistentOrder(code: string, accountId: number) {
  return maybe(database, consistentOrder, [code, accountId, pot, fee * 100])
}

const consistentOrder = rareStatement(
  'test-consistent-order',
  { payment_code: text, shipping_code: text },
  `SELECT payment_code, shipping_code FROM orders
   WHERE order_code = $1 AND account_id = $2 AND total_kobo = sub_total_kobo + shipping_kobo
     AND shipping_kobo = CASE shipping_code WHEN 'pick-up' THEN 0 ELSE $4 END
     AND (shipping_code = 'pick-up' OR street = '12 Bodija Road')
     AND sub_total_kobo = (
       SELECT sum(quantity * CASE WHEN product_id = $3 THEN 1000 ELSE 2550 END)
       FROM order_lines WHERE order_id = orders.id AND quantity > 0
     )`,
)

test('another’s order is nobody’s business', async () => {
  const [ada] = senders
  for (const path of ['single/order', 'single-order', 'fetch/order/notes']) {
    const seen = await ada?.get(`/api/v1/orders/${path}/${foreignOrder}`)
    expect(seen?.status).toBe(404)
  }
  expect((await ada?.post(`/api/v1/orders/${foreignOrder}/payment`))?.status).toBe(404)
})

type JsonObject = Record<string, unknown>

/** Replaces names by real ids, and 'right' by the right figure. */
function bodyOf(lines: JsonObject[], rest: JsonObject): JsonObject {
  const ids: Record<string, number> = { pot, cup, size }
  const text = JSON.stringify(lines).replace(/"(pot|cup|size)"/g, (_, name) => String(ids[name]))
  const product_orders = JSON.parse(text)
  const sum = kobo(product_orders) / 100
  const shipping = rest.shipping_method_id === 2 ? fee : 0
  const right = { sub_total: sum, shipping, total: sum + shipping }
  const figures = Object.entries(right).map(([name, value]) => [
    name,
    rest[name] === 'right' ? value : rest[name],
  ])
  const isForeign = rest.delivery_address_id === 'foreign'
  return {
    country_id: 161,
    ...place,
    ...rest,
    ...(isForeign && { delivery_address_id: foreignAddress }),
    ...Object.fromEntries(figures),
    product_orders,
  }
}

function kobo(orders: JsonObject[]): number {
  return orders.reduce((sum, order) => {
    const parts = Array.isArray(order.variation) ? order.variation : [order]
    const quantity = parts.reduce((all, part: JsonObject) => all + Number(part.quantity), 0)
    return sum + quantity * (order.product_id === pot ? 1_000 : 2_550)
  }, 0)
}

async function post({ headers }: Shopper, body: JsonObject) {
  const response = await fetch(`${url}/api/v1/orders/checkout`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
