import { expect, test, vi } from 'vitest'
import { text } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testAccount } from '#server/test-customer.ts'
import { eraseDepositor } from '../privacy.ts'
import { bankOf, openDepositAccount } from './bank-accounts.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

const database = await testDatabase()
const { pool } = database
const bvn = '22233344455'
const about = { name: 'Ngozi Eze', email: 'ngozi@example.com', bvn }

async function accountToOpen({ clock }: TestBank): Promise<number> {
  const accountId = await testAccount({ url: '', database, clock })
  const open = () =>
    inTransaction(pool, (client) => openDepositAccount(client, { accountId, at: clock.now() }))
  await open()
  await open()
  return accountId
}

test('a customer whose identity was checked gets a number, once', async () => {
  await using app = await openTestBank(database)
  const accountId = await accountToOpen(app)
  expect(await bankOf(pool, accountId)).toBeNull()
  await app.requestAccount({ accountId, ...about })
  const bank = await bankOf(pool, accountId)
  expect(bank).toEqual({
    account_number: expect.stringMatching(/^\d{10}$/),
    bank_name: 'Moniepoint Microfinance Bank',
    account_name: 'Ngozi Eze',
  })
  await app.requestAccount({ accountId, ...about })
  await app.runJobs()
  expect(await bankOf(pool, accountId)).toEqual(bank)
})

test('without a row nobody gets a number', async () => {
  await using app = await openTestBank(database)
  const accountId = await testAccount({ url: '', database, clock: app.clock })
  await app.requestAccount({ accountId, ...about })
  expect(await bankOf(pool, accountId)).toBeNull()
})

test('concurrent requests open one account at the bank', async () => {
  await using app = await openTestBank(database)
  await using other = await openTestBank(database)
  const accountId = await accountToOpen(app)
  await Promise.all([1, 2, 3, 4].map(() => app.requestAccount({ accountId, ...about })))
  const bank = await bankOf(pool, accountId)
  // Another process, at another bank even: the number stays.
  await other.requestAccount({ accountId, ...about })
  expect(await bankOf(pool, accountId)).toEqual(bank)
})

test('while the bank fails the customer waits, and gets the number later', async () => {
  await using app = await openTestBank(database, { timeoutMs: 200 })
  const accountId = await accountToOpen(app)
  for (const mode of ['fails', 'nonsense', 'refuses'] as const) {
    app.bank.mode = mode
    await app.requestAccount({ accountId, ...about })
    expect(await bankOf(pool, accountId)).toBeNull()
  }
  app.bank.mode = 'works'
  const found = async () => {
    app.clock.advance(60)
    await app.runJobs()
    return bankOf(pool, accountId)
  }
  await expect.poll(found).not.toBeNull()
})

test('an account that the bank opened without its answer arriving is found again', async () => {
  await using app = await openTestBank(database, { timeoutMs: 200 })
  const accountId = await accountToOpen(app)
  const { reference } = await one(pool, accountToFind, [accountId])
  const opened = app.bank.open(reference, 'Ngozi Eze', 'ngozi@example.com')
  // Claimed by a process that then died, and with it the BVN.
  await pool.query(
    'UPDATE wallet_bank_accounts SET claims = 1, claimed_until = $2 WHERE account_id = $1',
    [accountId, app.clock.now()],
  )
  await app.runJobs()
  expect(await bankOf(pool, accountId)).toMatchObject({ account_number: opened.accountNumber })
})

const accountToFind = rareStatement(
  'test-account-to-find',
  { reference: text },
  'SELECT reference FROM wallet_bank_accounts WHERE account_id = $1',
)

test('a process without the BVN claims no number that the bank cannot have opened', async () => {
  await using app = await openTestBank(database, { timeoutMs: 200 })
  await using other = await openTestBank(database, { timeoutMs: 200 })
  const accountId = await accountToOpen(app)
  app.bank.mode = 'refuses'
  await app.requestAccount({ accountId, ...about })
  other.clock.advance(3_600)
  await other.runJobs()
  const { rows } = await pool.query(
    'SELECT attempts, claims, unsure FROM wallet_bank_accounts WHERE account_id = $1',
    [accountId],
  )
  expect(rows).toEqual([{ attempts: 1, claims: 1, unsure: false }])
})

test('the BVN is held for a day at most, and nowhere but in memory', async () => {
  await using app = await openTestBank(database, { timeoutMs: 200 })
  const accountId = await accountToOpen(app)
  app.bank.mode = 'refuses'
  await app.requestAccount({ accountId, ...about })
  const { rows } = await pool.query(
    'SELECT to_jsonb(account)::text AS row FROM wallet_bank_accounts account',
  )
  expect(rows.map(({ row }) => row).join()).not.toContain(bvn)
  expect(app.logged.join()).toContain('could not be had')
  expect(app.logged.join()).not.toContain(bvn)
  app.clock.advance(25 * 3_600)
  app.bank.mode = 'works'
  await app.runJobs()
  expect(await bankOf(pool, accountId)).toBeNull()
})

test('of a number that the bank opens while its customer leaves, the name is not stored', async () => {
  await using app = await openTestBank(database)
  const accountId = await accountToOpen(app)
  const leaving = await pool.connect()
  await leaving.query('BEGIN')
  const { fetch } = globalThis
  const opening = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init)
    if (String(input).endsWith('/reserved-accounts')) await eraseDepositor(leaving, accountId)
    return answer
  })
  const requested = app.requestAccount({ accountId, ...about })
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  await leaving.query('COMMIT')
  leaving.release()
  await requested
  opening.mockRestore()
  expect(await bankOf(pool, accountId)).toBeNull()
  const { rows } = await pool.query(
    'SELECT account_name FROM wallet_bank_accounts WHERE account_id = $1',
    [accountId],
  )
  expect(rows).toEqual([{ account_name: 'deleted' }])
})

test('for an account that has ended no number is requested any more, and its BVN is deleted', async () => {
  await using app = await openTestBank(database, { timeoutMs: 200 })
  const accountId = await accountToOpen(app)
  app.bank.mode = 'refuses'
  await app.requestAccount({ accountId, ...about })
  await inTransaction(pool, (client) => eraseDepositor(client, accountId))
  app.bank.mode = 'works'
  await app.runJobs()
  // Even if it were requested again, no process knows the BVN any more.
  await inTransaction(pool, (client) =>
    openDepositAccount(client, { accountId, at: app.clock.now() }),
  )
  await app.runJobs()
  expect(await bankOf(pool, accountId)).toBeNull()
})
