import { expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'
import { checkedCsv, stateOf } from './test-bulk.ts'

const database = await testDatabase()
const staff = await testStaff(database)
await addCategories(database)

async function product() {
  const id = await addProduct(database)
  const [{ code }] = await staff.rows('SELECT code FROM products WHERE id = $1', [id])
  return { id, code }
}

test('prices of many and exports ask for the second factor again', async () => {
  const [one, two] = [await product(), await product()]
  const who = await staff.member('Manager')
  const late = await staff.signedIn(who)
  const prices = await checkedCsv(late, `product_code,price\n${one.code},950\n`)
  const names = await checkedCsv(late, `product_code,name\n${two.code},Lamp\n`)
  await staff.clock.advance(301)
  const apply = (id: number) => late.post(`/office/bulk/${id}/apply`)
  expect(outcome(await apply(prices))).toBe('403 step_up_needed')
  expect(outcome(await late.get('/office/bulk/export'))).toBe('403 step_up_needed')
  expect(outcome(await apply(names))).toBe(200)
  await staff.prove(late, who)
  expect(outcome(await apply(prices))).toBe(200)
  expect(outcome(await late.get('/office/bulk/export'))).toBe(200)
  await expect.poll(() => stateOf(late, prices)).toEqual({ state: 'done', done: 1 })
  await staff.clock.advance(301)
  expect(outcome(await late.post(`/office/bulk/${prices}/undo`))).toBe('403 step_up_needed')
})
