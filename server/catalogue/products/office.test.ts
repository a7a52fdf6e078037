import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addProduct } from '../catalogue.ts'
import { newProduct, order, sizesAndColors, testManage } from '../manage/test-manage.ts'
import { addCategories, brandIds, subIds } from '../test-catalogue.ts'

const database = await testDatabase()
const { rows, member, signedIn, clock } = await testStaff(database)
const deps = testManage(database, clock)

let ada: OfficeBrowser
const hash = 'c'.repeat(64)

beforeAll(async () => {
  await addCategories(database)
  await rows(
    `INSERT INTO pictures (hash, width, height, placeholder_color) VALUES ($1, 800, 600, '#102030')`,
    [hash],
  )
  ada = await signedIn(await member('Owner'))
})

let made = 0

async function draft(given: { name?: string } = {}): Promise<number> {
  made++
  const body = {
    name: `Àdìrẹ Kettle ${made}`,
    code: `AK-${made}`,
    category_id: subIds[0],
    brand_id: brandIds[0],
    seller_id: 1,
    ...given,
  }
  const { status, data } = await ada.post('/office/products', body)
  expect(status).toBe(200)
  return data.id
}

async function whole(id: number) {
  return (await ada.get(`/office/products/${id}`)).data
}

function patch(from: OfficeBrowser, id: number, body: object) {
  return from.call('PATCH', `/office/products/${id}`, body)
}

async function auditOf(subject: string) {
  const [entry] = await rows(
    'SELECT call, before, after FROM audit_entries WHERE subject = $1 ORDER BY id DESC LIMIT 1',
    [subject],
  )
  return entry
}

test('half a character, as a cut emoji leaves, is a mark in its place, and stored', async () => {
  const id = await draft({ name: 'Lamp \ud83d' })
  expect((await whole(id)).name).toBe('Lamp \ufffd')
})

test('a draft goes on sale when nothing is missing, and each refusal names what is', async () => {
  const id = await draft()
  const live = async () => {
    const { version } = await whole(id)
    return ada.post(`/office/products/${id}/state`, { version, state: 'live' })
  }
  expect(await whole(id)).toMatchObject({
    state: 'draft',
    slug: `adire-kettle-${made}`,
    lacks: ['price', 'weight', 'stock', 'picture'],
  })
  const refused = await live()
  expect([outcome(refused), refused.message]).toEqual([
    '409 incomplete',
    'Before it can go on sale it needs a price, a weight, stock and a picture with words.',
  ])
  await patch(ada, id, { ...(await whole(id)), weight_grams: '850' })
  await ada.post(`/office/products/${id}/stock`, { on_hand: 4 })
  const price = { combination_id: null, amount: '12500.50', previous_amount: '' }
  const priced = { version: (await whole(id)).version, prices: [price] }
  expect((await ada.post(`/office/products/${id}/prices`, priced)).data).toMatchObject({
    amount: 12_500.5,
    lacks: ['picture'],
  })
  const picture = { hash, alt: '', value_id: null }
  const pictured = { version: (await whole(id)).version, pictures: [picture] }
  expect(outcome(await ada.post(`/office/products/${id}/pictures`, pictured))).toBe(
    '422 validation_failed',
  )
  const worded = { ...pictured, pictures: [{ ...picture, alt: 'From the front' }] }
  expect((await ada.post(`/office/products/${id}/pictures`, worded)).status).toBe(200)
  expect((await live()).data).toMatchObject({ state: 'live', lacks: [] })
  expect(await auditOf(`product:${id}`)).toEqual({
    call: 'POST /office/products/{id}/state',
    before: { state: 'draft' },
    after: { state: 'live' },
  })
})

test('facts are entered into the audit as they were and as they are, and no others', async () => {
  const id = await draft()
  const { data } = await patch(ada, id, {
    ...(await whole(id)),
    description: '<p onclick="x()">Good</p><script>1</script>',
    key_features: 'Light\n\n  Strong ',
  })
  expect(data).toMatchObject({ description: '<p>Good</p>', key_features: 'Light\nStrong' })
  expect(await auditOf(`product:${id}`)).toMatchObject({
    before: { description: '', key_features: '' },
    after: { description: '<p>Good</p>', key_features: 'Light\nStrong' },
  })
  const preview = { description: '<p>Good</p><iframe></iframe>' }
  expect((await ada.post('/office/product-descriptions', preview)).data).toEqual({
    description: '<p>Good</p>',
    is_changed: true,
  })
})

test('what is wrong with a field is refused under its name', async () => {
  const [id, other] = [await draft(), await whole(await draft())]
  const product = await whole(id)
  for (const [field, wrong] of [
    ['name', ''],
    ['code', other.code],
    ['slug', other.slug],
    ['slug', '12'],
    ['category_id', 1],
    ['category_id', 999],
    ['brand_id', 999],
    ['weight_grams', '0'],
    ['popularity', -1],
  ] as const) {
    const sent = { ...product, [field]: wrong }
    const refused = await ada.call('PATCH', `/office/products/${id}`, sent)
    expect([field, outcome(refused)]).toEqual([field, '422 validation_failed'])
  }
  expect((await whole(id)).version).toBe(product.version)
})

test('options, values and combinations have limits, and what was ordered is hidden, not deleted', async () => {
  const { id } = await addProduct(deps, newProduct({}, sizesAndColors()))
  const product = await whole(id)
  const [first, second] = product.combinations
  await order(database.pool, id, first.id)
  const options = product.options
  const places = ({ value_ids }: { value_ids: number[] }) =>
    value_ids.map((value, at) =>
      options[at].values.findIndex((one: { id: number }) => one.id === value),
    )
  const sent = (combinations: typeof product.combinations) =>
    combinations.map((one: typeof first) => ({
      id: one.id,
      places: places(one),
      amount: one.amount,
      previous_amount: one.previous_amount,
      on_hand: 0,
    }))
  const path = `/office/products/${id}/variations`
  const left = product.combinations.slice(2)
  const body = { version: product.version, options, combinations: sent(left) }
  const { data } = await ada.post(path, body)
  // The second was never ordered, and has units: these are there again with it.
  expect(data.combinations.map((one: typeof first) => [one.id, one.stock === null])).toEqual([
    [first.id, true],
    [second.id, true],
    ...left.map((one: typeof first) => [one.id, false]),
  ])

  const value = (name: string) => ({ id: null, name, swatch: null })
  const names = (count: number) => Array.from({ length: count }, (_, i) => value(`V${i}`))
  const many = (count: number, values: number) => ({
    version: data.version,
    options: Array.from({ length: count }, (_, i) => ({
      id: null,
      name: `O${i}`,
      values: names(values),
    })),
    combinations: [
      { id: null, places: Array(count).fill(0), amount: 3000, previous_amount: null, on_hand: 1 },
    ],
  })
  for (const wrong of [many(6, 1), many(1, 51), many(0, 0)]) {
    const refused = await ada.post(path, wrong)
    expect([outcome(refused), refused.message]).toEqual([
      '422 validation_failed',
      expect.stringMatching(/1 to (5 things|50 values)/),
    ])
  }
  const crowd = many(2, 50)
  crowd.combinations = Array.from({ length: 501 }, (_, i) => ({
    id: null,
    places: [Math.floor(i / 50) % 50, i % 50],
    amount: 3000,
    previous_amount: null,
    on_hand: 1,
  }))
  expect((await ada.post(path, crowd)).message).toBe('A product has 1 to 500 combinations.')
  crowd.combinations.pop()
  expect((await ada.post(path, crowd)).status).toBe(200)
})

test('a product that nobody ordered is deleted, another one archived', async () => {
  const [unused, used] = [await draft(), await draft()]
  await order(database.pool, used)
  const remove = async (id: number) =>
    (await ada.call('DELETE', `/office/products/${id}?version=1`)).data
  expect(await remove(unused)).toEqual({ outcome: 'deleted' })
  expect(outcome(await ada.get(`/office/products/${unused}`))).toBe('404 not_found')
  expect(await remove(used)).toEqual({ outcome: 'archived' })
  expect(await whole(used)).toMatchObject({ state: 'archived', version: 2 })
  const again = await ada.call('DELETE', `/office/products/${used}?version=1`)
  expect(outcome(again)).toBe('409 edited_meanwhile')
})
