import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { StockItem } from '#contract/office/stock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'
import { addCategories, addChoices, addProduct, addProducts } from '../test-catalogue.ts'

const database = await testDatabase()
const { pool } = database
const { signedIn, member, rows } = await testStaff(database)
const bola = await member('Store')
const store = await signedIn(bola)

beforeAll(async () => {
  await addCategories(database)
})

async function read(query = ''): Promise<StockItem[]> {
  const items: StockItem[] = []
  for (let after = ''; ; ) {
    const { data } = await store.get(`/office/stock?${query}${after}`)
    items.push(...data.rows)
    if (data.next === null) return items
    after = `&after=${encodeURIComponent(data.next)}`
  }
}

async function edit(key: string, facts: object) {
  const { data } = await store.get(`/office/stock/${key}`)
  const { version, barcode, bin, reorder_level, cost } = data
  const stored = { version, barcode, bin, reorder_level, cost }
  return store.call('PATCH', `/office/stock/${key}`, { ...stored, ...facts })
}

const keys = (items: StockItem[]) => items.map(({ key }) => key)

test('an item is a fixed product or a combination, with its units, level and facts', async () => {
  const fixed = await addProduct(database, { stock: 4 })
  const varied = await addProduct(database)
  const { combinations } = await addChoices(
    database,
    varied,
    [2],
    [
      { places: [0], amount: 100, stock: 0 },
      { places: [1], amount: 100, stock: 9 },
    ],
  )
  await pool.query('UPDATE stock SET held = 1 WHERE product_id = $1', [fixed])
  const cost = { bin: 'a-3', barcode: '6151100000017', reorder_level: 3, cost: '1250.50' }
  expect(outcome(await edit(String(fixed), cost))).toBe(200)
  const [second, first, plain] = await read()
  expect(plain).toMatchObject({
    key: String(fixed),
    combination_id: null,
    options: [],
    on_hand: 4,
    held: 1,
    free: 3,
    level: 'low',
    bin: 'A-3',
    barcode: '6151100000017',
    reorder_level: 3,
    cost: 1250.5,
    version: 2,
  })
  expect(first).toMatchObject({ key: `${varied}-${combinations[0]}`, level: 'out', free: 0 })
  expect(second).toMatchObject({ options: ['Value 0.1'], level: 'enough', bin: null })
  expect(keys(await read('level=low'))).toEqual([plain?.key])
  expect(keys(await read('level=out'))).toEqual([first?.key])
  expect(keys(await read('bin=a'))).toEqual([plain?.key])
  expect(keys(await read('bin=B'))).toEqual([])
  expect(keys(await read('search=6151100000017'))).toEqual([plain?.key])
  expect(keys(await read(`search=${first?.code}`))).toEqual([second?.key, first?.key])
  expect(keys(await read('search=prod'))).toHaveLength(3)
  expect(keys(await read('search=!!!'))).toEqual([])
  expect(keys(await read('search=prod&level=out'))).toEqual([first?.key])
})

test('archived products are left out, but where their code is scanned, or they are asked for', async () => {
  const [live = 0, gone = 0] = await addProducts(database, [{}, {}])
  await pool.query("UPDATE products SET state = 'archived' WHERE id = $1", [gone])
  expect(outcome(await edit(String(gone), { barcode: 'GONE-1' }))).toBe(200)
  const listed = keys(await read())
  expect(listed).toContain(String(live))
  expect(listed).not.toContain(String(gone))
  expect(await read('of=archived')).toMatchObject([{ key: String(gone), is_archived: true }])
  expect(await read('search=GONE-1')).toMatchObject([{ key: String(gone), is_archived: true }])
  expect(outcome(await store.get('/office/stock?of=others'))).toBe('422 validation_failed')
})

test('two edit the facts of one item: the second learns who was first, and what differs', async () => {
  const id = await addProduct(database)
  const sent = { version: 1, barcode: '', bin: 'B-1', reorder_level: null, cost: 10 }
  const path = `/office/stock/${id}`
  expect(outcome(await store.call('PATCH', path, sent))).toBe(200)
  const manager = await signedIn(await member('Manager'))
  const late = await manager.call('PATCH', path, { ...sent, bin: 'b-2', cost: 20 })
  expect(late).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
    data: { version: 2, by: 'Sade Williams', fields: { bin: 'B-1', cost: '10' } },
  })
  expect(
    await rows('SELECT actor, before, after FROM audit_entries WHERE subject = $1', [
      `stock:${id}`,
    ]),
  ).toEqual([
    {
      actor: `staff:${bola.id}`,
      before: { bin: null, cost: null },
      after: { bin: 'B-1', cost: 10 },
    },
  ])
})

test('a barcode is one item’s, and wrong facts are refused by field', async () => {
  const [one = 0, other = 0] = await addProducts(database, [{}, {}])
  expect(outcome(await edit(String(one), { barcode: 'X-1' }))).toBe(200)
  const taken = await edit(String(other), { barcode: 'X-1' })
  expect(taken).toMatchObject({ status: 422, message: 'Another item has this barcode.' })
  const small = await edit(String(other), { barcode: 'x-1' })
  expect(small).toMatchObject({ status: 422, message: 'Another item has this barcode.' })
  const scanned = await read('search=x-1')
  expect(scanned.map(({ product_id, barcode }) => [product_id, barcode])).toEqual([[one, 'X-1']])
  expect(outcome(await edit(String(other), { barcode: 'two words' }))).toBe('422 validation_failed')
  expect(outcome(await edit(String(other), { reorder_level: -1 }))).toBe('422 validation_failed')
  expect(outcome(await edit(String(other), { cost: -1 }))).toBe('422 validation_failed')
  expect(outcome(await store.get('/office/stock/4294967296'))).toBe('404 not_found')
  expect(outcome(await store.get('/office/stock/0'))).toBe('404 not_found')
  expect(outcome(await store.get('/office/stock/x'))).toBe('422 validation_failed')
  expect(outcome(await store.get('/office/stock?after=x'))).toBe('422 validation_failed')
})

test('what a combination had is there again when it is on sale again', async () => {
  const id = await addProduct(database)
  const choices = await addChoices(database, id, [1], [{ places: [0], amount: 100, stock: 5 }])
  const key = `${id}-${choices.combinations[0]}`
  expect(outcome(await edit(key, { barcode: 'AGAIN', reorder_level: 5 }))).toBe(200)
  await pool.query('DELETE FROM stock WHERE product_id = $1', [id])
  expect(keys(await read('search=AGAIN'))).toEqual([])
  await pool.query('INSERT INTO stock (product_id, combination_id, on_hand) VALUES ($1, $2, 5)', [
    id,
    choices.combinations[0],
  ])
  expect(await read('search=AGAIN')).toMatchObject([{ key, level: 'low', reorder_level: 5 }])
})

test('every filter and order lists what a plain model lists, page by page', async () => {
  await pool.query('DELETE FROM products')
  const ids = await addProducts(
    database,
    Array.from({ length: 130 }, (_, i) => ({ stock: i % 5 === 0 ? 0 : i % 7 })),
  )
  await pool.query(
    `UPDATE stock_facts SET bin = (ARRAY['A-1', 'A-2', 'B-1', NULL])[1 + product_id % 4],
       reorder_level = NULLIF(product_id % 3, 0)`,
  )
  // Levels follow from any change of the units.
  await pool.query('UPDATE stock SET on_hand = on_hand')
  const all = await read()
  expect(all).toHaveLength(ids.length)
  const levelOf = ({ free, reorder_level }: StockItem) =>
    free === 0 ? 'out' : reorder_level !== null && free <= reorder_level ? 'low' : 'enough'
  expect(all.map(({ level }) => level)).toEqual(all.map(levelOf))
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
  await fc.assert(
    fc.asyncProperty(
      maybe(fc.constantFrom('low', 'out')),
      maybe(fc.constantFrom('A', 'a-2', 'B', 'C')),
      maybe(fc.constantFrom('product', all[3]?.code ?? '', 'nothing')),
      maybe(fc.constantFrom('newest', 'bin')),
      async (level, bin, search, order) => {
        const right = all
          .filter((item) => level === undefined || item.level === level)
          .filter((item) => bin === undefined || item.bin?.startsWith(bin.toUpperCase()))
          .filter((item) => !search || search === 'product' || item.code === search)
          .filter((item) => order !== 'bin' || item.bin !== null)
        if (order === 'bin') {
          right.sort((a, b) =>
            a.bin === b.bin ? a.product_id - b.product_id : (a.bin ?? '') < (b.bin ?? '') ? -1 : 1,
          )
        }
        const given = Object.entries({ level, bin, search, order })
        const query = given
          .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
          .join('&')
        expect(keys(await read(query))).toEqual(keys(right))
        const { data } = await store.get(`/office/stock?${query}`)
        expect(data.total).toEqual({ count: right.length, is_at_least: false })
      },
    ),
    { numRuns: 40 },
  )
})

test('of words that more items have than are counted, each page is the one of a plain list', async () => {
  await pool.query('DELETE FROM products')
  const ids = await addProducts(
    database,
    Array.from({ length: 2_200 }, (_, i) => ({ stock: i % 3 })),
  )
  await rows(`UPDATE products SET name = 'Zebra ' || id WHERE id % 2 = 0`)
  await rows(`UPDATE stock_facts SET bin = 'A-' || product_id % 7`)
  const zebras = ids.filter((id) => id % 2 === 0)
  const byBin = zebras.toSorted((a, b) => (a % 7) - (b % 7) || a - b)
  const orders = { newest: zebras.toReversed(), bin: byBin }
  for (const [order, right] of Object.entries(orders)) {
    expect(keys(await read(`search=zeb&order=${order}`))).toEqual(right.map(String))
    const { data } = await store.get(`/office/stock?search=zeb&order=${order}`)
    expect(data.total).toEqual({ count: 1_000, is_at_least: true })
  }
})
