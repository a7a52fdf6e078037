import { beforeEach, expect, test } from 'vitest'
import { stoppedClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testAccount } from '#server/test-customer.ts'
import { balanceOf, lockWallet } from './balance.ts'
import { type Movement, post } from './ledger.ts'
import { cardMoneyIn, cardMoneyOut, giveBack, purchase } from './wallet.ts'

const database = await testDatabase()
const { pool } = database
const clock = stoppedClock('2026-11-21T08:00:00Z')

let accountId: number
let keys = 0

beforeEach(async () => {
  accountId = await testAccount({ url: '', database, clock })
})

/** Puts money into the wallet as a deposit does. */
function fund(amount: number, key = newKey()) {
  return posted({ key, entries: { bank: -amount, wallet: amount } })
}

function posted(movement: Partial<Movement>) {
  const plain = { key: newKey(), reference: 'DEP-1', accountId, at: clock.now() }
  return inTransaction(pool, async (client) => {
    await lockWallet(client, accountId)
    return post(client, { ...plain, kind: 'deposit', entries: {}, ...movement })
  })
}

function spend(amountKobo: number, key = newKey()) {
  const money = { accountId, amountKobo, reference: 'ORDER-1', key, at: clock.now() }
  return inTransaction(pool, (client) => purchase(client, money))
}

function newKey(): string {
  keys += 1
  return `test:${keys}`
}

const balance = () => balanceOf(pool, accountId)

test('a wallet pays what is strictly below its balance', async () => {
  expect(await balance()).toBe(0)
  await expect(spend(1)).rejects.toMatchObject({ code: 'insufficient_balance' })
  await fund(10_000)
  await expect(spend(10_001)).rejects.toMatchObject({ code: 'insufficient_balance' })
  await expect(spend(10_000)).rejects.toMatchObject({ code: 'insufficient_balance' })
  expect(await balance()).toBe(10_000)
  await spend(9_999)
  expect(await balance()).toBe(1)
})

test('only whole amounts above zero move', async () => {
  await fund(10_000)
  for (const wrong of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    await expect(spend(wrong)).rejects.toThrow(RangeError)
  }
  expect(await balance()).toBe(10_000)
})

test('a key moves money once, and never other money', async () => {
  expect(await fund(10_000, 'once')).toBe(true)
  expect(await fund(10_000, 'once')).toBe(false)
  await spend(6_000, 'order')
  await spend(6_000, 'order')
  expect(await balance()).toBe(4_000)
  await expect(fund(9_999, 'once')).rejects.toThrow("'once' has moved other money")
  await expect(spend(3_000, 'once')).rejects.toThrow("'once' has moved other money")
  expect(await balance()).toBe(4_000)
})

test('an order’s money comes back into the wallet, once for each key', async () => {
  await fund(10_000)
  await spend(9_000)
  const money = { accountId, amountKobo: 4_000, reference: 'ORDER-1', key: 'back', at: clock.now() }
  for (const _ of [1, 2]) await inTransaction(pool, (client) => giveBack(client, money))
  expect(await balance()).toBe(5_000)
})

test('card money does not touch a wallet', async () => {
  const money = { amountKobo: 7_000, reference: 'ORDER-2', at: clock.now() }
  await inTransaction(pool, async (client) => {
    expect(await cardMoneyIn(client, { ...money, key: 'card:1' })).toBe(true)
    expect(await cardMoneyIn(client, { ...money, key: 'card:1' })).toBe(false)
    expect(await cardMoneyOut(client, { ...money, amountKobo: 2_000, key: 'refund:1' })).toBe(true)
  })
  expect(await sumOfBook('card', 'ORDER-2')).toBe(-5_000)
  expect(await sumOfBook('sales', 'ORDER-2')).toBe(5_000)
})

test('what fails after the money was moved moves none', async () => {
  await fund(10_000)
  const key = newKey()
  const broken = inTransaction(pool, async (client) => {
    await purchase(client, { accountId, amountKobo: 1_000, reference: 'O', key, at: clock.now() })
    throw new Error('the order could not be placed')
  })
  await expect(broken).rejects.toThrow('could not be placed')
  expect(await balance()).toBe(10_000)
})

test('the database refuses money from nowhere and wallets below zero', async () => {
  await fund(1_000)
  const refused = [
    { entries: { bank: -500, wallet: 501 } },
    { entries: { wallet: 500 } },
    { entries: { wallet: -1_001, sales: 1_001 } },
  ]
  for (const movement of refused) {
    await expect(posted(movement)).rejects.toThrow(/sum to zero|wallets_not_negative/)
  }
  expect(await balance()).toBe(1_000)
})

test('nobody changes or deletes what is entered, or sets a balance', async () => {
  await fund(1_000)
  const { rows } = await pool.query('SELECT max(id) AS id FROM wallet_transactions')
  const refused: [statement: string, why: RegExp][] = [
    ['UPDATE wallet_entries SET amount_kobo = 5', /stay/],
    ['DELETE FROM wallet_entries', /stay/],
    ['TRUNCATE wallet_entries', /stay/],
    ['UPDATE wallet_transactions SET created_at = created_at', /stay/],
    ['DELETE FROM wallet_transactions', /stay/],
    ['TRUNCATE wallet_transactions CASCADE', /stay/],
    ['UPDATE wallets SET balance_kobo = balance_kobo + 1', /by entries alone/],
    [`UPDATE wallets SET account_id = 0 WHERE account_id = ${accountId}`, /by entries alone/],
    [`DELETE FROM wallets WHERE account_id = ${accountId}`, /foreign key/],
    [`DELETE FROM accounts WHERE id = ${accountId}`, /foreign key/],
    [
      // Whole in itself, but the transaction was entered before.
      `INSERT INTO wallet_entries (transaction_id, book, amount_kobo)
       VALUES (${rows[0].id}, 'card', -5), (${rows[0].id}, 'sales', 5)`,
      /come at once/,
    ],
  ]
  for (const [statement, why] of refused) {
    await expect(pool.query(statement), statement).rejects.toThrow(why)
  }
  const another = await testAccount({ url: '', database, clock })
  const start = `INSERT INTO wallets (account_id, balance_kobo) VALUES (${another}, 100)`
  await expect(pool.query(start)).rejects.toThrow(/starts empty/)
  expect(await balance()).toBe(1_000)
})

test('of 100 purchases of ₦9,000 at once a wallet of ₦10,000 pays one', async () => {
  await fund(1_000_000)
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => spend(900_000)))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 99 }, () => 'insufficient_balance'))
  expect(await balance()).toBe(100_000)
})

test('the same purchase from 50 places at once is paid once', async () => {
  await fund(1_000_000)
  await Promise.all(Array.from({ length: 50 }, () => spend(900_000, 'fifty times')))
  expect(await balance()).toBe(100_000)
})

async function sumOfBook(book: string, reference: string): Promise<number> {
  const { rows } = await pool.query(
    `SELECT sum(amount_kobo)::bigint AS sum FROM wallet_entries
     JOIN wallet_transactions ON id = transaction_id WHERE book = $1 AND reference = $2`,
    [book, reference],
  )
  return rows[0].sum
}
