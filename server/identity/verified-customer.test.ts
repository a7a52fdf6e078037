import { expect, test, vi } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { testApp } from '../test-app.ts'
import { testDevice } from '../test-customer.ts'
import { picture } from '../test-people.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)

test('a verified customer gets an account number for deposits, and cannot change the checked names', async () => {
  const device = await testDevice({ url, database, clock })
  const account = async () => (await device.get('/api/v1/accounts')).body.data
  expect(await account()).toMatchObject({ verification: null, bank: null })
  const { status } = await device.post('/api/v1/accounts/kyc/liveliness-check', {
    bvn: '22222222222',
    media_file: `data:image/jpeg;base64,${picture}`,
  })
  expect(status).toBe(200)
  await vi.waitFor(
    async () =>
      expect((await account()).bank).toMatchObject({
        account_number: expect.stringMatching(/^\d{10}$/),
      }),
    5_000,
  )
  expect((await account()).verification).toEqual({
    status: 'verified',
    reason: null,
    is_verified: 1,
  })
  const renamed = await device.post('/api/v1/accounts/update', {
    first_name: 'Somebody',
    last_name: 'Else',
  })
  expect([renamed.status, renamed.body.code]).toEqual([409, 'already_verified'])
})

test('the console shows what was checked and settles what is open, by its own forms', async () => {
  const device = await testDevice({ url, database, clock })
  await device.post('/api/v1/accounts/kyc/liveliness-check', {
    bvn: '33333333399',
    media_file: picture,
  })
  const console = await (await fetch(`${url}/simulators`)).text()
  expect(console).toContain('BVN …3399')
  const [, reference = ''] = /name="reference" value="([^"]+)"/.exec(console) ?? []
  const settled = await fetch(`${url}/simulators/dojah/settle`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ reference, outcome: 'match' }),
  })
  expect(settled.status).toBe(303)
  const { verification } = (await device.get('/api/v1/accounts')).body.data
  expect(verification).toMatchObject({ is_verified: 1 })
})
