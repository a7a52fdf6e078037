import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { addProduct } from '../catalogue.ts'
import { newProduct, sizesAndColors, testManage } from '../manage/test-manage.ts'
import { addCategories } from '../test-catalogue.ts'

const database = await testDatabase()
const { rows, member, signedIn, clock } = await testStaff(database)
const deps = testManage(database, clock)
/** Members who may edit; edit and price; do everything. */
let edits: OfficeBrowser
let prices: OfficeBrowser
let owner: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  edits = await inRole('Writer', ['products.read', 'products.edit'])
  prices = await inRole('Pricer', ['products.read', 'products.edit', 'prices.edit'])
  owner = await signedIn(await member('Owner'))
})

async function inRole(role: string, permissions: string[]) {
  await rows(
    `INSERT INTO staff_roles (name, edited_at, edited_by) VALUES ($1, '2026-01-01', 'job:test')`,
    [role],
  )
  await rows(
    `INSERT INTO staff_role_permissions (role_id, permission)
     SELECT id, unnest($2::text[]) FROM staff_roles WHERE name = $1`,
    [role, permissions],
  )
  return signedIn(await member(role))
}

interface Combination {
  id: number
  value_ids: number[]
  amount: number
  stock: object
}

/** A product of four combinations, what the form reads of it, and what it sends. */
async function varied() {
  const { id } = await addProduct(deps, newProduct({}, sizesAndColors()))
  const read = async () => (await owner.get(`/office/products/${id}`)).data
  const { options, combinations } = await read()
  const places = ({ value_ids }: Combination) =>
    value_ids.map((value, at) =>
      options[at].values.findIndex((one: { id: number }) => one.id === value),
    )
  const sent = (some: Combination[]) => some.map((one) => ({ id: one.id, places: places(one) }))
  const post = (who: OfficeBrowser, combinations: object[], version: number) =>
    who.post(`/office/products/${id}/variations`, { version, options, combinations })
  return { id, combinations, places, sent, post, read }
}

test('a combination left out and back has its price and its units, whatever whoever asks for', async () => {
  const { combinations, places, sent, post, read } = await varied()
  const [first, ...rest] = combinations
  const stay = sent(rest)
  const again = { id: null, places: places(first) }
  // Left out, and back: its price and its units, whoever asks for others.
  expect((await post(edits, stay, 1)).status).toBe(200)
  const priced = { ...again, amount: 2 }
  expect(await post(edits, [...stay, priced], 2)).toMatchObject({
    status: 403,
    code: 'forbidden',
    message:
      'Your roles do not allow this: Change prices and plan price changes. Ask Owner, Manager, Catalogue or Pricer.',
  })
  const stocked = { ...again, on_hand: 999 }
  expect(outcome(await post(prices, [...stay, stocked], 2))).toBe('403 forbidden')
  expect((await post(prices, [...stay, stocked], 2)).message).toContain(
    'Ask Owner, Manager or Store',
  )
  expect((await post(edits, [...stay, again], 2)).status).toBe(200)
  const now = (await read()).combinations.find((one: Combination) => one.id === first.id)
  expect(now).toMatchObject({ amount: first.amount, stock: first.stock })
})

test('a new combination has a price by who may price, units by who may count; what is far is typed twice', async () => {
  const { id, combinations: present, sent, post, read } = await varied()
  const all = sent(present)
  // One that never was: its price is far from every other.
  const fresh = { id: null, places: [2, 0], amount: 2 }
  expect(outcome(await post(prices, [...all, fresh], 1))).toBe('409 price_unconfirmed')
  const near = { ...fresh, amount: 3100 }
  expect((await post(prices, [...all, near], 1)).status).toBe(200)
  const [one] = await rows(
    'SELECT on_hand FROM stock WHERE product_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  )
  expect(one).toEqual({ on_hand: 0 })
  // With a first stock, by whoever may count: a move, and its entry.
  const another = { id: null, places: [1, 1], amount: 3100, on_hand: 7 }
  const onSale = sent((await read()).combinations)
  expect((await post(owner, [...onSale, another], 2)).status).toBe(200)
  const [move] = await rows(
    'SELECT * FROM stock_moves WHERE product_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  )
  expect(move).toMatchObject({
    on_hand_before: 0,
    on_hand_after: 7,
    reason: 'First stock',
    kind: 'received',
  })
  const entries = await rows('SELECT after FROM audit_entries WHERE subject = $1', [
    `stock:${id}-${move.combination_id}`,
  ])
  expect(entries).toEqual([{ after: { on_hand: 7, kind: 'received', reason: 'First stock' } }])
})

test('what a change of options left out comes back by its ids, with prices, units, pictures, plans and places', async () => {
  const { id, combinations: present, sent, post, read } = await varied()
  const fresh = { id: null, places: [2, 0], amount: 3100 }
  expect((await post(owner, [...sent(present), fresh], 1)).status).toBe(200)
  const { options } = await read()
  const [small, medium, large] = options[0].values
  const before = (await read()).combinations
  // One without units or orders, which a change deletes; with a plan and a place of its own, and a picture of its value.
  const bare = before.find((one: Combination) => one.value_ids.includes(large.id) && isBare(one))
  await rows(
    `INSERT INTO price_plans (product_id, combination_id, amount_kobo, starts_at, ends_at, created_at, created_by)
     VALUES ($1, $2, 100, '2030-01-01', '2030-02-01', '2026-01-01', 'job:test')`,
    [id, bare.id],
  )
  await rows('UPDATE stock_facts SET bin = $3 WHERE product_id = $1 AND combination_id = $2', [
    id,
    bare.id,
    'A-1',
  ])
  await rows(
    `INSERT INTO product_images (product_id, position, hash, width, height, placeholder_color, alt, option_value_id)
     VALUES ($1, 1, $2, 10, 10, '#aabbcc', 'Large', $3)`,
    [id, 'c'.repeat(64), large.id],
  )
  const whole = await read()
  const all = sent(whole.combinations)
  const change = (options: object[], combinations: object[], version: number) =>
    edits.post(`/office/products/${id}/variations`, { version, options, combinations })
  const ofRest = whole.combinations.filter((one: Combination) => !one.value_ids.includes(large.id))
  const [size, color] = whole.options
  const rest = [{ ...size, values: [small, medium] }, color]
  const left = await change(rest, sent(ofRest), 2)
  expect(left.data.combinations.map((one: Combination) => one.id)).not.toContain(bare.id)
  expect(left.data.pictures).toHaveLength(1)

  // Whoever may edit takes it back: nothing of it has a new price or new units.
  expect((await change(whole.options, all, 3)).status).toBe(200)
  expect(await read()).toMatchObject(contentOf(whole))
  expect(
    await rows('SELECT bin FROM stock_facts WHERE combination_id = $1 AND stock_id IS NOT NULL', [
      bare.id,
    ]),
  ).toEqual([{ bin: 'A-1' }])
  expect(
    await rows('SELECT id FROM price_plans WHERE combination_id = $1', [bare.id]),
  ).toHaveLength(1)

  // A whole option: of combinations that become the same, one stays.
  const ofFirst = whole.combinations.filter((one: Combination) =>
    one.value_ids.includes(color.values[0].id),
  )
  const bySize = ofFirst.map((one: Combination, at: number) => ({ id: one.id, places: [at] }))
  const sizes = {
    ...size,
    values: size.values.filter(({ id }: { id: number }) =>
      ofFirst.some((one: Combination) => one.value_ids.includes(id)),
    ),
  }
  expect((await change([sizes], bySize, 4)).status).toBe(200)
  expect((await change(whole.options, all, 5)).status).toBe(200)
  expect(await read()).toMatchObject(contentOf(whole))
})

test('a combination of another product is brought back by nobody', async () => {
  const one = await varied()
  const other = await varied()
  const [first, ...rest] = one.combinations
  expect((await one.post(owner, one.sent(rest), 1)).status).toBe(200)
  const all = other.sent(other.combinations)
  const foreign = { id: first.id, places: [2, 0] }
  expect(outcome(await other.post(edits, [...all, foreign], 1))).toBe('422 validation_failed')
})

function isBare({ stock }: Combination): boolean {
  return JSON.stringify(stock) === '{"on_hand":0,"held":0}'
}

/** All but when, and by whom. */
function contentOf({ options, combinations, pictures }: Record<string, unknown>) {
  return { options, combinations, pictures }
}
