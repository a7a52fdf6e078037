import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testApp } from '../test-app.ts'
import { testDevice } from '../test-customer.ts'
import { cleanUpRequests, maxOwnRequests, maxPhonesPerDay } from './requests.ts'

const database = await testDatabase()
const { pool } = database
const app = await testApp(database)
const path = '/api/v1/search-requests'

async function post(body: object) {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const stored = async () =>
  (await pool.query('SELECT term, account_id, phone FROM search_requests ORDER BY id')).rows
const phone = (n: number) => `+23480${String(n).padStart(8, '0')}`

test('who waits for what is kept once, by number or by account', async () => {
  const body = { search_term: ' Égusi, ground ', phone_number: phone(1) }
  expect((await post(body)).status).toBe(200)
  expect((await post({ ...body, search_term: 'EGUSI ground' })).status).toBe(200)
  const person = await testDevice({ url: app.url, database, clock: app.clock })
  expect((await person.post(path, { search_term: 'crayfish' })).status).toBe(200)
  expect(await stored()).toEqual([
    { term: 'egusi ground', account_id: null, phone: phone(1) },
    { term: 'crayfish', account_id: person.accountId, phone: null },
  ])
})

test('a visitor leaves a number, and something is looked for', async () => {
  for (const body of [
    { search_term: 'egusi' },
    { search_term: 'egusi', phone_number: '' },
    { search_term: 'egusi', phone_number: '0803' },
    { search_term: ' ', phone_number: phone(2) },
  ]) {
    expect(await post(body)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  }
})

test('nobody fills the list', async () => {
  for (let n = 0; n < maxOwnRequests; n++) {
    const { status } = await post({ search_term: `thing ${n}`, phone_number: phone(3) })
    expect(status).toBe(200)
  }
  const more = { search_term: 'one more', phone_number: phone(3) }
  expect(await post(more)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  await pool.query(
    `INSERT INTO search_requests (term, phone, created_at)
     SELECT 'x', '+23470' || lpad(n::text, 8, '0'), $1 FROM generate_series(1, $2::integer) AS n`,
    [app.clock.now(), maxPhonesPerDay],
  )
  expect((await post({ search_term: 'late', phone_number: phone(4) })).status).toBe(429)
})

test('after a year a request is deleted', async () => {
  const later = { now: () => new Date(app.clock.now().getTime() + 366 * 86_400_000) }
  await cleanUpRequests({ database, clock: later })
  expect(await stored()).toEqual([])
})
