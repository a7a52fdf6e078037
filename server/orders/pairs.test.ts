import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testOrder } from '#server/reviews/test-orders.ts'
import { testApp } from '#server/test-app.ts'
import { testAccount } from '#server/test-customer.ts'
import { boughtTogether } from './orders.ts'
import { countPairs } from './pairs.ts'

const database = await testDatabase()
const app = { database, ...(await testApp(database)) }

beforeAll(() => addCategories(database))

test('what two customers bought in one order is counted, and what one alone did is not', async () => {
  const [phone = 0, cover = 0, cable = 0, kettle = 0] = await addProducts(database, [
    {},
    {},
    {},
    {},
  ])
  const [ada, bola, chi] = [await testAccount(app), await testAccount(app), await testAccount(app)]
  await testOrder(app, ada, [phone, cover, cable])
  await testOrder(app, bola, [phone, cover, cable])
  await testOrder(app, chi, [cover, phone])
  // Often, but by one customer.
  await testOrder(app, ada, [phone, kettle])
  await testOrder(app, ada, [phone, kettle])
  for (const _ of [1, 2]) {
    await countPairs({ database })
    expect(await boughtTogether(database, phone)).toEqual([cover, cable])
    expect(await boughtTogether(database, kettle)).toEqual([])
  }
})
