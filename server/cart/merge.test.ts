import { expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const add = '/api/v1/carts/add'

test('what has sold out since a guest wanted it is in the cart after login, as it was wanted', async () => {
  await addCategories(database)
  const device = await testDevice({ url, database, clock })
  const lamp = await addProduct(database, { stock: 9 })
  await device.post(add, { product_orders: [{ product_id: lamp, quantity: 2 }] })
  const sellOut = (id: number) =>
    database.pool.query('UPDATE stock SET held = on_hand WHERE product_id = $1', [id])
  await sellOut(lamp)
  const fan = await addProduct(database, { stock: 9 })
  await sellOut(fan)
  const guest = {
    merge_id: 'too-late',
    product_orders: [
      { product_id: lamp, quantity: 3 },
      { product_id: fan, quantity: 4 },
    ],
  }
  for (const _ of [1, 2]) expect((await device.post(add, guest)).status).toBe(200)
  const { body } = await device.get('/api/v1/carts')
  const lines = body.data.cart.map(({ product, quantity }) => [
    product.id,
    quantity,
    product.in_stock,
    product.stock_count,
  ])
  expect(lines).toEqual([
    [lamp, 2, false, 0],
    [fan, 4, false, 0],
  ])
  // By itself it is refused as ever.
  const alone = await device.post(add, { product_orders: [{ product_id: fan, quantity: 1 }] })
  expect(alone.body.code).toBe('out_of_stock')
})
