import { expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testOrder } from '#server/reviews/test-orders.ts'
import { testApp } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
await addCategories(database)
const kettle = await addProduct(database)

test('badges are listed from the lowest, without a gap between them', async () => {
  const { badges } = (await (await fetch(`${url}/api/v1/get-badges-list`)).json()).data
  const ranges = badges.data.map((badge: { min_order: number; max_order: number | null }) => [
    badge.min_order,
    badge.max_order,
  ])
  expect(ranges[0][0]).toBe(1)
  expect(ranges.at(-1)[1]).toBeNull()
  for (const [n, range] of ranges.slice(1).entries()) expect(range[0]).toBe(ranges[n][1] + 1)
  for (const { name, icon_url, description } of badges.data) {
    expect(name && description).not.toBe('')
    expect(icon_url).toMatch(/^\/badges\/[a-z]+\.svg$/)
  }
})

test('delivered orders make the badge, and orders that come back take it', async () => {
  const device = await testDevice(app)
  const state = async () => {
    const { data } = (await device.get('/api/v1/accounts/badge')).body
    const { user, order_count } = (await device.get('/api/v1/accounts')).body.data
    expect([user.badge, order_count]).toEqual([data.badge?.name ?? null, data.order_count])
    return [data.badge?.name ?? null, data.next?.name ?? null, data.orders_to_next]
  }
  expect(await state()).toEqual([null, 'Bronze', 1])
  await testOrder(app, device.accountId, [kettle], 'PROCESSING')
  expect(await state()).toEqual([null, 'Bronze', 1])
  const first = await testOrder(app, device.accountId, [kettle])
  expect(await state()).toEqual(['Bronze', 'Silver', 4])
  for (let n = 0; n < 4; n += 1) await testOrder(app, device.accountId, [kettle])
  expect(await state()).toEqual(['Silver', 'Gold', 10])
  await database.pool.query(`UPDATE orders SET status = 'REFUNDED' WHERE id = $1`, [first.id])
  expect(await state()).toEqual(['Bronze', 'Silver', 1])
  for (let n = 0; n < 36; n += 1) await testOrder(app, device.accountId, [kettle])
  expect(await state()).toEqual(['Diamond', null, null])
})

test('the database refuses two badges for one number of orders', async () => {
  await expect(
    database.pool.query(
      `INSERT INTO badges (name, icon_url, min_order, max_order, description)
       VALUES ('Second', '/badges/gold.svg', 12, 12, 'Too much')`,
    ),
  ).rejects.toThrow('badges_apart')
})
