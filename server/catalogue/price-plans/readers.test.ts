import { beforeAll, expect, test, vi } from 'vitest'
import { pickUp } from '#server/checkout/test-checkout.ts'
import { testShoppers } from '#server/checkout/test-shoppers.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { testApp } from '#server/test-app.ts'
import { sized } from '#server/test-size.ts'
import { addCategories, addProduct } from '../test-catalogue.ts'

const database = await testDatabase()
const { signedIn, member } = await testStaff(database)
const [app, other] = await Promise.all([
  testApp(database, { RATE_LIMIT: '1000000' }),
  testApp(database, { RATE_LIMIT: '1000000' }),
])
const processes = [app, other]
const readers = 32

beforeAll(async () => {
  await addCategories(database)
})

interface Reading {
  from: string
  startedAt: number
  endedAt: number
  /** Naira. */
  amount: number
}

test('a price plan starts under 32 readers: no two calls disagree', async () => {
  const office = await signedIn(await member('Catalogue'))
  for (let round = 0; round < sized(1, 20); round++) {
    // New ones in each: after a day's sum a wallet asks for a confirmation.
    const shoppers = await testShoppers({ ...app, database }, readers, 900_000_000)
    const id = await addProduct(database, { amount: 100_000, stock: 100_000, popularity: 900_000 })
    const minute = Math.floor(app.clock.now().getTime() / 60_000) * 60_000
    const time = (minutes: number) => new Date(minute + minutes * 60_000).toISOString()
    const body = { item: String(id), amount: 900, starts_at: time(2), ends_at: time(12) }
    expect((await office.post('/office/price-plans', body)).status).toBe(200)
    const readings = new Readings(id)
    let isOver = false
    const reading = Promise.all(
      shoppers.map(async (shopper, place) => {
        for (let turn = place; !isOver; turn++) {
          await readings.read(turn, processes[Math.floor(turn / 4) % 2]?.url ?? '', shopper)
        }
      }),
    )
    reading.catch(() => {
      isOver = true
    })
    await vi.waitFor(() => expect(isOver || readings.all.length > 100).toBe(true))
    await app.clock.advance(120)
    await other.clock.refresh()
    const job = ({ http }: typeof other) => http.jobs.filter(({ name }) => name === 'price-plans')
    await Promise.all([runJobs(job(app)), runJobs(job(other))])
    const changedAt = readings.all.length
    await vi.waitFor(() => expect(isOver || readings.all.length > changedAt + 300).toBe(true))
    isOver = true
    await reading
    readings.requireAgreement()
    // And for good: every call, in every process.
    for (const [turn, { url }] of processes.flatMap((one) => [one, one, one]).entries()) {
      const [shopper] = shoppers
      if (shopper) expect(await readings.read(turn, url, shopper)).toBe(900)
    }
  }
})

type Shopper = Awaited<ReturnType<typeof testShoppers>>[number]

class Readings {
  readonly all: Reading[] = []
  readonly #id: number

  constructor(id: number) {
    this.#id = id
  }

  /** List, product, cart or checkout, by turns; answers the price that the call said or took, naira. */
  async read(turn: number, url: string, shopper: Shopper): Promise<number> {
    const startedAt = performance.now()
    const kind = ['list', 'product', 'cart', 'checkout'][turn % 4] ?? ''
    const amount = await this.#amount(kind, url, shopper)
    const from = kind === 'list' || kind === 'product' ? `cached ${url}` : 'fresh'
    this.all.push({ from, startedAt, endedAt: performance.now(), amount })
    return amount
  }

  async #amount(kind: string, url: string, shopper: Shopper): Promise<number> {
    const read = async (path: string, init?: RequestInit) =>
      (await fetch(`${url}/api/v1/${path}`, init)).json()
    if (kind === 'list') {
      const { data } = await read('products/all/category/null')
      return data.products.data.find((one: { id: number }) => one.id === this.#id).amount
    }
    if (kind === 'product') return (await read(`products/details/${this.#id}`)).data.product.amount
    if (kind === 'cart') {
      const { data } = await read('carts/current-prices', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [{ product_id: this.#id }] }),
      })
      return data.lines[0].amount
    }
    // Whoever saw the old price pays it, or learns of the new one; nobody pays another than they saw.
    const lines = [{ product_id: this.#id, quantity: 1 }]
    const { status, body } = await shopper.place(pickUp(lines, 1_000))
    if (status === 200) return 1_000
    expect(body.code).toBe('price_changed')
    expect(await shopper.place(pickUp(lines, 900))).toMatchObject({ status: 200 })
    return 900
  }

  /**
   * Of calls that read the database, and of those that one process may answer from its cache: whoever begins after the
   * new price was answered to anybody is answered the new price.
   */
  requireAgreement(): void {
    for (const [, readings] of Map.groupBy(this.all, ({ from }) => from)) {
      const known = Math.min(
        ...readings.filter(({ amount }) => amount === 900).map(({ endedAt }) => endedAt),
      )
      const late = readings.filter(({ startedAt, amount }) => startedAt > known && amount !== 900)
      expect(late).toEqual([])
    }
    expect(new Set(this.all.map(({ amount }) => amount))).toEqual(new Set([1_000, 900]))
  }
}
