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

test('undoing large price changes asks for their number, as applying them does', async () => {
  const [one, two] = [await product(), await product()]
  const who = await staff.signedIn(await staff.member('Manager'))
  const read = async (id: number) => (await who.get(`/office/bulk/${id}`)).data
  const [{ naira }] = await staff.rows(
    'SELECT amount_kobo / 100 AS naira FROM products WHERE id = $1',
    [one.id],
  )
  // Down by 25 %, which is near; back by 33 %, which is far.
  const lower = Number(naira) * 0.75
  const id = await checkedCsv(
    who,
    `product_code,price\n${one.code},${lower}\n${two.code},${lower}\n`,
  )
  expect(await read(id)).toMatchObject({ large_price_changes: 0, large_undo_changes: 0 })
  expect(outcome(await who.post(`/office/bulk/${id}/apply`))).toBe(200)
  await expect.poll(() => stateOf(who, id)).toEqual({ state: 'done', done: 2 })
  expect(await read(id)).toMatchObject({ large_undo_changes: 2 })
  const undo = (typed?: number) =>
    who.post(`/office/bulk/${id}/undo`, typed === undefined ? {} : { large_price_changes: typed })
  expect(outcome(await undo())).toBe('422 validation_failed')
  expect(outcome(await undo(1))).toBe('422 validation_failed')
  expect(outcome(await undo(2))).toBe(200)
})

test('only whoever began a bulk change, or may stop those of others, is told that they may stop it', async () => {
  const one = await product()
  const catalogue = await staff.signedIn(await staff.member('Catalogue'))
  const other = await staff.signedIn(await staff.member('Catalogue'))
  const manager = await staff.signedIn(await staff.member('Manager'))
  const id = await checkedCsv(catalogue, `product_code,name\n${one.code},Lamp\n`)
  for (const [who, may] of [
    [catalogue, true],
    [other, false],
    [manager, true],
  ] as const) {
    expect((await who.get(`/office/bulk/${id}`)).data.may_stop).toBe(may)
    if (!may) expect(outcome(await who.post(`/office/bulk/${id}/stop`))).toBe('403 forbidden')
  }
})
