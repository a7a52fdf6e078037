import { beforeAll, expect, test } from 'vitest'
import { addCategories, addChoices, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import {
  decide,
  fund,
  type OrderBody,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
  testShopper,
} from './test-checkout.ts'
import { tally } from './test-shoppers.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database, { RATE_LIMIT: '1000000' })
const onPickup = { payment_code: 'pay-on-pickup' } as const
const byCard = { payment_code: 'flutterwave' } as const
const refused = { status: 409, body: { code: 'unpaid_limit' } }
let lamp: number

beforeAll(async () => {
  await addCategories(database)
  lamp = await addProduct(database, { amount: 100_000, stock: 10_000 })
})

async function shopper(fundsKobo = 0): Promise<Shopper> {
  const one = await testShopper({ url, database, clock })
  if (fundsKobo > 0) await fund({ url, database, clock }, one, fundsKobo)
  return one
}

function lamps(quantity: number, more: Partial<OrderBody>): OrderBody {
  return pickUp([{ product_id: lamp, quantity }], quantity * 1_000, more)
}

test('five orders wait for their money, not six; the wallet is always open', async () => {
  const ada = await shopper(10_000_000)
  const before = await stockOf(database, lamp)
  for (const more of [onPickup, byCard, onPickup, byCard]) {
    expect((await ada.place(lamps(1, more))).status).toBe(200)
  }
  const fifth = await ada.place(lamps(1, onPickup), 'fifth')
  for (const more of [onPickup, byCard]) {
    const sixth = await ada.place(lamps(1, more), 'sixth')
    expect(sixth).toMatchObject(refused)
    expect(sixth.body.message).toContain('You have 5 unpaid orders')
  }
  // It is known under its key, however many wait.
  expect(await ada.place(lamps(1, onPickup), 'fifth')).toEqual(fifth)
  expect((await ada.place(lamps(1, {}), 'sixth')).status).toBe(200)
  const { on_hand, held } = before
  expect(await stockOf(database, lamp)).toEqual({ on_hand: on_hand - 1, held: held + 5 })
  await requireWhole(database)
})

test('an order that is paid, or ends, makes room for another', async () => {
  const ada = await shopper()
  const links: string[] = []
  for (let order = 0; order < 5; order++) {
    links.push((await ada.place(lamps(1, byCard))).body.link ?? '')
  }
  await decide(url, { link: links[0] ?? '', outcome: 'success' })
  await expect.poll(async () => (await ada.place(lamps(1, onPickup))).status).toBe(200)
  // One that failed can still be paid: its units would be held again.
  await decide(url, { link: links[1] ?? '', outcome: 'fail' })
  expect(await ada.place(lamps(1, onPickup))).toMatchObject(refused)
  await clock.advance(31 * 60)
  await runJobs(http.jobs)
  const again = await Promise.all(Array.from({ length: 10 }, () => ada.place(lamps(1, onPickup))))
  expect(tally(again)).toEqual({ '200': 4, '409 unpaid_limit': 6 })
})

test('twenty tabs of one account together leave five orders unpaid', async () => {
  const ada = await shopper()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => ada.place(lamps(1, tab % 2 ? onPickup : byCard))),
  )
  expect(tally(answers)).toEqual({ '200': 5, '409 unpaid_limit': 15 })
  await requireWhole(database)
})

test('of one item fifty units wait for their money, over all orders; each combination by itself', async () => {
  const ada = await shopper(1_000_000_000)
  const shirt = await addProduct(database)
  const combinations = [0, 1].map((place) => ({ places: [place], amount: 100_000, stock: 500 }))
  const [small = 0, large = 0] = (await addChoices(database, shirt, [2], combinations)).combinations
  const shirts = (id: number, quantity: number) =>
    pickUp([{ product_id: shirt, variation: [{ id, quantity }] }], quantity * 1_000, onPickup)

  const tooMany = await ada.place(lamps(51, onPickup))
  expect(tooMany).toMatchObject(refused)
  expect(tooMany.body.message).toContain('at most 50 unpaid units')
  expect((await ada.place(lamps(30, byCard))).status).toBe(200)
  expect(await ada.place(lamps(21, onPickup))).toMatchObject(refused)
  expect((await ada.place(lamps(20, onPickup))).status).toBe(200)
  expect((await ada.place(shirts(small, 50))).status).toBe(200)
  expect((await ada.place(shirts(large, 50))).status).toBe(200)
  expect(await ada.place(shirts(large, 1))).toMatchObject(refused)
  expect((await ada.place(lamps(200, {}))).status).toBe(200)
  await requireWhole(database)
})
