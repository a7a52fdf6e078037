import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { type OfficeBrowser, testStaff } from '#server/staff/test-staff.ts'
import { sized } from '#server/test-size.ts'
import { checkedCsv, move, rowsOf } from './test-bulk.ts'

const database = await testDatabase()
/** Two processes of one mall. */
const [one, two] = await Promise.all([testStaff(database), testStaff(database)])
const { clock } = one.app
const [ada, bola] = [await one.member('Owner'), await two.member('Owner')]

beforeAll(() => addCategories(database))

/** From one price to the next, naira. */
type Step = [from: number, to: number]

/** Types a price over the one that is there; nothing where somebody was first. */
async function editByHand(from: OfficeBrowser, id: number, to: number): Promise<Step[]> {
  const { version, amount } = (await from.get(`/office/products/${id}`)).data
  const price = { combination_id: null, amount: to, previous_amount: null, confirmed_amount: to }
  const { status, code } = await from.post(`/office/products/${id}/prices`, {
    version,
    prices: [price],
  })
  // On a busy machine others may hold the product's lock for too long: that refuses too, and changes nothing.
  if (status !== 200) expect(['edited_meanwhile', 'database_unavailable']).toContain(code)
  return status === 200 ? [[amount, to]] : []
}

/** Applies a checked file; nothing where the product was edited since. */
async function applyFile(from: OfficeBrowser, id: number): Promise<Step[]> {
  await move(from, id, 'apply')
  const done: { cells: { column: string; before: string; after: string }[] }[] = await rowsOf(
    from,
    id,
    'done',
  )
  const refused: { reasons: { column: string }[] }[] = await rowsOf(from, id, 'refused')
  for (const { reasons } of refused)
    expect(reasons.map(({ column }) => column)).toEqual(['version'])
  expect(done.length + refused.length).toBe(1)
  return done.flatMap(({ cells }) =>
    cells
      .filter(({ column }) => column === 'price')
      .map(({ before, after }): Step => [Number(before), Number(after)]),
  )
}

/** What the plans of a product did to its price since. */
async function stepsOfPlans(from: OfficeBrowser, id: number, started: number): Promise<Step[]> {
  const { data } = await from.get(`/office/price-plans?product=${id}`)
  return data.rows.flatMap(
    (plan: {
      id: number
      amount: number
      before_amount: number | null
      outcome: string | null
    }) => {
      const { amount, before_amount: before } = plan
      if (before === null) return []
      const ended: Step[] = plan.outcome === 'restored' ? [[amount, before]] : []
      return plan.id === started ? ended : [[before, amount], ...ended]
    },
  )
}

/** At some moment of the next tenth of a second. */
async function soon<T>(work: () => Promise<T>): Promise<T> {
  await wait(Math.random() * 100)
  return work()
}

/** Where each price was left as often as it was reached, no change went over one that it had not seen. */
function surplus(steps: readonly Step[]): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (price: number, by: number) => counts.set(price, (counts.get(price) ?? 0) + by)
  for (const [from, to] of steps) {
    add(from, 1)
    add(to, -1)
  }
  return new Map([...counts].filter(([, count]) => count !== 0))
}

test('two price plans, two files and two people at once: no price is lost', async () => {
  for (let round = 0; round < sized(5, 60); round++) {
    // Prices of many want a second step of the last minutes, and each round moves the clock by two.
    const [first, second] = [await one.signedIn(ada), await two.signedIn(bola)]
    const id = await addProduct(database, { amount: 100_000 })
    const [{ code }] = await one.rows('SELECT code FROM products WHERE id = $1', [id])
    await clock.refresh()
    const minute = Math.floor(clock.now().getTime() / 60_000) * 60_000
    const time = (minutes: number) => new Date(minute + minutes * 60_000).toISOString()
    const plan = async (amount: number, from: number, until: number) => {
      const times = { starts_at: time(from), ends_at: time(until) }
      return (await first.post('/office/price-plans', { item: String(id), amount, ...times })).data
    }
    // The first is running when everything begins, and ends in the minute in which the second starts.
    const started = (await plan(990, 0, 2)).id
    await plan(980, 2, 30)
    const jobs = [one, two].flatMap(({ app }) =>
      app.http.jobs.filter(({ name }) => name === 'price-plans'),
    )
    await runJobs(jobs)
    const file = (price: number) => `product_code,price\n${code},${price}\n`
    const files = [await checkedCsv(first, file(970)), await checkedCsv(second, file(960))] as const
    await clock.advance(121)
    await two.app.clock.refresh()
    const [before] = await one.rows('SELECT amount_kobo, version FROM products WHERE id = $1', [id])
    const done = await Promise.all([
      soon(() => applyFile(first, files[0])),
      soon(() => applyFile(second, files[1])),
      soon(() => editByHand(first, id, 950)),
      soon(() => editByHand(second, id, 940)),
      ...jobs.map((job) => soon(() => runJobs([job])).then(() => [])),
    ])
    const plans = await stepsOfPlans(first, id, started)
    const steps = [...done.flat(), ...plans]
    const [after] = await one.rows('SELECT amount_kobo, version FROM products WHERE id = $1', [id])
    const [start, end] = [before.amount_kobo / 100, after.amount_kobo / 100]
    expect(start).toBe(990)
    expect([...surplus([...steps, [end, start]])]).toEqual([])
    // An edit each, and one for the minute of the plans where they moved the price.
    expect(after.version - before.version).toBe(done.flat().length + Math.min(1, plans.length))
    // Alone each of them gets through, and whatever was read before leaves it at that.
    const late = await checkedCsv(first, file(930))
    expect(await editByHand(second, id, 920)).toEqual([[end, 920]])
    expect(await applyFile(first, late)).toEqual([])
    expect(await applyFile(first, await checkedCsv(first, file(910)))).toEqual([[920, 910]])
  }
})
