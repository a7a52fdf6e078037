import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '#server/test-app.ts'
import { addCategories, addProduct } from '../test-catalogue.ts'

const database = await testDatabase()
const { url } = await testApp(database)

test('a discount is rounded down, and begins at 1 percent', async () => {
  await addCategories(database)
  for (const [amount, discount] of [
    [20_001, 33],
    [29_700, 1],
    [29_701, 0],
  ] as const) {
    const id = await addProduct(database, { amount, previous: 30_000 })
    const { data } = await (await fetch(`${url}/api/v1/products/details/${id}`)).json()
    expect(data.product).toMatchObject({ percentage_discount: discount, discount })
  }
})
