import { beforeAll, expect, test } from 'vitest'
import { addProduct as addWhole } from '#server/catalogue/catalogue.ts'
import { newProduct, sizesAndColors, testManage } from '#server/catalogue/manage/test-manage.ts'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'
import { checkedCsv, move, rowsOf, stateOf } from './test-bulk.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { rows } = staff
const manage = testManage(database)
const manager = await staff.signedIn(await staff.member('Manager'))

beforeAll(() => addCategories(database))

async function product(price = 100_000) {
  const made = newProduct({}, { amountKobo: price, previousAmountKobo: null, onHand: 10 })
  const { id } = await addWhole(manage, made)
  return { id, code: made.facts.code }
}

const stored = async (id: number) =>
  (
    await rows(
      `SELECT name, amount_kobo, previous_amount_kobo, weight_grams, state, version, on_hand
       FROM products JOIN stock ON product_id = products.id AND combination_id IS NULL
       WHERE products.id = $1`,
      [id],
    )
  )[0]

test('a file is checked, applied and undone', async () => {
  const [one, two, three] = [await product(), await product(), await product()]
  const before = await stored(one.id)
  const id = await checkedCsv(
    manager,
    `\ufeffProduct_Code;Price;stock_on_hand;name;State\r\n${one.code};900.50;25;"Big; kettle";hidden\r\n${two.code};1000;10;;\r\nnone-such;1;1;;\r\n${three.code};free;-1;;sold\r\n`,
  )
  expect(await stateOf(manager, id)).toEqual({ state: 'ready', changed: 1, same: 1, refused: 2 })
  expect(await stored(one.id)).toEqual(before)
  expect(await rowsOf(manager, id, 'refused')).toMatchObject([
    { line: 4, code: 'none-such', reasons: [{ column: 'name' }] },
    {
      line: 5,
      reasons: [{ column: 'price' }, { column: 'stock_on_hand' }, { column: 'state' }],
    },
  ])
  expect(await rowsOf(manager, id, 'changed')).toMatchObject([
    {
      line: 2,
      code: one.code,
      cells: [
        { column: 'name', after: 'Big; kettle' },
        { column: 'price', before: '1000.00', after: '900.50' },
        { column: 'stock_on_hand', before: '10', after: '25' },
        { column: 'state', before: 'live', after: 'hidden' },
      ],
    },
  ])
  await move(manager, id, 'apply')
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: 1, same: 1, refused: 2 })
  expect(await stored(one.id)).toMatchObject({
    name: 'Big; kettle',
    amount_kobo: 90_050,
    on_hand: 25,
    state: 'hidden',
    version: 2,
  })
  expect(await stored(two.id)).toMatchObject({ version: 1 })
  await move(manager, id, 'undo')
  expect(await stateOf(manager, id)).toEqual({ state: 'undone', undone: 1, same: 1, refused: 2 })
  expect(await stored(one.id)).toEqual({ ...before, version: 3 })
  const moves = await rows(
    'SELECT on_hand_before, on_hand_after, reason FROM stock_moves WHERE product_id = $1 ORDER BY id',
    [one.id],
  )
  expect(moves).toEqual([
    expect.objectContaining({ on_hand_after: 10 }),
    { on_hand_before: 10, on_hand_after: 25, reason: `Bulk change ${id}` },
    { on_hand_before: 25, on_hand_after: 10, reason: `Undid bulk change ${id}` },
  ])
  const refused = await manager.get(`/office/bulk/${id}/refused`)
  expect(refused.message).toContain('none-such,')
  expect(refused.message.split('\r\n')[0]).toBe(
    'product_code,price,stock_on_hand,name,state,line,reasons',
  )
})

test('what was edited or sold since the check is refused, and since it was applied is kept', async () => {
  const [one, two, three] = [await product(), await product(), await product()]
  const id = await checkedCsv(
    manager,
    `product_code,price,stock_on_hand\n${one.code},900,\n${two.code},,20\n${three.code},900,\n`,
  )
  await rows('UPDATE products SET version = version + 1 WHERE id = $1', [one.id])
  await rows('UPDATE stock SET on_hand = 9 WHERE product_id = $1', [two.id])
  await move(manager, id, 'apply')
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: 1, refused: 2 })
  const refused: { reasons: { column: string }[] }[] = await rowsOf(manager, id, 'refused')
  expect(refused.map(({ reasons }) => reasons[0]?.column)).toEqual(['version', 'stock_on_hand'])
  await rows('UPDATE products SET version = version + 1, name = $2 WHERE id = $1', [
    three.id,
    'New',
  ])
  await move(manager, id, 'undo')
  expect(await stateOf(manager, id)).toEqual({ state: 'undone', left: 1, refused: 2 })
  expect(await stored(three.id)).toMatchObject({ name: 'New', amount_kobo: 90_000 })
})

test('combinations have rows of their own, by number or by their values', async () => {
  const made = newProduct({}, sizesAndColors())
  const { id: productId } = await addWhole(manage, made)
  const { code } = made.facts
  const [first] = await rows('SELECT id FROM combinations WHERE product_id = $1 ORDER BY id', [
    productId,
  ])
  const id = await checkedCsv(
    manager,
    [
      'product_code,combination_id,combination,price,previous_price,stock_on_hand,name',
      `${code},,,,,,Renamed`,
      `${code},${first.id},S / Red,2400,none,7,`,
      `${code},,s/green,2600,2750,,`,
      `${code},,L / Red,2600,,,`,
      `${code},,M / Red,,,,No`,
      `${code},,,2600,,,`,
      `${code},${first.id},,2500,,,`,
    ].join('\n'),
  )
  expect(await stateOf(manager, id)).toEqual({ state: 'ready', changed: 3, refused: 4 })
  await move(manager, id, 'apply')
  const [after] = await rows('SELECT name, amount_kobo, version FROM products WHERE id = $1', [
    productId,
  ])
  expect(after).toEqual({ name: 'Renamed', amount_kobo: 240_000, version: 2 })
  await move(manager, id, 'undo')
  const [undone] = await rows('SELECT name, amount_kobo FROM products WHERE id = $1', [productId])
  expect(undone).toEqual({ name: made.facts.name, amount_kobo: 250_000 })
})

test('a new code adds a draft, which undoing deletes', async () => {
  const id = await checkedCsv(
    manager,
    'product_code,name,brand,seller,category,price,stock_on_hand,state\n' +
      'N-1,Òfì cloth,brand 1,Iya Kudi,category-11,2500,4,\nN-2,Cloth,,,,,,\nN-3,Cloth,Brand 1,Iya Kudi,,,,live\n',
  )
  expect(await stateOf(manager, id)).toEqual({ state: 'ready', new: 1, refused: 2 })
  await move(manager, id, 'apply')
  const added = () =>
    rows('SELECT p_slug, name, state, amount_kobo, category_id FROM products WHERE code = $1', [
      'N-1',
    ])
  expect(await added()).toEqual([
    {
      p_slug: 'ofi-cloth-n-1',
      name: 'Òfì cloth',
      state: 'draft',
      amount_kobo: 250_000,
      category_id: 11,
    },
  ])
  await move(manager, id, 'undo')
  expect(await stateOf(manager, id)).toEqual({ state: 'undone', undone: 1, refused: 2 })
  expect(await added()).toEqual([])
})

test('columns need their permissions, of the sender and of whoever applies', async () => {
  await rows(
    `WITH role AS (INSERT INTO staff_roles (name, edited_at, edited_by)
       VALUES ('Importer', '2026-01-01', 'command:test') RETURNING id)
     INSERT INTO staff_role_permissions (role_id, permission)
     SELECT id, permission FROM role, unnest(ARRAY['imports.run', 'products.edit']) AS permission`,
  )
  const importer = await staff.signedIn(await staff.member('Importer'))
  const one = await product()
  const file = `product_code,price,name\n${one.code},950,Other\n`
  const own = await checkedCsv(importer, file)
  const [refused] = await rowsOf(importer, own, 'refused')
  expect(refused.reasons).toEqual([
    { column: 'price', words: 'Your roles do not let you change this.' },
  ])
  const other = await checkedCsv(manager, file)
  expect(outcome(await importer.post(`/office/bulk/${other}/apply`))).toBe('403 forbidden')
  // Somebody else's: its owner stops it, or who may stop those of others.
  expect(outcome(await importer.post(`/office/bulk/${other}/stop`))).toBe('403 forbidden')
  expect(outcome(await manager.post(`/office/bulk/${other}/stop`))).toBe(200)
  expect(outcome(await manager.post(`/office/bulk/${other}/stop`))).toBe('409 conflict')
  const theirs = await checkedCsv(importer, `product_code,name\n${one.code},Third\n`)
  expect(outcome(await manager.post(`/office/bulk/${theirs}/stop`))).toBe(200)
  const mine = await checkedCsv(importer, `product_code,name\n${one.code},Fourth\n`)
  expect(outcome(await importer.post(`/office/bulk/${mine}/stop`))).toBe(200)
  expect(await stateOf(importer, other)).toEqual({ state: 'stopped', changed: 1 })
})

test('prices that change by more than 30 % are confirmed by their number', async () => {
  const one = await product()
  const id = await checkedCsv(manager, `product_code,price\n${one.code},500\n`)
  const apply = async (body: object) =>
    outcome(await manager.post(`/office/bulk/${id}/apply`, body))
  expect(await apply({})).toBe('422 validation_failed')
  expect(await apply({ large_price_changes: 2 })).toBe('422 validation_failed')
  await move(manager, id, 'apply', { large_price_changes: 1 })
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: 1 })
})

test('a value that breaks a rule by the time it is applied is refused alone', async () => {
  const [one, two] = [await product(), await product()]
  await rows(
    "INSERT INTO brands (id, name, slug, picture_hash) VALUES (90, 'Gone', 'gone', repeat('a', 64))",
  )
  const id = await checkedCsv(
    manager,
    `product_code,brand,weight_grams\n${one.code},Gone,\n${two.code},,777\n`,
  )
  await rows('DELETE FROM brands WHERE id = 90')
  await move(manager, id, 'apply')
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: 1, refused: 1 })
  const [refused] = await rowsOf(manager, id, 'refused')
  expect(refused.reasons).toEqual([{ column: 'brand_id', words: 'There is no such brand.' }])
  expect(await stored(two.id)).toMatchObject({ weight_grams: 777 })
})

test('an action changes one column of a selection, also of combinations', async () => {
  const made = newProduct({}, sizesAndColors())
  const varied = await addWhole(manage, made)
  const fixed = await product()
  const send = (body: object) => manager.post('/office/bulk/selections', body)
  const product_ids = [varied.id, fixed.id]
  const raise = await send({ of: { product_ids }, column: 'price', how: 'raise', value: '10' })
  const { id } = raise.data
  await expect.poll(() => stateOf(manager, id)).toEqual({ state: 'ready', changed: 4, refused: 1 })
  await move(manager, id, 'apply')
  expect(await stored(fixed.id)).toMatchObject({ amount_kobo: 110_000 })
  const prices = await rows(
    'SELECT amount_kobo FROM combinations WHERE product_id = $1 ORDER BY id',
    [varied.id],
  )
  // The second would cost as much as before its discount.
  expect(prices.map((row) => row.amount_kobo)).toEqual([330_000, 250_000, 440_000, 550_000])
  const replace = await send({
    of: { product_ids },
    column: 'name',
    how: 'replace',
    value: 'Pot',
    search: 'Kettle',
  })
  await expect.poll(() => stateOf(manager, replace.data.id)).toEqual({ state: 'ready', changed: 2 })
  for (const wrong of [
    { column: 'name', how: 'raise', value: '10' },
    { column: 'price', how: 'raise', value: '-100' },
    { column: 'price', how: 'replace', value: '1', search: '2' },
    { column: 'name', how: 'replace', value: 'x' },
    { column: 'name', how: 'set', value: ' ' },
    { column: 'version', how: 'set', value: '1' },
  ]) {
    expect(outcome(await send({ of: { product_ids }, ...wrong }))).toBe('422 validation_failed')
  }
})

test('the audit has one entry for each move, and a product’s history has them too', async () => {
  const one = await product()
  const id = await checkedCsv(manager, `product_code,weight_grams\n${one.code},850\n`)
  await move(manager, id, 'apply')
  const owner = await staff.signedIn(await staff.member('Owner'))
  const { data } = await owner.get(`/office/audit/product:${one.id}`)
  expect(data.rows.map((entry: { call: string }) => entry.call)).toEqual([
    'bulk-apply',
    'POST /office/bulk/{id}/apply',
    'bulk-check',
    'POST /office/bulk/files',
  ])
  expect(data.rows[0]).toMatchObject({ subject: `bulk:${id}`, after: { state: 'done', done: 1 } })
})
