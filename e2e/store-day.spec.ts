import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { customersOfDay, type DayOrder, type Outlet, orderOfDay, outlets } from './day-orders.ts'
import {
  beginsWork,
  confirmMove,
  type Day,
  find,
  handOut,
  handToDriver,
  pack,
  pick,
  refund,
  type StaffMember,
  sendFromPark,
  writeNote,
} from './day-staff.ts'
import { StartedApp } from './started-app.ts'

// A mall of its own: other journeys would pick its orders. Its command line invites the seven, and checks at the end.
const folder = mkdtempSync(join(tmpdir(), 'oja-day-'))
const { DATA_DIR: former } = process.env
let app: StartedApp
let day: Day

test.beforeAll(async () => {
  process.env.DATA_DIR = folder
  app = new StartedApp({ DATA_DIR: folder })
  await app.waitForOutput('ready on http://')
  // The whole of it with `npm run prove`.
  const size = process.env.OJA_PROVE === 'whole' ? 50 : 15
  day = { origin: `http://127.0.0.1:${app.port}`, size, orders: [] }
})
test.afterEach(async () => {
  const { status, expectedStatus, attach } = test.info()
  if (status !== expectedStatus) await attach('what the mall said', { body: app.output })
})
test.afterAll(async () => {
  if (former === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = former
  app.stop()
  await app.exited()
  rmSync(folder, { recursive: true, force: true })
})

const by = (outlet: Outlet) => day.orders.filter((order) => order.outlet === outlet)

test('seven people run a day of the mall in their browsers', async ({ browser }) => {
  test.slow()
  const begin = (role: string, job: string, width?: number) =>
    beginsWork(browser, day, { role, job, ...(width && { width }) })
  const pickers = [await begin('Store', 'picks', 390), await begin('Store', 'picks too', 390)]
  const packer = await begin('Store', 'packs')
  const dispatcher = await begin('Store', 'hands over')
  const counter = await begin('Store', 'stands at the counter')
  const support = await begin('Support', 'answers the telephone')
  const finance = await begin('Finance', 'gives money back')

  await Promise.all([sell(), ...pickers.map((picker) => pick(picker, day)), pack(packer, day)])
  await Promise.all([leave(dispatcher), handOut(counter, by('pick-up'))])
  const [late, returned, ...others] = outlets.slice(2).flatMap(by)
  if (!late || !returned) throw new Error('a day has parcels')
  await withCarrier(late, 'delayed')
  await find(support, late.code)
  await writeNote(support, 'The road is closed. It comes a day later.')
  for (const parcel of [late, ...others]) await withCarrier(parcel, 'delivered')
  for (const { code } of by('public-transport')) {
    await find(support, code)
    await confirmMove(support, 'Delivered')
  }
  await find(finance, returned.code)
  await refund(finance, 'all', 'Refused at the door')
  const wrong = by('pick-up').slice(0, 2)
  for (const { code } of wrong) {
    await find(finance, code)
    await refund(finance, 'unit', 'The wrong thing was in the box')
  }
  await ended(returned)
  reportTaps([...pickers, packer, dispatcher, counter, support, finance])
  expect(await check()).toContain('in order')
})

/** Orders come in, one after the other, from five customers. */
async function sell(): Promise<void> {
  const customers = await customersOfDay(day.origin, 5)
  for (let one = 0; one < day.size; one += 1) {
    const [shopper, outlet] = [customers[one % 5], outlets[Math.floor(one / 3) % outlets.length]]
    if (!shopper || !outlet) throw new Error('a day has customers')
    const isDue = outlet === 'pick-up' && one % 2 === 0
    day.orders.push(await orderOfDay(day.origin, shopper, outlet, isDue))
  }
}

/** Parcels leave by the park and with the carriers' drivers. */
async function leave(dispatcher: StaffMember): Promise<void> {
  await sendFromPark(dispatcher, by('public-transport'))
  for (const outlet of outlets.slice(2)) await handToDriver(dispatcher, outlet, by(outlet))
}

/** Tells the mall what a carrier did with a parcel. */
async function withCarrier({ code }: DayOrder, status: 'delayed' | 'delivered'): Promise<void> {
  const answer = await fetch(`${day.origin}/simulators/carriers/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_code: code, status }),
  })
  expect([code, await answer.json()]).toMatchObject([code, { taken: true }])
}

/** Every order is where it should be, for its customer too. */
async function ended(returned: DayOrder): Promise<void> {
  for (const { code, shopper } of day.orders) {
    const { data } = await shopper.api.get(`/orders/single/order/${code}`)
    const expected = code === returned.code ? 'REFUNDED' : 'DELIVERED'
    expect([code, data.orders.status]).toEqual([code, expected])
  }
}

/** How much each job takes, for the report. */
function reportTaps(members: StaffMember[]): void {
  const description = members.map(({ job, taps }) => `${job}: ${taps}`).join(', ')
  test.info().annotations.push({ type: `taps for ${day.size} orders`, description })
  console.log(`taps for ${day.size} orders: ${description}`)
}

async function check(): Promise<string> {
  const environment = { ...process.env, DATABASE_URL: '', NODE_ENV: 'test' }
  const { stdout } = await promisify(execFile)('node', ['scripts/run.js', 'mall', 'check'], {
    env: environment,
  })
  return stdout
}
