import { beforeAll, expect, test, vi } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { openAnnouncer } from '#server/platform/database/announce.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { listen } from '#server/platform/http/test-stream.ts'
import { openLog } from '#server/platform/log.ts'
import { testApp } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'
import { notify } from './notifications.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const app = { url, database, clock }
const announce = openAnnouncer(database.pool, openLog('silent'))
let kettle: number

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database)
})

test('another device hears of the cart and of notifications, and of its own end', async () => {
  const phone = await testDevice(app)
  const laptop = await testDevice(app, phone.accountId)
  const onPhone = await listen(url, phone.headers)
  const onLaptop = await listen(url, laptop.headers)

  const line = { product_id: kettle, quantity: 1 }
  await phone.post('/api/v1/carts/add', { product_orders: [line] })
  await vi.waitFor(() => expect(onLaptop.events).toEqual(['cart']))
  await phone.post('/api/v1/carts/remove', line)
  await vi.waitFor(() => expect(onLaptop.events).toEqual(['cart', 'cart']))
  await phone.post('/api/v1/carts/remove/all')
  await vi.waitFor(() => expect(onLaptop.events).toEqual(['cart', 'cart', 'cart']))
  const event = { type: 'order', content: 'On its way.', reference: null, at: clock.now() } as const
  await inTransaction(database.pool, (tx) =>
    notify(tx, announce, { accountId: phone.accountId, ...event }),
  )
  await vi.waitFor(() => expect(onPhone.events).toEqual(['notification']))
  await phone.post('/api/v1/accounts/clear-notifications')
  await vi.waitFor(() => expect(onLaptop.events.slice(3)).toEqual(['notification', 'notification']))

  await phone.post('/api/v1/logout')
  expect(await onPhone.ended).toBe('by the server')
  expect(onPhone.events).toEqual(['notification', 'signed-out'])
  onLaptop.leave()
})
