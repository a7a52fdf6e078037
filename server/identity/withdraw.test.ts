import { expect, test, vi } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { picture } from '#server/test-people.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database)
const app = { url, database, clock }

function check({ post }: TestDevice, bvn: string) {
  return post('/api/v1/accounts/kyc/liveliness-check', { bvn, media_file: picture })
}

function withdraw({ post }: TestDevice) {
  return post('/api/v1/accounts/kyc/withdraw', {})
}

async function account({ get }: TestDevice) {
  return (await get('/api/v1/accounts')).body.data
}

/** The number for deposits, once the bank has opened it. */
function numberOf(device: TestDevice): Promise<string> {
  return vi.waitFor(async () => {
    const { bank } = await account(device)
    return bank?.account_number ?? Promise.reject(new Error('no number yet'))
  })
}

async function storedOf({ accountId }: TestDevice) {
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*)::int FROM identity_checks WHERE account_id = $1) AS checks,
       (SELECT json_agg(account_name) FROM wallet_bank_accounts
        WHERE account_id = $1 AND is_close_requested) AS closed`,
    [accountId],
  )
  return rows[0]
}

test('a withdrawn consent deletes the checks and closes the number for deposits, and is told and kept', async () => {
  const device = await testDevice(app)
  expect((await check(device, '22222222201')).status).toBe(200)
  const number = await numberOf(device)
  const { status, body } = await withdraw(device)
  expect([status, body.message]).toEqual([200, expect.stringContaining('deleted your data')])
  expect(await account(device)).toMatchObject({ verification: null, bank: null })
  expect(await storedOf(device)).toEqual({ checks: 0, closed: ['deleted'] })
  const { notifications } = (await device.get('/api/v1/accounts/get-notifications')).body.data
  expect(notifications.data[0]?.content).toContain('withdrawn your consent')
  const { data } = (await device.get('/api/v1/accounts/data')).body
  expect(data).toMatchObject({
    identity_checks: [],
    consent_withdrawals: [{ withdrawn_at: expect.any(String) }],
    wallet: { deposit_account: null, former_deposit_accounts: [{ account_number: number }] },
  })
  await runJobs(http.jobs)
  const { rows } = await database.pool.query(
    'SELECT closed_at FROM wallet_bank_accounts WHERE account_number = $1',
    [number],
  )
  expect(rows[0]?.closed_at).not.toBeNull()
})

test('who withdrew is free to change the name, and is verified again with another number', async () => {
  const device = await testDevice(app)
  await check(device, '22222222202')
  const number = await numberOf(device)
  await withdraw(device)
  expect((await check(device, '22222222202')).status).toBe(200)
  const other = await numberOf(device)
  expect(other).not.toBe(number)
  await withdraw(device)
  const renamed = await device.post('/api/v1/accounts/update', {
    first_name: 'Bisi',
    last_name: 'Ojo',
  })
  expect(renamed.status).toBe(200)
})

test('without a check there is nothing to withdraw; what was withdrawn counts against five a day', async () => {
  const device = await testDevice(app)
  expect((await withdraw(device)).status).toBe(200)
  const { notifications } = (await device.get('/api/v1/accounts/get-notifications')).body.data
  expect(notifications.data).toEqual([])
  for (let n = 0; n < 5; n += 1) {
    expect((await check(device, '22222222203')).status).toBe(200)
    await withdraw(device)
  }
  const sixth = await check(device, '22222222203')
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_tries'])
  await clock.advance(86_401)
  expect((await check(device, '22222222203')).status).toBe(200)
})

test('a check that is under way settles nothing once the consent is withdrawn', async () => {
  for (let round = 0; round < 4; round += 1) {
    const device = await testDevice(app)
    const bvn = `2222222221${round}`
    const [checked] = await Promise.all([check(device, bvn), withdraw(device)])
    const { verification, bank } = await account(device)
    // One of the two came first; what is deleted does not come back.
    if (verification === null) {
      expect((await storedOf(device)).checks).toBe(0)
      expect(bank).toBeNull()
    } else {
      expect([checked.status, verification.is_verified]).toEqual([200, 1])
    }
    await withdraw(device)
    expect((await storedOf(device)).checks).toBe(0)
  }
})
