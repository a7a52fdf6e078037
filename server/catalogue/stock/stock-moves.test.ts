import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { pickUp } from '#server/checkout/test-checkout.ts'
import { tally, testShoppers } from '#server/checkout/test-shoppers.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'
import { sized } from '#server/test-size.ts'
import { addCategories, addProduct, moveUnits } from '../test-catalogue.ts'

const database = await testDatabase()
const { pool } = database
const { app, signedIn, member, rows } = await testStaff(database)
const store = await signedIn(await member('Store'))
const reason = 'as the test says'

beforeAll(async () => {
  await addCategories(database)
})

const move = (id: number, body: object) =>
  store.post(`/office/stock/${id}/moves`, { reason, ...body })
const movesOf = async (id: number) => (await store.get(`/office/stock/${id}/moves`)).data.rows

test('each kind moves the units, and history and audit say who, when and why', async () => {
  const id = await addProduct(database, { stock: 10 })
  expect((await move(id, { kind: 'received', units: 5 })).data).toMatchObject({ on_hand: 15 })
  expect((await move(id, { kind: 'damaged', units: 2 })).data).toMatchObject({ on_hand: 13 })
  expect((await move(id, { kind: 'corrected', units: -3 })).data).toMatchObject({ on_hand: 10 })
  const counted = { kind: 'counted', on_hand: 12, seen_on_hand: 10, reason: 'Found two more' }
  expect((await move(id, counted)).data).toMatchObject({ on_hand: 12, version: 1 })
  expect(await movesOf(id)).toMatchObject([
    { kind: 'counted', on_hand_before: 10, on_hand_after: 12, reason: 'Found two more' },
    { kind: 'corrected', on_hand_before: 13, on_hand_after: 10 },
    { kind: 'damaged', on_hand_before: 15, on_hand_after: 13 },
    { kind: 'received', on_hand_before: 10, on_hand_after: 15, by: 'Sade Williams', reason },
    { kind: 'received', on_hand_before: 0, on_hand_after: 10 },
  ])
  const entries = await rows(
    'SELECT before, after, reason FROM audit_entries WHERE subject = $1 ORDER BY id DESC LIMIT 1',
    [`stock:${id}`],
  )
  expect(entries).toEqual([
    { before: { on_hand: 10 }, after: { on_hand: 12, kind: 'counted' }, reason: 'Found two more' },
  ])
})

test('a move below what is held, of nothing, without a reason or of an old count is refused', async () => {
  const id = await addProduct(database, { stock: 10 })
  await pool.query('UPDATE stock SET held = 4 WHERE product_id = $1', [id])
  const code = async (body: object) => outcome(await move(id, body))
  expect(await code({ kind: 'damaged', units: 7 })).toBe('409 below_held')
  expect(await code({ kind: 'corrected', units: -7 })).toBe('409 below_held')
  expect(await code({ kind: 'counted', on_hand: 3, seen_on_hand: 10 })).toBe('409 below_held')
  expect(await move(id, { kind: 'counted', on_hand: 9, seen_on_hand: 11 })).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'You saw 11 units on hand, and now there are 10. Count again.',
    data: { on_hand: 10, held: 4 },
  })
  for (const body of [
    { kind: 'damaged', units: 11 },
    { kind: 'corrected', units: 0 },
    { kind: 'received', units: 0 },
    { kind: 'received', units: -1 },
    { kind: 'received', units: 1.5 },
    { kind: 'received', units: 1, reason: ' ' },
    { kind: 'counted', on_hand: -1, seen_on_hand: 10 },
    { kind: 'stolen', units: 1 },
  ]) {
    expect(await code(body)).toBe('422 validation_failed')
  }
  expect(outcome(await move(999_999, { kind: 'received', units: 1 }))).toBe('404 not_found')
  await moveUnits({ pool }, { productId: id }, 2_147_483_000)
  expect(await code({ kind: 'received', units: 1_000 })).toBe('422 validation_failed')
})

test('moves only grow: nothing changes, deletes or empties them, and they outlive their product', async () => {
  const id = await addProduct(database)
  await move(id, { kind: 'received', units: 1 })
  for (const statement of [
    "UPDATE stock_moves SET reason = 'other'",
    'DELETE FROM stock_moves',
    'TRUNCATE stock_moves',
    'TRUNCATE stock_moves CASCADE',
  ]) {
    await expect(pool.query(statement)).rejects.toThrow(/only grow/)
  }
  await pool.query('DELETE FROM products WHERE id = $1', [id])
  expect(await rows('SELECT on_hand_after FROM stock_moves WHERE product_id = $1', [id])).toEqual([
    { on_hand_after: 10 },
    { on_hand_after: 11 },
  ])
})

test('any row of moves adds up, and the level follows', async () => {
  const id = await addProduct(database, { stock: 20 })
  await pool.query('UPDATE stock_facts SET reorder_level = 5 WHERE product_id = $1', [id])
  await pool.query('UPDATE stock SET held = 3 WHERE product_id = $1', [id])
  let onHand = 20
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('received', 'damaged', 'corrected', 'counted'),
      fc.integer({ min: -12, max: 12 }),
      async (kind, n) => {
        const units = kind === 'corrected' ? n : Math.abs(n)
        const after = kind === 'counted' ? units : onHand + (kind === 'damaged' ? -units : units)
        const body = kind === 'counted' ? { on_hand: units, seen_on_hand: onHand } : { units }
        const answer = await move(id, { kind, ...body })
        const isRight = after >= 3 && (kind === 'counted' || units !== 0)
        expect(answer.status === 200).toBe(isRight)
        if (isRight) onHand = after
        const free = onHand - 3
        const level = free === 0 ? 'out' : free <= 5 ? 'low' : 'enough'
        const { data } = await store.get(`/office/stock/${id}`)
        expect(data).toMatchObject({ on_hand: onHand, held: 3, free, level })
      },
    ),
    { numRuns: sized(60, 600) },
  )
})

test('counts and other moves against fifty buyers at once: nothing below held, and all of it adds up', async () => {
  const shoppers = await testShoppers({ ...app, database }, 50, 50_000_000)
  const id = await addProduct(database, { stock: 40 })
  const now = async () => {
    const [stock] = await rows('SELECT on_hand, held FROM stock WHERE product_id = $1', [id])
    return stock
  }
  const order = pickUp([{ product_id: id, quantity: 1 }], 1_000)
  let sold = 0
  async function count(n: number) {
    const { on_hand, held } = await now()
    expect(on_hand).toBeGreaterThanOrEqual(held)
    const body = {
      kind: 'counted',
      on_hand: Math.max(0, on_hand - (n % 5) + 2),
      seen_on_hand: on_hand,
    }
    const answer = await move(id, body)
    expect(['200', '409 conflict', '409 below_held']).toContain(String(outcome(answer)))
  }
  for (let round = 0; round < sized(2, 10); round++) {
    const payment_code = round % 2 === 0 ? 'wallets' : 'pay-on-pickup'
    const buying = Promise.all(shoppers.map((one) => one.place({ ...order, payment_code })))
    const counting = (async () => {
      for (let n = 0; n < 12; n++) {
        await count(n)
        await move(id, { kind: n % 2 ? 'damaged' : 'received', units: 3 })
      }
    })()
    const answers = tally((await Promise.all([buying, counting]))[0])
    expect(Object.keys(answers).filter((one) => !/^(200|409 out_of_stock)$/.test(one))).toEqual([])
    sold += answers['200'] ?? 0
  }
  const [{ moved }] = await rows(
    'SELECT sum(on_hand_after - on_hand_before)::integer AS moved FROM stock_moves WHERE product_id = $1',
    [id],
  )
  const { on_hand, held } = await now()
  const [{ gone }] = await rows(
    `SELECT coalesce(sum(quantity) FILTER (WHERE stock_state = 'sold'), 0)::integer AS gone
     FROM orders JOIN order_lines ON order_id = orders.id WHERE product_id = $1`,
    [id],
  )
  expect(on_hand).toBe(moved - gone)
  expect(held + gone).toBe(sold)
  const late = { kind: 'counted', on_hand: on_hand + 5, seen_on_hand: on_hand + 1 }
  expect(outcome(await move(id, late))).toBe('409 conflict')
  expect(await now()).toEqual({ on_hand, held })
})
