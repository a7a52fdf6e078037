import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, testStaff } from '#server/staff/test-staff.ts'
import { addCategories, addProducts, brandIds, subIds } from './test-catalogue.ts'

const database = await testDatabase()
const { rows, member, signedIn } = await testStaff(database)
let ada: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  ada = await signedIn(await member('Owner'))
})

afterEach(() => vi.restoreAllMocks())

function send(code: string) {
  const facts = {
    name: `Kettle ${code}`,
    category_id: subIds[0],
    brand_id: brandIds[0],
    seller_id: 1,
  }
  return ada.post('/office/products', { ...facts, code })
}

const taken = { status: 422, message: 'Another product has this code.' }

test('a product’s code is taken whatever its capitals, and all of the office finds either form', async () => {
  const { id } = (await send('Fix-1')).data
  for (const code of ['fix-1', 'FIX-1', 'fIX-1', ' fix-1 '])
    expect(await send(code)).toMatchObject(taken)
  const other = (await send('Other-1')).data
  const path = `/office/products/${other.id}`
  const { data: whole } = await ada.get(path)
  expect(await ada.call('PATCH', path, { ...whole, code: 'FIX-1' })).toMatchObject(taken)
  // Its own code may get other capitals.
  expect((await ada.call('PATCH', path, { ...whole, code: 'OTHER-1' })).status).toBe(200)

  for (const code of ['Fix-1', 'FIX-1', 'fix-1']) {
    const list = await ada.get(`/office/products?search=${code}`)
    expect(list.data.rows.map((row: { id: number }) => row.id)).toEqual([id])
    const audit = await ada.get(`/office/audit?about=${code}`)
    expect(audit.data.rows[0]).toMatchObject({ subject: `product:${id}` })
  }
})

test('stock and price plans find a code and a barcode in either form', async () => {
  const [sold = 0] = await addProducts(database, [{}])
  await rows("UPDATE products SET code = 'Lamp-7' WHERE id = $1", [sold])
  await rows("UPDATE stock_facts SET barcode = 'Ab-7' WHERE product_id = $1", [sold])
  for (const scanned of ['lamp-7', 'LAMP-7', 'ab-7', 'AB-7']) {
    const { data } = await ada.get(`/office/stock?search=${scanned}`)
    expect([scanned, data.rows.map(productOf)]).toEqual([scanned, [sold]])
  }
  const item = (await ada.get('/office/priced-items?search=LAMP-7')).data.items[0]
  expect(item).toMatchObject({ code: 'Lamp-7' })
  const planned = await ada.post('/office/price-plans', {
    item: item.key,
    amount: 900,
    starts_at: '2040-01-01T09:00:00Z',
    ends_at: '2040-01-02T09:00:00Z',
  })
  expect(planned.status).toBe(200)
  const plans = await ada.get('/office/price-plans?search=lamp-7')
  expect(plans.data.rows.map(productOf)).toEqual([sold])
})

const productOf = (row: { product_id: number }) => row.product_id

test('a database whose codes differ in capitals keeps all of them, told apart and named', async () => {
  await rows('DROP INDEX products_code_once, stock_facts_barcode_once')
  await rows("DELETE FROM platform_migrations WHERE name = '0219_codes_without_case'")
  const [first = 0, second = 0, third = 0, fourth = 0] = await addProducts(database, [
    {},
    {},
    {},
    {},
  ])
  const codes: [number, string][] = [
    [first, 'Pair-1'],
    [second, 'PAIR-1'],
    [third, 'pair-1'],
    [fourth, 'pair-1-2'],
  ]
  for (const [id, code] of codes) {
    await rows('UPDATE products SET code = $2 WHERE id = $1', [id, code])
    await rows('UPDATE stock_facts SET barcode = $2 WHERE product_id = $1', [id, code])
  }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await migrate(database.url)).toEqual(['0219_codes_without_case'])
  const now = await rows(
    `SELECT code, barcode FROM products JOIN stock_facts ON product_id = products.id
     WHERE products.id = ANY ($1) ORDER BY products.id`,
    [codes.map(([id]) => id)],
  )
  const numbered = ['Pair-1', 'PAIR-1-3', 'pair-1-4', 'pair-1-2']
  expect(now).toEqual(numbered.map((code) => ({ code, barcode: code })))
  const said = warn.mock.calls.map(([words]) => words)
  expect(said).toHaveLength(4)
  expect(said).toContain(
    `The code PAIR-1 of product ${second} differed only in capitals from that of product ${first}: it is PAIR-1-3 now.`,
  )
  expect(await migrate(database.url)).toEqual([])
  expect((await ada.get('/office/products?search=pair-1-4')).data.rows).toHaveLength(1)
})
