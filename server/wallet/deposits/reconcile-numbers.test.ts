import { expect, test, vi } from 'vitest'
import { nullable, text, time } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { proofMs } from '#server/test-size.ts'
import { balanceOf } from '../balance.ts'
import { eraseDepositor } from '../privacy.ts'
import { openDepositAccount } from './bank-accounts.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

const database = await testDatabase()
const { pool } = database
const sixHours = 6 * 3_600

function numberOf(accountId: number) {
  return one(pool, numberOfAccount, [accountId])
}

const numberOfAccount = rareStatement(
  'test-number-of-account',
  { reference: text, closed_at: nullable(time) },
  'SELECT reference, closed_at FROM wallet_bank_accounts WHERE account_id = $1',
)

/** Ends the account, as far as the wallet is concerned. */
function leave({ clock }: TestBank, accountId: number) {
  return inTransaction(pool, async (client) => {
    await eraseDepositor(client, accountId)
    const end = 'UPDATE accounts SET deleted_at = $2, email = NULL WHERE id = $1'
    await client.query(end, [accountId, clock.now()])
  })
}

async function depositOf(transactionReference: string) {
  const { rows } = await pool.query(
    'SELECT state, reason FROM wallet_deposits WHERE transaction_reference = $1',
    [transactionReference],
  )
  return rows[0]
}

test('money without an event is found, and credited once even if events follow', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const arrived = await app.arrived(number, 1_000)
  const second = await app.arrived(number, 2_000)
  await Promise.all([app.runJobs(), app.sendEvent(second), app.runJobs(), app.sendEvent(second)])
  expect(await balanceOf(pool, accountId)).toBe(95_000 + 195_000)
  await app.sendEvent(arrived)
  app.clock.advance(sixHours + 60)
  await app.runJobs()
  expect(await balanceOf(pool, accountId)).toBe(95_000 + 195_000)
})

test('a number is reconciled every six hours', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  await app.runJobs()
  await app.arrived(number, 1_000)
  app.clock.advance(sixHours - 60)
  await app.runJobs()
  expect(await balanceOf(pool, accountId)).toBe(0)
  app.clock.advance(120)
  await app.runJobs()
  expect(await balanceOf(pool, accountId)).toBe(95_000)
})

test.each(['fails', 'slow', 'nonsense'] as const)(
  'a bank that fails (%s) is called again a little later',
  async (mode) => {
    await using app = await openTestBank(database, { timeoutMs: 300 })
    const { accountId, number } = await app.customer()
    await app.arrived(number, 1_000)
    app.bank.mode = mode
    await app.runJobs()
    app.bank.mode = 'works'
    app.clock.advance(660)
    const reconciled = () => app.runJobs().then(() => balanceOf(pool, accountId))
    await expect.poll(reconciled).toBe(95_000)
  },
)

test('a round reconciles twenty numbers, the longest waiting first', async () => {
  await using app = await openTestBank(database)
  await pool.query(
    "UPDATE wallet_bank_accounts SET next_check_at = $1::timestamptz + interval '1 day'",
    [app.clock.now()],
  )
  const customers: Awaited<ReturnType<TestBank['customer']>>[] = []
  for (let i = 0; i < 21; i++) customers.push(await app.customer())
  for (const { number } of customers) await app.arrived(number, 100)
  const credited = async () => {
    const balances = await Promise.all(customers.map(({ accountId }) => balanceOf(pool, accountId)))
    return balances.filter((kobo) => kobo === 5_000).length
  }
  await app.runJobs()
  expect(await credited()).toBe(20)
  await app.runJobs()
  expect(await credited()).toBe(21)
})

test(
  'deposits on later pages are found too',
  async () => {
    await using app = await openTestBank(database)
    const { accountId, number } = await app.customer()
    for (let i = 0; i < 103; i++) await app.arrived(number, 51)
    await app.runJobs()
    expect(await balanceOf(pool, accountId)).toBe(103 * 100)
  },
  proofMs,
)

test('the number of an ended account is closed; money that came before goes to review', async () => {
  await using app = await openTestBank(database)
  const { accountId, number } = await app.customer()
  const last = await app.arrived(number, 700)
  await leave(app, accountId)
  await app.runJobs()
  const { reference, closed_at } = await numberOf(accountId)
  expect(closed_at).not.toBeNull()
  expect(app.bank.account(reference)).toBeUndefined()
  const reason = 'the customer has deleted the account'
  expect(await depositOf(last.transactionReference)).toEqual({ state: 'review', reason })
  const sent = await app.transfer({ account_number: number, amount: 500 })
  expect(sent).toMatchObject({ status: false, code: 'not_found' })
})

test.each(['fails', 'slow', 'nonsense'] as const)(
  'a number is closed in the end, after failures of the bank (%s)',
  async (mode) => {
    await using app = await openTestBank(database, { timeoutMs: 300 })
    const { accountId } = await app.customer()
    const { reference } = await numberOf(accountId)
    await leave(app, accountId)
    app.bank.mode = mode
    await app.runJobs()
    expect((await numberOf(accountId)).closed_at).toBeNull()
    app.bank.mode = 'works'
    app.clock.advance(660)
    const closed = async () => {
      await app.runJobs()
      return (await numberOf(accountId)).closed_at
    }
    await expect.poll(closed).not.toBeNull()
    expect(app.bank.account(reference)).toBeUndefined()
  },
)

test('a number that the bank opened while its customer left is closed; none is opened later', async () => {
  await using app = await openTestBank(database)
  const { accountId } = await app.customer({ bvn: 'refused' })
  const { reference } = await numberOf(accountId)
  app.bank.open(reference, 'Ngozi Eze', 'ngozi@example.com')
  await leave(app, accountId)
  await app.runJobs()
  expect(app.bank.account(reference)).toBeUndefined()
  await inTransaction(pool, (client) =>
    openDepositAccount(client, { accountId, at: app.clock.now() }),
  )
  await app.requestAccount({
    accountId,
    name: 'Ngozi Eze',
    email: 'n@example.com',
    bvn: '22222222222',
  })
  expect(app.bank.account(reference)).toBeUndefined()
})

/** Does something during calls of this method, before the bank answers. */
function duringCall(method: string, what: () => Promise<unknown>) {
  const { fetch } = globalThis
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === method) await what()
    return fetch(input, init)
  })
}

test('a number that is opened while the bank closes it is closed in the next round', async () => {
  await using app = await openTestBank(database)
  const { accountId } = await app.customer({ bvn: 'refused' })
  await leave(app, accountId)
  const calls = duringCall('DELETE', () =>
    pool.query(
      `UPDATE wallet_bank_accounts SET account_number = '6200000001', bank_name = 'A bank',
         account_name = 'deleted', closed_at = NULL
       WHERE account_id = $1`,
      [accountId],
    ),
  )
  await app.runJobs()
  calls.mockRestore()
  expect((await numberOf(accountId)).closed_at).toBeNull()
  app.clock.advance(660)
  await app.runJobs()
  expect((await numberOf(accountId)).closed_at).not.toBeNull()
})

test('the number of a customer who leaves while it is reconciled is closed in the next round', async () => {
  await using app = await openTestBank(database)
  const { accountId } = await app.customer()
  let hasLeft = false
  const calls = duringCall('GET', async () => {
    if (!hasLeft) await leave(app, accountId)
    hasLeft = true
  })
  await app.runJobs()
  calls.mockRestore()
  expect((await numberOf(accountId)).closed_at).toBeNull()
  await app.runJobs()
  expect((await numberOf(accountId)).closed_at).not.toBeNull()
})
