import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { nullable, text } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { proofMs, sized } from '#server/test-size.ts'
import { balanceOf } from '../balance.ts'
import { describeDeposits, retryDeposit } from './review.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

const database = await testDatabase()
const { pool } = database

function depositOf(transactionReference: string) {
  return maybe(pool, depositOfTransfer, [transactionReference])
}

const depositOfTransfer = rareStatement(
  'test-deposit',
  { state: text, reason: nullable(text), reference: text },
  'SELECT state, reason, reference FROM wallet_deposits WHERE transaction_reference = $1',
)

async function notificationsOf(accountId: number) {
  const { rows } = await pool.query(
    'SELECT type, content, reference FROM notifications WHERE account_id = $1 ORDER BY id',
    [accountId],
  )
  return rows
}

test('money that arrives is credited less the charge, and the customer is notified', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const sent = await app.transfer({ account_number: number, amount: 10_000.5, deliveries: 5 })
  expect(sent).toMatchObject({ status: true, answers: [200, 200, 200, 200, 200] })
  expect(await balanceOf(pool, accountId)).toBe(995_050)
  const deposit = await depositOf(sent.transaction_reference)
  expect(deposit?.state).toBe('credited')
  expect(await notificationsOf(accountId)).toEqual([
    {
      type: 'deposit',
      content: '₦9,950.50 has come into your wallet: ₦10,000.50 less the deposit charge of ₦50.00.',
      reference: deposit?.reference,
    },
  ])
})

test('people send money from the console', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const form = new URLSearchParams({
    account_number: ` ${number} `,
    amount: '1050.50',
    deliveries: '2',
    lie: 'none',
  })
  const sent = { method: 'POST', body: form, redirect: 'manual' } as const
  const response = await fetch(`${app.url}/simulators/bank/transfer`, sent)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/simulators'])
  expect(await balanceOf(pool, accountId)).toBe(100_050)
  const console = await (await fetch(`${app.url}/simulators`)).text()
  expect(console).toContain(`₦1,050.5 to Ngozi Eze (${number})`)
})

test('the bank takes no orders that make no sense', async () => {
  await using app = await openTestBank(database)
  const { number: account_number } = await app.customer()
  for (const wrong of [
    { account_number, amount: 0 },
    { account_number, amount: -5 },
    { account_number, amount: 5.001 },
    { account_number, amount: 'much' },
    { account_number, amount: 5, deliveries: 101 },
    { account_number, amount: 5, lie: 'nonsense' },
  ]) {
    expect(await app.transfer(wrong)).toMatchObject({ status: false, code: 'validation_failed' })
  }
  const anonymousCaller = await app.transfer({ account_number: '0123456789', amount: 5 })
  expect(anonymousCaller).toMatchObject({ status: false, code: 'not_found' })
})

test('the charge never takes more than came', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  await app.transfer({ account_number: number, amount: 30 })
  await app.transfer({ account_number: number, amount: 50 })
  expect(await balanceOf(pool, accountId)).toBe(0)
  await app.transfer({ account_number: number, amount: 50.01 })
  expect(await balanceOf(pool, accountId)).toBe(1)
})

test.each([
  ['amount', 'told of another amount'],
  ['currency', 'not in naira'],
  ['account', 'told of another account'],
])('an event with a wrong %s goes to review and credits nobody', async (lie, reason) => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const sent = await app.transfer({ account_number: number, amount: 500, deliveries: 3, lie })
  expect(sent.answers).toEqual([200, 200, 200])
  expect(await depositOf(sent.transaction_reference)).toMatchObject({ state: 'review', reason })
  expect(await balanceOf(pool, accountId)).toBe(0)
  expect(await notificationsOf(accountId)).toEqual([])
})

test('a transfer that the bank does not know goes to review after a day', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const sent = await app.transfer({ account_number: number, amount: 500, lie: 'transfer' })
  const reference = `${sent.transaction_reference}0`
  expect(await depositOf(reference)).toMatchObject({ state: 'notified' })
  app.clock.advance(25 * 3_600)
  await app.runJobs()
  const reason = 'the bank knows of no such transfer'
  expect(await depositOf(reference)).toMatchObject({ state: 'review', reason })
  // The real transfer, under its own reference, was found meanwhile.
  expect(await balanceOf(pool, accountId)).toBe(45_000)
})

test('a bank whose answers lag behind its events is called until they are there', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const arrived = await app.arrived(number, 1_000)
  const behind = vi.spyOn(app.bank, 'transfer').mockReturnValue(undefined)
  expect(await app.sendEvent(arrived)).toBe(200)
  await app.runJobs()
  expect(await depositOf(arrived.transactionReference)).toMatchObject({ state: 'notified' })
  behind.mockRestore()
  await app.runJobs()
  expect(await balanceOf(pool, accountId)).toBe(95_000)
})

test('a deposit under review is listed, and settled when staff retry it', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const arrived = await app.arrived(number, 2_000)
  const { transactionReference } = arrived
  const behind = vi.spyOn(app.bank, 'transfer').mockReturnValue(undefined)
  await app.sendEvent(arrived)
  app.clock.advance(25 * 3_600)
  await app.runJobs()
  const { reference = '' } = (await depositOf(transactionReference)) ?? {}
  const reason = 'the bank knows of no such transfer'
  const listed = { reference, at: expect.any(Date), transactionReference, amountKobo: 200_000 }
  expect(await describeDeposits(pool)).toContainEqual({ ...listed, reason })
  behind.mockRestore()
  await retryDeposit(pool, { reference, at: app.clock.now() })
  await app.runJobs()
  expect(await balanceOf(pool, accountId)).toBe(195_000)
  const again = retryDeposit(pool, { reference, at: app.clock.now() })
  await expect(again).rejects.toMatchObject({ code: 'not_found' })
})

test('money for an unknown account goes to review', async () => {
  await using app = await openTestBank(database)
  const stranger = app.bank.open('another-mall-1', 'A Stranger', 'stranger@example.com')
  const arrived = await app.arrived(stranger.accountNumber, 700)
  expect(await app.sendEvent(arrived)).toBe(200)
  const deposit = await depositOf(arrived.transactionReference)
  expect(deposit).toMatchObject({ state: 'review', reason: 'nobody has this account' })
})

test('money for an account that has ended goes to review', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const end = 'UPDATE accounts SET deleted_at = $2, email = NULL WHERE id = $1'
  await pool.query(end, [accountId, app.clock.now()])
  const sent = await app.transfer({ account_number: number, amount: 500 })
  const reason = 'the customer has deleted the account'
  expect(await depositOf(sent.transaction_reference)).toMatchObject({ state: 'review', reason })
  expect(await balanceOf(pool, accountId)).toBe(0)
})

test('only what Monnify signed is taken', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const arrived = await app.arrived(number, 800)
  expect(await app.sendEvent(arrived, { secret: 'somebody else’s' })).toBe(403)
  expect(await depositOf(arrived.transactionReference)).toBeNull()
  for (const eventType of ['SETTLEMENT', 'REJECTED_PAYMENT']) {
    expect(await app.sendEvent(arrived, { eventType })).toBe(200)
  }
  expect(await app.sendEvent({ ...arrived, paymentStatus: 'PENDING' })).toBe(200)
  expect(await app.sendEvent({ ...arrived, amountPaid: 'a lot' })).toBe(200)
  expect(await app.sendEvent({ ...arrived, amountPaid: -800 })).toBe(200)
  expect(await app.sendEvent({ ...arrived, amountPaid: 800.005 })).toBe(200)
  expect(await depositOf(arrived.transactionReference)).toBeNull()
  expect(await app.sendEvent({ ...arrived, amountPaid: '800.00' })).toBe(200)
  expect(await balanceOf(pool, accountId)).toBe(75_000)
})

const failures = ['fails', 'slow', 'nonsense'] as const
test.each(failures)('a deposit that is announced while the bank fails (%s) waits', async (mode) => {
  await using app = await openTestBank(database, { timeoutMs: 300 })
  const { accountId, number } = await app.customer()
  app.bank.mode = mode
  const arrived = await app.arrived(number, 900)
  expect(await app.sendEvent(arrived)).toBe(200)
  expect(await app.sendEvent(arrived)).toBe(200)
  await app.runJobs()
  expect(await depositOf(arrived.transactionReference)).toMatchObject({ state: 'notified' })
  expect(await balanceOf(pool, accountId)).toBe(0)
  app.bank.mode = 'works'
  const settled = () => app.runJobs().then(() => balanceOf(pool, accountId))
  await expect.poll(settled).toBe(85_000)
  await app.sendEvent(arrived)
  expect(await balanceOf(pool, accountId)).toBe(85_000)
})

test('a token that is no longer taken is renewed', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  app.bank.mode = 'expires'
  await app.transfer({ account_number: number, amount: 100 })
  expect(await balanceOf(pool, accountId)).toBe(5_000)
})

test('a bank that was killed with the server still has what came in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oja-bank-'))
  const path = join(folder, 'monnify.jsonl')
  try {
    const before = await openTestBank(database, { path })
    const { accountId, number } = await before.customer()
    const arrived = await before.arrived(number, 600)
    await before[Symbol.asyncDispose]()
    await appendFile(path, '{"transfer":{"trans')
    await using after = await openTestBank(database, { path })
    expect(await after.sendEvent(arrived)).toBe(200)
    expect(await balanceOf(pool, accountId)).toBe(55_000)
    await after.transfer({ account_number: number, amount: 150 })
    expect(await balanceOf(pool, accountId)).toBe(65_000)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const customers = sized(10, 200)

test(
  `for ${customers} customers each good event counts once and no bad one, in whatever order and number they come`,
  async () => {
    await using app = await openTestBank(database)
    const deposit = fc.record({
      naira: fc.integer({ min: 1, max: 10_000_000 }).map((kobo) => kobo / 100),
      good: fc.integer({ min: 1, max: 7 }),
      bad: fc.array(fc.constantFrom(...badEvents), { maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(deposit, { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (deposits, order) => allOnce(app, deposits, order),
      ),
      { numRuns: customers },
    )
  },
  proofMs,
)

type Truth = Awaited<ReturnType<TestBank['arrived']>>

const badEvents: ((app: TestBank, truth: Truth) => Promise<number>)[] = [
  (app, truth) => app.sendEvent(truth, { secret: 'a forger’s' }),
  (app, truth) => app.sendEvent({ ...truth, amountPaid: truth.amountPaid + 1_000 }),
  (app, truth) => app.sendEvent({ ...truth, currency: 'USD' }),
  (app, truth) => app.sendEvent({ ...truth, paymentStatus: 'PENDING' }),
  (app, truth) => app.sendEvent({ ...truth, product: { ...truth.product, reference: 'nobody' } }),
  (app, truth) =>
    app.sendEvent({ ...truth, transactionReference: `${truth.transactionReference}X` }),
]

async function allOnce(
  app: TestBank,
  deposits: { naira: number; good: number; bad: typeof badEvents }[],
  order: Iterator<number>,
) {
  const { accountId, number } = await app.customer()
  const events: (() => Promise<number>)[] = []
  let due = 0
  for (const { naira, good, bad } of deposits) {
    const truth = await app.arrived(number, naira)
    for (let n = 0; n < good; n++) events.push(() => app.sendEvent(truth))
    for (const sendEvent of bad) events.push(() => sendEvent(app, truth))
    due += Math.max(0, Math.round(naira * 100) - 5_000)
  }
  const shuffled = events
    .map((event) => ({ event, place: order.next().value }))
    .sort((one, other) => one.place - other.place)
  await Promise.all(shuffled.map(({ event }) => event()))
  expect(await balanceOf(pool, accountId)).toBe(due)
  expect(await notificationsOf(accountId)).toHaveLength(deposits.length)
}
