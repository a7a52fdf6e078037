import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { enterDeposit } from '../deposits/deposit.ts'
import { giveBack, purchase } from '../wallet.ts'
import { statementPdf } from './pdf-statement.ts'
import { csvStatement } from './statement.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const history = '/api/v1/wallet-order/transactions'

let device: TestDevice
let keys = 0

beforeEach(async () => {
  device = await testDevice({ url, database, clock })
})

/** Moves naira at a time, in the wallet of this test's customer. */
async function move(kind: 'deposit' | 'purchase' | 'refund', naira: number, at: Date | string) {
  keys += 1
  const key = `history:${keys}`
  const { accountId } = device
  const money = { accountId, amountKobo: naira * 100, reference: `REF${keys}`, at: new Date(at) }
  await inTransaction(database.pool, async (client) => {
    if (kind === 'deposit') await enterDeposit(client, { ...money, transactionReference: key })
    else await { purchase, refund: giveBack }[kind](client, { ...money, key })
  })
}

async function amounts(path: `/${string}/${string}`): Promise<number[]> {
  const { status, body } = await device.get(`${history}${path}`)
  expect([path, status]).toEqual([path, 200])
  return body.data.map(({ amount }) => amount)
}

test('the history lists what moved, newest first, and the account what is left', async () => {
  await move('deposit', 10_000, '2026-11-01T10:00:00Z')
  await move('purchase', 2_500.5, '2026-11-02T10:00:00Z')
  await move('refund', 500, '2026-11-03T10:00:00Z')
  const { body } = await device.get(`${history}/all/all`)
  expect(body).toMatchObject({
    status: true,
    total: 3,
    per_page: 20,
    current_page: 1,
    last_page: 1,
  })
  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      mode: 'deposit',
      reference: `REF${keys}`,
      amount: 500,
      gross_amount: 500,
      charge: 0,
      description: `Refund of order REF${keys}`,
      transaction_status: 'Successful',
      created_at: '2026-11-03T10:00:00.000Z',
    },
    expect.objectContaining({ mode: 'purchase', amount: 2_500.5, reference: `REF${keys - 1}` }),
    expect.objectContaining({ mode: 'deposit', amount: 9_950, gross_amount: 10_000, charge: 50 }),
  ])
  const account = (await device.get('/api/v1/accounts')).body.data
  expect(account.wallet).toEqual({ available_balance: 7_949.5 })
  expect(account.bank).toBeNull()
})

test('a type and days of Lagos choose from it', async () => {
  const now = clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000)
  await move('deposit', 1_050, '2025-03-09T22:59:59.999Z')
  await move('deposit', 2_050, '2025-03-09T23:00:00.000Z')
  await move('purchase', 300, '2025-03-10T22:59:59.999Z')
  await move('purchase', 400, '2025-03-10T23:00:00.000Z')
  await move('deposit', 5_050, daysAgo(0))
  expect(await amounts('/all/all')).toEqual([5_000, 400, 300, 2_000, 1_000])
  expect(await amounts('/all/purchase')).toEqual([400, 300])
  expect(await amounts('/all/deposit')).toEqual([5_000, 2_000, 1_000])
  const day = 'start=2025-03-10&end=2025-03-10'
  expect(await amounts(`/custom/all?${day}`)).toEqual([300, 2_000])
  expect(await amounts(`/custom/deposit?${day}`)).toEqual([2_000])
  for (const sort of ['daily', 'weekly', 'monthly']) {
    expect(await amounts(`/${sort}/all`)).toEqual([5_000])
  }
  expect(await amounts('/last_month/all')).toEqual([])
  // A date elsewhere is for `custom` alone.
  expect(await amounts(`/daily/all?${day}`)).toEqual([5_000])
})

test('pages keep the choice in their links', async () => {
  for (let n = 1; n <= 45; n++) await move('deposit', 100 + n, '2025-05-05T12:00:00Z')
  const path = `${history}/custom/deposit?start=2025-05-05&end=2025-05-06`
  const { body } = await device.get(path)
  expect([body.total, body.last_page, body.data.length]).toEqual([45, 3, 20])
  expect(body.links.map(({ label }) => label)).toEqual(['Previous', '1', '2', '3', 'Next'])
  expect(body.links[3]?.url).toBe(`${path}&page=3`)
  const last = (await device.get(`${path}&page=3`)).body
  expect(last.data.map(({ gross_amount }) => gross_amount)).toEqual([105, 104, 103, 102, 101])
  expect((await device.get(`${path}&page=4`)).body.data).toEqual([])
})

test('a malformed request is refused', async () => {
  for (const wrong of [
    '/yearly/all',
    '/all/refund',
    '/custom/all',
    '/custom/all?start=2025-03-10',
    '/custom/all?start=2025-03-10&end=2025-03-09',
    '/custom/all?start=10-03-2025&end=11-03-2025',
    '/custom/all?start=2025-02-30&end=2025-03-01',
    '/all/all?page=0',
  ]) {
    const { status, body } = await device.get(history + wrong)
    expect([wrong, status, body.code]).toEqual([wrong, 422, 'validation_failed'])
  }
  expect((await fetch(`${url + history}/all/all`)).status).toBe(401)
})

test('the history is saved as a table for spreadsheets', async () => {
  await move('deposit', 10_000, '2026-11-01T23:30:00Z')
  await move('purchase', 2_500.5, '2026-11-02T10:00:00Z')
  const csv = (path: string) => fetch(url + history + path, { headers: device.headers })
  const response = await csv('/all/all/csv')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="wallet-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect((await response.text()).split('\r\n')).toEqual([
    'Date (Lagos),Type,Reference,Description,Came in,Charge,Change',
    `2026-11-02 11:00,purchase,REF${keys},Order REF${keys},,,-2500.50`,
    `2026-11-02 00:30,deposit,REF${keys - 1},Bank transfer,10000.00,50.00,9950.00`,
    '',
  ])
  const filter = await csv('/custom/deposit/csv?start=2026-11-02&end=2026-11-02')
  expect((await filter.text()).split('\r\n')).toHaveLength(3)
  expect((await csv('/custom/deposit/csv')).status).toBe(422)
  expect((await fetch(`${url + history}/all/all/csv`)).status).toBe(401)
})

test('the history is printed as a statement', async () => {
  await move('deposit', 10_000, '2026-11-01T23:30:00Z')
  await move('purchase', 2_500.5, '2026-11-02T10:00:00Z')
  const pdf = (path: string) => fetch(url + history + path, { headers: device.headers })
  const response = await pdf('/all/all/pdf')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.subarray(-6).toString()).toContain('%%EOF')
  for (const path of ['/daily/deposit/pdf', '/custom/all/pdf?start=2026-11-01&end=2026-11-02']) {
    expect([path, (await pdf(path)).status]).toEqual([path, 200])
  }
  expect((await pdf('/custom/all/pdf')).status).toBe(422)
  expect((await fetch(`${url + history}/all/all/pdf`)).status).toBe(401)
})

test('a statement lists what moved, its sums and what it leaves out', () => {
  const plain = { transaction_status: 'Successful', created_at: '2026-11-02T23:30:00Z' } as const
  const document = statementPdf(
    [
      { ...plain, id: 2, mode: 'purchase', amount: 40, reference: 'AB', description: 'Order AB' },
      {
        ...plain,
        id: 1,
        mode: 'deposit',
        amount: 950,
        charge: 50,
        reference: 'CD',
        description: 'Bank transfer',
      },
    ],
    {
      storeName: 'Oja',
      holder: 'Ngozi',
      filter: 'today',
      total: 9,
      balanceKobo: 91_000,
      at: clock.now(),
    },
  )
  expect(document.rows).toEqual([
    ['2026-11-03 00:30', 'Order AB', '', '-₦40.00'],
    ['2026-11-03 00:30', 'Bank transfer CD', '₦50.00', '₦950.00'],
  ])
  expect(document.sums.map(([, sum]) => sum)).toEqual(['₦950.00', '₦40.00', '₦910.00'])
  expect(document.notes).toEqual(['The newest 2 of 9 movements.'])
})

test('what a spreadsheet would take for a formula is text', () => {
  const plain = { id: 1, mode: 'deposit', amount: 1, transaction_status: 'Successful' } as const
  const time = '2026-11-01T10:00:00Z'
  const written = csvStatement([
    { ...plain, reference: '=1+1', description: 'a "b", c', created_at: time },
    { ...plain, reference: '-cmd', description: '@x', created_at: time },
  ])
  expect(written).toContain(`,'=1+1,"a ""b"", c",`)
  expect(written).toContain(",'-cmd,'@x,")
})

test('nobody sees another’s history', async () => {
  await move('deposit', 4_000, clock.now())
  device = await testDevice({ url, database, clock })
  expect(await amounts('/all/all')).toEqual([])
})
