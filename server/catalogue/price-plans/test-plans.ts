import type { Database } from '#server/platform/database/database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { addCategories } from '../test-catalogue.ts'

/** An app whose time passes when a test says so, and a member who plans prices. */
export async function testPlans(database: Database) {
  const { app, signedIn, member, rows } = await testStaff(database)
  await addCategories(database)
  const { clock, http } = app
  const ada = await member('Catalogue')
  let browser = await signedIn(ada)
  const jobs = http.jobs.filter(({ name }) => name === 'price-plans')

  /** Sessions end while time passes; and every test begins with a minute. */
  async function begin() {
    browser = await signedIn(ada)
    await clock.advance(60 - (Math.floor(clock.now().getTime() / 1_000) % 60))
  }

  /** So many minutes from the current one on, UTC. */
  function at(minutes: number): string {
    const now = Math.floor(clock.now().getTime() / 60_000) * 60_000
    return new Date(now + minutes * 60_000).toISOString()
  }

  /** Plans a price, naira, from and until so many minutes from now. */
  function plan(item: number | string, amount: number, from: number, until: number) {
    const times = { starts_at: at(from), ends_at: at(until) }
    const body = { item: String(item), amount, confirmed_amount: amount, ...times }
    return browser.post('/office/price-plans', body)
  }

  async function pass(minutes: number) {
    await clock.advance(minutes * 60)
    await runJobs(jobs)
  }

  /** Naira: the price, and the one before a discount. */
  async function priceOf(id: number) {
    const [row] = await rows(
      `SELECT amount_kobo / 100.0 AS amount, previous_amount_kobo / 100.0 AS previous
       FROM products WHERE id = $1`,
      [id],
    )
    return [Number(row.amount), row.previous === null ? null : Number(row.previous)]
  }

  const office = () => browser
  const planNow = async (id: number) => (await browser.get(`/office/price-plans/${id}`)).data
  return { ada, at, begin, clock, jobs, office, pass, plan, planNow, priceOf, rows }
}
