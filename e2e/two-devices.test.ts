import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { kobo } from '#contract/kobo.ts'
import type { ProductOrder } from '#contract/shop/cart.ts'
import { addCategories, addChoices, addProducts } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { testAccount, testDevice } from '#server/test-customer.ts'
import { type Addition, add, decrease, increase, remove } from '#storefront/cart/change.ts'
import { keyText, type LineKey } from '#storefront/state/cart-lines.ts'
import { FlakyDevice, type Network, type ReceivedCall } from './flaky-device.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }

/** Of every item; stock that runs out is another test's subject. */
const stock = 5
const items: Addition[] = []

beforeAll(async () => {
  await addCategories(database)
  const [one = 0, two = 0, shirt = 0] = await addProducts(database, [{}, {}, {}])
  const { combinations } = await addChoices(
    database,
    shirt,
    [2],
    [
      { places: [0], amount: 400_000, stock },
      { places: [1], amount: 500_000, stock },
    ],
  )
  await database.pool.query('UPDATE stock SET on_hand = $1', [stock])
  items.push(addition(one), addition(two), ...combinations.map((id) => addition(shirt, id)))
})

type Quantities = Map<string, number>

/** The model of one device: what it shows and what it still has to send. */
interface DeviceModel {
  /** The cart on its screen. */
  view: Quantities
  changes: Quantities
  guestCarts: { id: string | null; lines: Quantities }[]
  left: Quantities
}

interface World {
  accountId: number
  devices: [FlakyDevice, FlakyDevice]
  models: [DeviceModel, DeviceModel]
  /** The server's cart, computed from the received calls. */
  cart: Quantities
  merged: Set<string>
}

interface Step {
  run(world: World): Promise<void>
  toString(): string
}

const device = fc.constantFrom<0 | 1>(0, 1)
const place = fc.constantFrom(0, 1, 2, 3)
const quantity = fc.integer({ min: 1, max: 4 })
const network = fc.constantFrom<Network>('good', 'good', 'offline', 'no-answers', 'duplicating')

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(device, place, quantity).map(putIn),
  fc.tuple(device, place).map(takeOut),
  fc.tuple(device, place, fc.boolean()).map(stepping),
  fc.tuple(device, network).map(exchanging),
  device.map(signingIn),
  fc.tuple(device, fc.boolean()).map(leaving),
)

test('two browsers with bad networks never lose or double a line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const world = await newWorld()
      for (const step of steps) {
        await step.run(world)
        for (const at of [0, 1] as const) {
          expect(world.devices[at].cart).toEqual(world.models[at].view)
        }
      }
      // Finally both sign in with a good network; the second round fetches the other's changes.
      for (const at of [0, 1] as const) await signingIn(at).run(world)
      for (const at of [0, 1, 0, 1] as const) await exchanging([at, 'good']).run(world)
      for (const at of [0, 1] as const) {
        const { changes, guestCarts, left } = world.models[at]
        expect([changes.size, guestCarts.length, left.size]).toEqual([0, 0, 0])
        expect(world.devices[at].hasPendingChanges).toBe(false)
        expect(world.devices[at].cart).toEqual(world.cart)
      }
    }),
    { numRuns: 80, endOnFailure: true },
  )
}, 180_000)

async function newWorld(): Promise<World> {
  const newModel = (): DeviceModel => ({
    view: new Map(),
    changes: new Map(),
    guestCarts: [],
    left: new Map(),
  })
  return {
    accountId: await testAccount(app),
    devices: [new FlakyDevice(url), new FlakyDevice(url)],
    models: [newModel(), newModel()],
    cart: new Map(),
    merged: new Set(),
  }
}

function putIn([at, place, quantity]: [0 | 1, number, number]): Step {
  return {
    toString: () => `device ${at} puts in ${quantity} of ${place}`,
    async run({ devices, models }) {
      const item = itemAt(place)
      devices[at].change((items) => add(items, { ...item, quantity }))
      const text = keyText(keyOf(item))
      const now = models[at].view.get(text) ?? 0
      const next = Math.min(stock, now + quantity)
      if (next !== now) note(devices[at], models[at], text, next)
    },
  }
}

function takeOut([at, place]: [0 | 1, number]): Step {
  return {
    toString: () => `device ${at} takes out ${place}`,
    async run({ devices, models }) {
      const key = keyOf(itemAt(place))
      devices[at].change((items) => remove(items, key))
      if (models[at].view.has(keyText(key))) note(devices[at], models[at], keyText(key), 0)
    },
  }
}

function stepping([at, place, up]: [0 | 1, number, boolean]): Step {
  return {
    toString: () => `device ${at} steps ${place} ${up ? 'up' : 'down'}`,
    async run({ devices, models }) {
      const key = keyOf(itemAt(place))
      devices[at].change((items) => (up ? increase(items, key) : decrease(items, key)))
      const now = models[at].view.get(keyText(key))
      if (now === undefined) return
      const next = up ? Math.min(stock, now + 1) : Math.max(1, now - 1)
      if (next !== now) note(devices[at], models[at], keyText(key), next)
    },
  }
}

function note(
  { isSignedIn }: FlakyDevice,
  { view, changes }: DeviceModel,
  text: string,
  quantity: number,
) {
  if (quantity === 0) view.delete(text)
  else view.set(text, quantity)
  if (isSignedIn) changes.set(text, quantity)
}

function exchanging([at, network]: [0 | 1, Network]): Step {
  return {
    toString: () => `device ${at} exchanges, the network is ${network}`,
    async run(world) {
      const [device, model] = [world.devices[at], world.models[at]]
      device.network = network
      const before = device.received.length
      await device.exchange()
      device.network = 'good'
      for (const call of device.received.slice(before)) receive(world, model, call)
      if (!device.isSignedIn || network === 'offline' || network === 'no-answers') return
      model.view = new Map([...world.cart, ...model.changes])
    },
  }
}

/** Every received call must be pending in the model; an answer removes it there. */
function receive({ cart, merged }: World, model: DeviceModel, call: ReceivedCall) {
  const { isAnswered } = call
  if (call.path === '/carts/add' && call.body.merge_id) {
    const { merge_id, product_orders } = call.body
    const lines = new Map(product_orders.map(lineOf))
    const expected = model.guestCarts[0]
    expect(expected?.lines).toEqual(lines)
    if (expected?.id) expect(merge_id).toBe(expected.id)
    if (expected) expected.id = merge_id
    if (isAnswered) model.guestCarts.shift()
    if (merged.has(merge_id)) return
    merged.add(merge_id)
    for (const [text, quantity] of lines)
      cart.set(text, Math.min(stock, (cart.get(text) ?? 0) + quantity))
    return
  }
  const [text, quantity] =
    call.path === '/carts/remove'
      ? [keyText({ id: call.body.product_id, combo: call.body.combo_id ?? undefined }), 0]
      : lineOf(call.body.product_orders[0] ?? expect.fail())
  expect(model.changes.get(text)).toBe(quantity)
  if (isAnswered) model.changes.delete(text)
  if (quantity === 0) cart.delete(text)
  else cart.set(text, quantity)
}

function lineOf(order: z.output<typeof ProductOrder>): [string, number] {
  const { product_id: id } = order
  if ('quantity' in order) return [keyText({ id }), order.quantity]
  const [chosen] = order.variation
  return [keyText({ id, combo: chosen?.id }), chosen?.quantity ?? 0]
}

function signingIn(at: 0 | 1): Step {
  return {
    toString: () => `device ${at} signs in`,
    async run({ accountId, devices, models }) {
      if (devices[at].isSignedIn) return
      const { view, guestCarts, left, changes } = models[at]
      if (view.size > 0) guestCarts.push({ id: null, lines: new Map(view) })
      for (const [text, quantity] of left) changes.set(text, quantity)
      left.clear()
      const { headers } = await testDevice(app, accountId)
      await devices[at].signIn(headers.authorization.replace('Bearer ', ''))
    },
  }
}

/** By logging out, or because the token was revoked and the next call is answered 401. */
function leaving([at, byRefusal]: [0 | 1, boolean]): Step {
  return {
    toString: () => `device ${at} ${byRefusal ? 'is refused' : 'logs out'}`,
    async run({ accountId, devices, models }) {
      if (!devices[at].isSignedIn) return
      if (!byRefusal) {
        devices[at].signOut()
        endSession(models[at])
        return
      }
      // The sessions of both devices: each notices with its next call.
      await database.pool.query('DELETE FROM account_sessions WHERE account_id = $1', [accountId])
      for (const each of [0, 1] as const) {
        if (!devices[each].isSignedIn) continue
        await devices[each].exchange()
        endSession(models[each])
      }
    },
  }
}

function endSession(model: DeviceModel) {
  for (const [text, quantity] of model.changes) if (quantity > 0) model.left.set(text, quantity)
  model.changes.clear()
  model.view.clear()
}

function itemAt(place: number): Addition {
  const item = items[place]
  if (!item) throw new Error(`there is no item ${place}`)
  return item
}

function keyOf({ id, variation }: Addition): LineKey {
  return variation ? { id, combo: variation.id } : { id }
}

function addition(id: number, combo?: number): Addition {
  return {
    id,
    p_slug: `product-${id}`,
    name: `Product ${id}`,
    color: null,
    quantity: 1,
    src: [],
    brand: 'Brand 1',
    price: kobo(1_000_00),
    description: '',
    weight: 1,
    stock_count: stock,
    variation:
      combo === undefined
        ? null
        : { id: combo, amount: kobo(400_000), stock_count: stock, variations: ['M'], src: [] },
  }
}
