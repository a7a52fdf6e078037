import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'
import { enterDeposit } from '../deposits/deposit.ts'
import { giveBack, purchase } from '../wallet.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)

async function rich() {
  const device = await testDevice({ url, database, clock })
  let keys = 0
  const move = (kind: 'deposit' | 'purchase' | 'refund', naira: number, on: Date, order = '') =>
    inTransaction(database.pool, async (client) => {
      keys += 1
      const key = `spending:${device.accountId}:${keys}`
      const reference = order ? `${order}-${device.accountId}` : key
      const { accountId } = device
      const money = { accountId, amountKobo: Math.round(naira * 100), reference, at: on }
      if (kind === 'deposit') await enterDeposit(client, { ...money, transactionReference: key })
      else await { purchase, refund: giveBack }[kind](client, { ...money, key })
    })
  await move('deposit', 900_000, monthsAgo(20))
  const spending = async (): Promise<{ month: string; spent: number }[]> =>
    (await device.get('/api/v1/wallet-order/spending')).body.data.months
  return { move, spending }
}

/** When the month that lies so many back began in Lagos; `plus` ms. */
function monthsAgo(months: number, plus = 0): Date {
  const lagos = new Date(clock.now().getTime() + 3_600_000)
  const first = Date.UTC(lagos.getUTCFullYear(), lagos.getUTCMonth() - months, 1)
  return new Date(first - 3_600_000 + plus)
}

test('twelve months are listed, the last one is now, and months of Lagos count', async () => {
  const { move, spending } = await rich()
  await move('purchase', 1, monthsAgo(11, -1), 'before')
  await move('purchase', 2_000.5, monthsAgo(11), 'first')
  await move('purchase', 30, monthsAgo(1), 'other')
  await move('purchase', 400, monthsAgo(0, -1), 'late')
  await move('purchase', 5_000, clock.now(), 'now')
  const months = await spending()
  expect(months.map(({ spent }) => spent)).toEqual([2_000.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 430, 5_000])
  const names = months.map(({ month }) => month)
  const today = new Date(clock.now().getTime() + 3_600_000).toISOString()
  expect(names.at(-1)).toBe(today.slice(0, 7))
  expect(names).toEqual([...names].sort())
  expect(new Set(names).size).toBe(12)
})

test('what an order gives back is taken off the month in which it was bought', async () => {
  const { move, spending } = await rich()
  await move('purchase', 700, monthsAgo(2), 'sent-back')
  await move('refund', 700, clock.now(), 'sent-back')
  await move('purchase', 80, monthsAgo(2), 'bought')
  // By card, and refunded into the wallet: it was never spent from there.
  await move('refund', 9, clock.now(), 'card')
  expect((await spending()).map(({ spent }) => spent).slice(-3)).toEqual([80, 0, 0])
})

test('another wallet is not included, and a visitor is refused', async () => {
  const [one, other] = [await rich(), await rich()]
  await one.move('purchase', 700, clock.now(), 'mine')
  expect((await other.spending()).every(({ spent }) => spent === 0)).toBe(true)
  expect((await fetch(`${url}/api/v1/wallet-order/spending`)).status).toBe(401)
})
