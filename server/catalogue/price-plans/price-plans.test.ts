import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { changePrices } from '../catalogue.ts'
import { testManage } from '../manage/test-manage.ts'
import { addChoices, addProduct } from '../test-catalogue.ts'
import { runPlans } from './run-plans.ts'
import { testPlans } from './test-plans.ts'

const database = await testDatabase()
const plans = await testPlans(database)
const { ada, at, begin, clock, jobs, office, pass, plan, planNow, priceOf, rows } = plans
const deps = testManage(database)

beforeEach(begin)

test('a plan starts at its moment and ends at its moment, without waiting for the job', async () => {
  const id = await addProduct(database, { amount: 100_000 })
  const ending = await addProduct(database, { amount: 200_000 })
  await plan(ending, 1_500, 1, 2)
  await pass(1)
  expect(await priceOf(ending)).toEqual([1_500, 2_000])
  await clock.advance(54)
  // Some seconds before the minute.
  await plan(id, 750, 1, 10)
  await vi.waitFor(async () => expect(await priceOf(id)).toEqual([750, 1_000]))
  await vi.waitFor(async () => expect(await priceOf(ending)).toEqual([2_000, null]))
})

test('a plan starts and ends at its minute: the price before comes back, with its discount', async () => {
  const id = await addProduct(database, { amount: 100_000, previous: 125_000 })
  const { data } = await plan(id, 800.5, 10, 20)
  expect(data).toMatchObject({
    state: 'planned',
    amount: 800.5,
    present_amount: 1_000,
    before_amount: null,
    by: 'Sade Williams',
  })
  await pass(9)
  expect(await priceOf(id)).toEqual([1_000, 1_250])
  await pass(1)
  expect(await priceOf(id)).toEqual([800.5, 1_250])
  expect(await planNow(data.id)).toMatchObject({
    state: 'running',
    before_amount: 1_000,
    is_overridden: false,
  })
  const [{ version, changed_by }] = await rows(
    'SELECT version, changed_by FROM products WHERE id = $1',
    [id],
  )
  expect([version, changed_by]).toEqual([2, 'job:price-plans'])
  await pass(10)
  expect(await priceOf(id)).toEqual([1_000, 1_250])
  expect(await planNow(data.id)).toMatchObject({ state: 'ended', outcome: 'restored' })
  const audit = await rows(
    'SELECT actor, before, after FROM audit_entries WHERE subject = $1 ORDER BY id DESC LIMIT 2',
    [`price-plan:${data.id}`],
  )
  expect(audit).toEqual([
    {
      actor: 'job:price-plans',
      before: { state: 'running', amount: 800.5 },
      after: { state: 'ended', amount: 1_000 },
    },
    {
      actor: 'job:price-plans',
      before: { state: 'planned', amount: 1_000 },
      after: { state: 'running', amount: 800.5 },
    },
  ])
})

test('what somebody changed meanwhile stays when the plan ends, and the list says so', async () => {
  const id = await addProduct(database, { amount: 100_000 })
  const { data } = await plan(id, 900, 0, 10)
  await pass(0)
  expect(await priceOf(id)).toEqual([900, 1_000])
  const prices = [{ combinationId: null, amountKobo: 85_000, previousAmountKobo: null }]
  await changePrices(deps, { id, version: 2, by: { staff: ada.id }, prices })
  expect(await planNow(data.id)).toMatchObject({ is_overridden: true, present_amount: 850 })
  await pass(10)
  expect(await priceOf(id)).toEqual([850, null])
  expect(await planNow(data.id)).toMatchObject({ state: 'ended', outcome: 'changed' })
})

test('a combination has plans of its own, and the product costs what its lowest costs', async () => {
  const id = await addProduct(database)
  const made = await addChoices(
    database,
    id,
    [2],
    [
      { places: [0], amount: 100_000, stock: 1 },
      { places: [1], amount: 120_000, stock: 1 },
    ],
  )
  const [low, high] = made.combinations
  expect(outcome(await plan(id, 900, 0, 10))).toBe('404 not_found')
  expect(outcome(await plan(`${id}-${high}`, 950, 0, 10))).toBe(200)
  expect(outcome(await plan(`${id}-${low}`, 1_100, 0, 10))).toBe(200)
  await pass(0)
  expect(await priceOf(id)).toEqual([950, 1_200])
  await pass(10)
  expect(await priceOf(id)).toEqual([1_000, null])
  const { data } = await office().get(`/office/price-plans?product=${id}&when=past`)
  expect(data.rows).toMatchObject([
    { item: `${id}-${low}`, options: ['Value 0.0'], outcome: 'restored' },
    { item: `${id}-${high}`, outcome: 'restored' },
  ])
})

test('a job that comes late catches up, ends before it starts, and skips what is over', async () => {
  const id = await addProduct(database, { amount: 100_000 })
  const [one, two, three] = [
    await plan(id, 900, 0, 10),
    await plan(id, 950, 10, 20),
    await plan(id, 980, 20, 90),
  ]
  await pass(0)
  await pass(40)
  await begin()
  expect(await priceOf(id)).toEqual([980, 1_000])
  expect((await planNow(one.data.id)).outcome).toBe('restored')
  expect((await planNow(two.data.id)).outcome).toBe('never_ran')
  expect(await planNow(three.data.id)).toMatchObject({ state: 'running', before_amount: 1_000 })
})

test('two processes run it once', async () => {
  const ids = await Promise.all([0, 1, 2, 3].map(() => addProduct(database, { amount: 100_000 })))
  for (const id of ids) await plan(id, 900, 5, 15)
  const run = {
    database,
    clock,
    log: { error: () => expect.fail('it failed') },
    recordAudit: async () => {},
  }
  for (const minutes of [5, 10]) {
    await clock.advance(minutes * 60)
    await Promise.all([runPlans(run), runJobs(jobs), runPlans(run), runJobs(jobs)])
  }
  for (const id of ids) expect(await priceOf(id)).toEqual([1_000, null])
  const versions = await rows('SELECT version FROM products WHERE id = ANY ($1)', [ids])
  expect(versions).toEqual(ids.map(() => ({ version: 3 })))
})

test('times that overlap, are over, in a wrong order or no minutes are refused', async () => {
  const id = await addProduct(database, { amount: 100_000 })
  expect(outcome(await plan(id, 900, 10, 20))).toBe(200)
  for (const [from, until] of [
    [10, 20],
    [0, 11],
    [19, 30],
    [12, 13],
  ] as const) {
    expect(await plan(id, 900, from, until)).toMatchObject({
      status: 422,
      message: 'Another plan has a price for this item at that time.',
    })
  }
  expect(outcome(await plan(id, 900, 0, 10))).toBe(200)
  expect(outcome(await plan(id, 900, 20, 30))).toBe(200)
  expect((await plan(id, 900, -1, 40)).message).toBe('The start is in the past.')
  expect((await plan(id, 900, 50, 40)).message).toBe('The end is after the start.')
  expect(outcome(await plan(id, 900, 50, 50.5))).toBe('422 validation_failed')
  expect(outcome(await plan(id, 0, 50, 60))).toBe('422 validation_failed')
  expect(outcome(await plan(id, 900.001, 50, 60))).toBe('422 validation_failed')
  expect(outcome(await plan(999_999, 900, 50, 60))).toBe('404 not_found')
})

test('a price more than 30 % away is typed twice, up or down', async () => {
  const id = await addProduct(database, { amount: 100_000 })
  const send = (amount: number, confirmed_amount?: number) =>
    office().post('/office/price-plans', {
      item: String(id),
      amount,
      confirmed_amount,
      starts_at: at(5),
      ends_at: at(6),
    })
  expect(await send(699.99)).toMatchObject({
    status: 409,
    code: 'price_unconfirmed',
    message: 'That is 30 % below the present price. Type it again to confirm.',
    data: { amount: 1_000 },
  })
  expect(outcome(await send(1_300.01))).toBe('409 price_unconfirmed')
  expect((await send(10_000, 1_000)).message).toMatch(/900 % above .* The two prices are different/)
  expect(outcome(await send(700))).toBe(200)
  const prices = (amountKobo: number, confirmedKobo?: number | null) => [
    { combinationId: null, amountKobo, previousAmountKobo: null, confirmedKobo },
  ]
  const edit = { id, version: 1, by: { staff: ada.id } }
  await expect(changePrices(deps, { ...edit, prices: prices(69_999, null) })).rejects.toMatchObject(
    {
      code: 'price_unconfirmed',
    },
  )
  await changePrices(deps, { ...edit, prices: prices(69_999, 69_999) })
  await changePrices(deps, { ...edit, version: 2, prices: prices(10) })
})

test('a plan is changed until it starts, its end until it is over; two who change it do not overwrite', async () => {
  const id = await addProduct(database, { amount: 100_000 })
  const { data } = await plan(id, 900, 5, 10)
  const path = `/office/price-plans/${data.id}`
  const edit = (change: object) =>
    office().call('PATCH', path, {
      amount: 900,
      starts_at: data.starts_at,
      ends_at: data.ends_at,
      ...change,
    })
  expect((await edit({ version: 1, amount: 950 })).data).toMatchObject({ amount: 950, version: 2 })
  expect(await edit({ version: 1, amount: 920 })).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
    data: { version: 2, by: 'Sade Williams', fields: { amount: '950.00' } },
  })
  await pass(5)
  expect(await edit({ version: 2, amount: 960 })).toMatchObject({ status: 409, code: 'conflict' })
  const longer = { version: 2, amount: 950, ends_at: at(30) }
  expect((await edit(longer)).data).toMatchObject({ state: 'running', version: 3 })
  await pass(10)
  expect(await priceOf(id)).toEqual([950, 1_000])
  expect(outcome(await office().post(`${path}/cancel`, { version: 2 }))).toBe(
    '409 edited_meanwhile',
  )
  expect((await office().post(`${path}/cancel`, { version: 3 })).data).toMatchObject({
    state: 'cancelled',
    outcome: 'restored',
    present_amount: 1_000,
  })
  expect(outcome(await office().post(`${path}/cancel`, { version: 4 }))).toBe('409 conflict')
  await pass(60)
  expect(await priceOf(id)).toEqual([1_000, null])
})
