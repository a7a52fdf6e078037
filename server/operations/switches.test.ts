import pg from 'pg'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SwitchName, switchNames, switchTexts } from '#contract/switches.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import {
  decide,
  fund,
  pickUp,
  requireWhole,
  type Shopper,
  testShopper,
} from '#server/checkout/test-checkout.ts'
import { loadLocations } from '#server/delivery/delivery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { type OfficeBrowser, outcome, type TestMember } from '#server/staff/test-staff.ts'
import { testDevice } from '#server/test-customer.ts'
import { openSwitches, setSwitch } from './operations.ts'
import { bySomebody, testSwitches } from './test-switches.ts'

const database = await testDatabase()
await loadLocations(database)
const { app, http, staff, rows, other, deps, turn, inBoth, isPaid } = await testSwitches(database)
const { url, clock } = app

let owner: TestMember
let office: OfficeBrowser
let shopper: Shopper
let kettle: number
const line = () => [{ product_id: kettle, quantity: 1 }]

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { stock: 50 })
  owner = await staff.member('Owner')
  office = await staff.signedIn(owner)
  shopper = await testShopper(app)
  await fund(app, shopper, 1_000_000)
})
beforeEach(async () => {
  for (const name of switchNames) await turn(name, false)
})

async function methodsAt(base: string) {
  const { data } = await (await fetch(`${base}/api/v1/payments/method`)).json()
  return {
    ...data,
    payment_methods: data.payment_methods.map(({ code }: { code: string }) => code),
  }
}

async function set(from: OfficeBrowser, name: SwitchName, body: object) {
  return from.post(`/office/mall/switches/${name}`, body)
}

async function stored(name: SwitchName) {
  const { data } = await office.get('/office/mall/switches')
  return data.switches.find((one: { name: string }) => one.name === name)
}

test('a switch is set in the office with a reason, is in the audit, and holds in every process', async () => {
  const { version } = await stored('no-card')
  const body = { is_on: true, reason: 'Flutterwave is down', version }
  const answer = await set(office, 'no-card', body)
  expect(answer.data.switch).toMatchObject({ name: 'no-card', is_on: true, version: version + 1 })
  await inBoth(async (base) => {
    expect(await methodsAt(base)).toEqual({
      payment_methods: ['wallets', 'pay-on-pickup'],
      closed: switchTexts['no-card'].words,
    })
  })
  const [entry] = await rows('SELECT * FROM audit_entries ORDER BY id DESC LIMIT 1')
  expect(entry).toMatchObject({
    actor: `staff:${owner.id}`,
    call: 'POST /office/mall/switches/{name}',
    subject: 'switch:no-card',
    before: { is_on: false },
    after: { is_on: true },
    reason: 'Flutterwave is down',
  })
  expect(outcome(await set(office, 'no-card', body))).toBe('409 edited_meanwhile')
  expect(outcome(await set(office, 'no-card', { ...body, reason: ' ' }))).toBe(
    '422 validation_failed',
  )
  const auditor = await staff.signedIn(await staff.member('Auditor'))
  expect((await auditor.get('/office/mall/switches')).status).toBe(200)
  expect(outcome(await set(auditor, 'no-card', body))).toBe('403 forbidden')
})

test('a switch that stands so already is not entered a second time', async () => {
  const count = async () => (await rows('SELECT count(*) FROM audit_entries'))[0].count
  const change = { name: 'read-only', isOn: false, reason: 'a test' } as const
  const before = await count()
  expect(await setSwitch(deps, change, bySomebody)).toBe(false)
  expect(await count()).toBe(before)
})

test('no card: no payment begins, one that has begun is finished', async () => {
  const card = pickUp(line(), 1_000, { payment_code: 'flutterwave' })
  const begun = await shopper.place(card, 'begun-before')
  const abandoned = await shopper.place(card)
  await turn('no-card', true)

  const refused = await shopper.place(card)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'closed_for_now', message: switchTexts['no-card'].words },
  })
  const again = `/api/v1/orders/${abandoned.body.data.orders.order_code}/payment` as const
  expect(await shopper.post(again)).toMatchObject({ status: 409, body: { code: 'closed_for_now' } })
  expect((await shopper.place(pickUp(line(), 1_000))).status).toBe(200)

  // The answer was lost on the way: the same key gets the same order and its page.
  expect((await shopper.place(card, 'begun-before')).body).toEqual(begun.body)
  await decide(url, { link: String(begun.body.link), outcome: 'success' })
  const { order_code: code } = begun.body.data.orders
  await isPaid(code)
  await requireWhole(database)
})

test('no deposits: the number is not shown, and what arrives is credited', async () => {
  const device = await testDevice(app)
  await rows(
    `INSERT INTO wallet_bank_accounts (account_id, reference, requested_at, next_attempt_at,
       account_number, bank_name, account_name)
     VALUES ($1, 'wallet-TEST', $2, $2, '9900000042', 'Wema Bank', 'Ngozi Eze')`,
    [device.accountId, clock.now()],
  )
  const bank = { account_number: '9900000042', bank_name: 'Wema Bank', account_name: 'Ngozi Eze' }
  const open = (await device.get('/api/v1/accounts')).body.data
  expect([open.bank, open.deposits_closed]).toEqual([bank, undefined])
  await turn('no-deposits', true)

  const closed = (await device.get('/api/v1/accounts')).body.data
  expect([closed.bank, closed.deposits_closed]).toEqual([null, switchTexts['no-deposits'].words])
  const sent = await fetch(`${url}/simulators/bank/transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account_number: '9900000042', amount: 5_000 }),
  })
  expect(sent.status).toBe(200)
  await runJobs(http.jobs)
  expect((await device.get('/api/v1/accounts')).body.data.wallet.available_balance).toBe(4_950)
})

test('no sign-up: neither a code nor an account, and customers are let in', async () => {
  await turn('no-sign-up', true)
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${other.url}/api/v1${path}`, sent)).json()
  }
  const contact = { mode: 'email', email: 'new@example.com', name: 'Ngozi Eze' }
  const proof = { verification_code: '123456', password: 'Zobo&2027', password_confirmation: '' }
  expect(await post('/register-otp', contact)).toMatchObject({ code: 'closed_for_now' })
  expect(await post('/register', { ...contact, ...proof })).toMatchObject({
    code: 'closed_for_now',
    message: switchTexts['no-sign-up'].words,
  })
  const login = { mode: 'email', email: owner.email, password: 'Market#2026' }
  expect(await post('/login', login)).toMatchObject({ status: true })
})

test('no carriers: no quotes, no estimates, no order by one; pick-up and public transport go on', async () => {
  const read = async (path: string) => (await (await fetch(`${url}/api/v1${path}`)).json()).data
  const codes = async () =>
    (await read('/shipment/shipping/types')).shipping.map(({ code }: { code: string }) => code)
  expect(await codes()).toEqual(['carrier', 'public-transport', 'pick-up'])
  expect((await read('/shipment/estimates')).estimates).not.toEqual([])
  await turn('no-carriers', true)

  expect(await codes()).toEqual(['public-transport', 'pick-up'])
  const { closed } = await read('/shipment/shipping/types')
  expect(closed).toBe(switchTexts['no-carriers'].words)
  expect((await read('/shipment/estimates')).estimates).toEqual([])
  const rate = await shopper.post('/api/v1/shipment/rate', { delivery_address: { id: 1 } })
  expect(rate).toMatchObject({ status: 409, body: { code: 'closed_for_now' } })
  const byCarrier = pickUp(line(), 1_000, { shipping_method_id: 1, rate_id: 'a' })
  expect(await shopper.place(byCarrier)).toMatchObject({
    status: 409,
    body: { code: 'closed_for_now' },
  })
  expect((await shopper.place(pickUp(line(), 1_000))).status).toBe(200)
})

test('the table announces what changes, also by hand', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('LISTEN oja_switches')
  await rows("UPDATE mall_switches SET reason = 'by hand' WHERE name = 'no-card'")
  await vi.waitFor(() => expect(heard).toEqual(['oja_switches']))
  await listener.end()
})

test('a change that nobody announced is found all the same', async () => {
  const log = { warn: () => {} }
  const quiet = await openSwitches({ database, clock, log })
  await turn('no-sign-up', true)
  expect(quiet.isOn('no-sign-up')).toBe(false)
  // As the listening connection does when it is there again.
  for (const reconnected of Object.values(quiet.channels)) reconnected()
  await quiet.close()
  expect(quiet.isOn('no-sign-up')).toBe(true)
})
