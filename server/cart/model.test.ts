import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  addCategories,
  addChoices,
  addProducts,
  moveUnits,
} from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testAccount, testDevice } from '#server/test-customer.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }

interface ItemRef {
  product: number
  combination: number | null
}

/** Two fixed products and two combinations of one product. */
const items: ItemRef[] = []
const places = [0, 1, 2, 3]

beforeAll(async () => {
  await addCategories(database)
  const [one = 0, two = 0, shirt = 0] = await addProducts(database, [{}, {}, {}])
  const { combinations } = await addChoices(
    database,
    shirt,
    [2],
    [
      { places: [0], amount: 400_000, stock: 1 },
      { places: [1], amount: 500_000, stock: 1 },
    ],
  )
  for (const product of [one, two]) items.push({ product, combination: null })
  for (const combination of combinations) items.push({ product: shirt, combination })
})

/** Place of the item → quantity. */
type Quantities = Map<number, number>

interface Model {
  cart: Quantities
  stock: number[]
  /** What each device gathered while signed out; a new one begins with each merge. */
  guests: { id: string; lines: Quantities }[]
}

interface World {
  devices: TestDevice[]
  model: Model
}

interface Step {
  run(world: World): Promise<void>
  toString(): string
}

const place = fc.constantFrom(...places)
const device = fc.constantFrom(0, 1)
const quantity = fc.integer({ min: 1, max: 6 })
const lines = fc.uniqueArray(fc.tuple(place, quantity), {
  selector: ([place]) => place,
  minLength: 1,
  maxLength: 4,
})

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(device, lines, fc.integer({ min: 1, max: 3 })).map(setting),
  fc.tuple(device, place).map(removing),
  device.map(clearing),
  fc.tuple(device, place, quantity).map(filling),
  fc.tuple(device, fc.integer({ min: 1, max: 4 })).map(merging),
  fc.tuple(place, fc.integer({ min: 0, max: 8 })).map(restocking),
  fc.tuple(quantity, quantity).map(atTheSameTime),
)

test('a cart never loses or doubles a line, and never takes more than is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const world = await newWorld()
      for (const step of steps) {
        await step.run(world)
        expect(await cartOf(world.devices[0])).toEqual(world.model.cart)
      }
      expect(await cartOf(world.devices[1])).toEqual(world.model.cart)
    }),
    { numRuns: 60, endOnFailure: true },
  )
})

async function newWorld(): Promise<World> {
  const accountId = await testAccount(app)
  const devices = await Promise.all(places.slice(0, 2).map(() => testDevice(app, accountId)))
  const world = { devices, model: { cart: new Map(), stock: [], guests: [guest(), guest()] } }
  for (const place of places) await restocking([place, 4]).run(world)
  return world
}

let guests = 0
function guest() {
  guests++
  return { id: `guest-cart-${guests}`, lines: new Map<number, number>() }
}

/** Sent several times, one after the other: as when answers are lost. */
function setting([device, lines, times]: [number, [number, number][], number]): Step {
  return {
    toString: () => `device ${device} sets ${JSON.stringify(lines)} ${times}×`,
    async run({ devices, model }) {
      const short = lines.find(([place, quantity]) => quantity > left(model, place))
      for (let time = 0; time < times; time++) {
        const { status, body } = await add(devices[device], new Map(lines))
        expect([status, body?.code]).toEqual(short ? [409, 'out_of_stock'] : [200, undefined])
        if (short) expect(body?.message).toMatch(/^\d unit\(s\) left$/)
      }
      if (!short) for (const [place, quantity] of lines) model.cart.set(place, quantity)
    },
  }
}

function removing([device, place]: [number, number]): Step {
  return {
    toString: () => `device ${device} removes ${place}`,
    async run({ devices, model }) {
      const { product, combination } = itemAt(place)
      const body = { product_id: product, combo_id: combination }
      await devices[device]?.post('/api/v1/carts/remove', body)
      model.cart.delete(place)
    },
  }
}

function clearing(device: number): Step {
  return {
    toString: () => `device ${device} clears`,
    async run({ devices, model }) {
      await devices[device]?.post('/api/v1/carts/remove/all')
      model.cart.clear()
    },
  }
}

/** Signed out: only the device knows. */
function filling([device, place, quantity]: [number, number, number]): Step {
  return {
    toString: () => `guest on device ${device} takes ${quantity} of ${place}`,
    async run({ model }) {
      model.guests[device]?.lines.set(place, quantity)
    },
  }
}

/** Signing in: the push is sent several times at once, and once more later by an impatient browser. */
function merging([device, times]: [number, number]): Step {
  return {
    toString: () => `device ${device} merges its guest cart ${times}×`,
    async run({ devices, model }) {
      const { id, lines } = model.guests[device] ?? guest()
      if (lines.size === 0) return
      const push = () => add(devices[device], lines, id)
      const answers = await Promise.all(Array.from({ length: times }, push))
      answers.push(await push())
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      for (const [place, quantity] of lines) {
        const most = left(model, place)
        const before = model.cart.get(place)
        // What has sold out stays as it was wanted.
        const after = most === 0 ? (before ?? quantity) : Math.min(most, (before ?? 0) + quantity)
        model.cart.set(place, after)
      }
      model.guests[device] = guest()
    },
  }
}

/** Others buy, or units come in. */
function restocking([place, onHand]: [number, number]): Step {
  return {
    toString: () => `${onHand} of ${place} are left`,
    async run({ model }) {
      const { product, combination } = itemAt(place)
      await moveUnits(database, { productId: product, combinationId: combination }, onHand)
      model.stock[place] = onHand
    },
  }
}

/** Both devices set all lines, in opposite orders, while others are cleared: some order of these holds. */
function atTheSameTime([one, other]: [number, number]): Step {
  return {
    toString: () => `both devices set everything, to ${one} and ${other}, and clear`,
    async run({ devices, model }) {
      const all = (quantity: number, order: number[]) =>
        new Map(order.map((place) => [place, quantity]))
      const answers = await Promise.all([
        add(devices[0], all(one, places)),
        add(devices[1], all(other, places.toReversed())),
        devices[0]?.post('/api/v1/carts/remove/all'),
        add(devices[1], all(other, places.toReversed())),
        devices[1]?.post('/api/v1/carts/remove', { product_id: items[2]?.product }),
      ])
      for (const answer of answers) expect([200, 409]).toContain(answer?.status)
      const cart = await cartOf(devices[0])
      for (const [place, quantity] of cart) {
        const allowed = [one, other].filter((each) => each <= Math.min(...model.stock))
        expect([...allowed, model.cart.get(place)]).toContain(quantity)
      }
      model.cart = cart
    },
  }
}

function left(model: Model, place: number): number {
  return model.stock[place] ?? 0
}

function itemAt(place: number): ItemRef {
  const item = items[place]
  if (!item) throw new Error(`there is no item ${place}`)
  return item
}

async function add(device: TestDevice | undefined, lines: Quantities, mergeId?: string) {
  const product_orders = [...lines].map(([place, quantity]) => {
    const { product, combination } = itemAt(place)
    return combination === null
      ? { product_id: product, quantity }
      : { product_id: product, variation: [{ id: combination, quantity }] }
  })
  const answer = await device?.post('/api/v1/carts/add', { product_orders, merge_id: mergeId })
  return answer ?? { status: 0, body: undefined }
}

/** Throws where a line stands twice. */
async function cartOf(device: TestDevice | undefined): Promise<Quantities> {
  const answer = await device?.get('/api/v1/carts')
  const entries = answer?.body.data.cart ?? []
  const cart = new Map(
    entries.map(({ product, quantity, variation }) => [
      items.findIndex(
        (item) => item.product === product.id && item.combination === (variation?.combo_id ?? null),
      ),
      quantity,
    ]),
  )
  expect(cart.size).toBe(entries.length)
  return cart
}
