import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { byEmail, byPhone, testAccounts } from '../test-accounts.ts'

const database = await testDatabase()
const checks = new Map<number, { status: 'verified' | 'pending' | 'failed' }>()
const { newcomer } = await testAccounts(database, {
  checkOf: async (_, accountId) => checks.get(accountId) ?? null,
})

const careless = await newcomer(byEmail('careless@example.com'))
const names = { first_name: 'Ngozi', last_name: 'Eze' }

test('an account fills in fields, and clears them', async () => {
  const person = await newcomer(byEmail('update@example.com'))
  const full = {
    ...names,
    middle_name: 'Ọláyínká',
    date_of_birth: '1990-02-28',
    gender: 'female',
    address: '5 Marina, Lagos',
  }
  const { status, body } = await person.post('/accounts/update', full)
  expect(status).toBe(200)
  expect(body.data.message).toBe(body.message)
  const expected = { ...full, gender: 'Female' }
  expect(body.data.account).toMatchObject(expected)
  expect((await person.get('/accounts')).body.data.user).toMatchObject(expected)

  for (const date_of_birth of ['', null]) {
    await person.post('/accounts/update', { ...full, date_of_birth })
    expect((await person.get('/accounts')).body.data.user.date_of_birth).toBeNull()
    await person.post('/accounts/update', full)
  }
  // What is left out stays, what is emptied goes.
  await person.post('/accounts/update', { ...names, first_name: 'Ify', gender: 2, address: '' })
  const { user } = (await person.get('/accounts')).body.data
  expect(user).toMatchObject({ ...expected, first_name: 'Ify', gender: 'Male', address: null })
})

test.each([
  ['first_name', ''],
  ['last_name', ' '],
  ['first_name', 'x'.repeat(61)],
  ['date_of_birth', '1990-02-30'],
  ['date_of_birth', '2026-11-21'],
  ['date_of_birth', '1899-01-01'],
  ['gender', 'Robot'],
  ['gender', 9],
  ['phone_number', '+2348031000099'],
  ['address', 'x'.repeat(201)],
])('%s cannot be %j', async (field, value) => {
  const { status, body } = await careless.post('/accounts/update', { ...names, [field]: value })
  expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'validation_failed', [field]])
})

test('an account with one name may stay so, and a last name cannot be removed', async () => {
  const person = await newcomer({ ...byEmail('one-name@example.com'), name: 'Ngozi' })
  const { id } = (await person.get('/accounts')).body.data.user
  const one = { first_name: 'Ngozi', last_name: '' }
  checks.set(id, { status: 'pending' })
  const moved = await person.post('/accounts/update', { ...one, address: '9 Ring Road, Ibadan' })
  expect(moved.status).toBe(200)
  expect(moved.body.data.account).toMatchObject({
    last_name: null,
    address: '9 Ring Road, Ibadan',
  })
  const named = await person.post('/accounts/update', { ...one, last_name: 'Eze' })
  expect([named.status, named.body.code]).toEqual([409, 'conflict'])
  checks.delete(id)
  expect((await person.post('/accounts/update', { ...one, last_name: 'Eze' })).status).toBe(200)
  const emptied = await person.post('/accounts/update', one)
  expect([emptied.status, Object.keys(emptied.body.errors)]).toEqual([422, ['last_name']])
})

test('the number that one has may be sent along, however it is written', async () => {
  const person = await newcomer(byPhone('+2348031000055'))
  for (const phone_number of ['+2348031000055', '08031000055', '8031000055', '', null]) {
    expect((await person.post('/accounts/update', { ...names, phone_number })).status).toBe(200)
  }
  const { user } = (await person.get('/accounts')).body.data
  expect(user.phone_number).toBe('+2348031000055')
})

test('a verified account keeps its names and date of birth, and changes the rest', async () => {
  const person = await newcomer(byEmail('verified@example.com'))
  const profile = { ...names, middle_name: null, date_of_birth: '1990-01-01' }
  const { body } = await person.post('/accounts/update', profile)
  checks.set(body.data.account.id, { status: 'verified' })
  const same = await person.post('/accounts/update', { ...profile, address: '9 Ring Road, Ibadan' })
  expect([same.status, same.body.data.account.address]).toEqual([200, '9 Ring Road, Ibadan'])
  for (const change of [
    { first_name: 'Ada' },
    { last_name: 'Obi' },
    { middle_name: 'New' },
    { date_of_birth: '1991-01-01' },
    { date_of_birth: null },
  ]) {
    const refused = await person.post('/accounts/update', { ...profile, ...change })
    expect([refused.status, refused.body.code]).toEqual([409, 'already_verified'])
    expect(refused.body.message).toContain('Write to us if they are wrong.')
  }
  expect((await person.get('/accounts')).body.data.user).toMatchObject(profile)
})

test('while a check is open, names wait for its end', async () => {
  const person = await newcomer(byEmail('pending@example.com'))
  const { body } = await person.post('/accounts/update', names)
  const { id } = body.data.account
  checks.set(id, { status: 'pending' })
  const refused = await person.post('/accounts/update', { ...names, first_name: 'Ada' })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  const moved = { ...names, address: '9 Ring Road, Ibadan' }
  expect((await person.post('/accounts/update', moved)).status).toBe(200)
  checks.set(id, { status: 'failed' })
  const { status } = await person.post('/accounts/update', { ...names, first_name: 'Ada' })
  expect(status).toBe(200)
})
